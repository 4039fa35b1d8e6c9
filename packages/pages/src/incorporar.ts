import { builderPage } from '@observatorio/contract';
import type { Page } from './page';

/** Builder of the code that shows an element on another site. */
export const incorporar: Page = {
  path: builderPage,
  title: 'Leve os gráficos ao seu site',
  description:
    'Escolha um gráfico, ajuste os filtros e copie o código que o mostra em outro site, sempre com os dados em dia.',
  lead: 'Em três passos, um gráfico do Observatório aparece na página do seu órgão, sempre com os dados em dia. Não é preciso saber programar.',
  words: ['Incorporar', 'Código para o meu site', 'Widgets', 'Iframe', 'Embed'],
  // The element that the builder shows first.
  elements: 'labour',
  readsQuery: true,
};
