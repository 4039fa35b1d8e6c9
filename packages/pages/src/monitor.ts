import type { Page } from './page';

/** Current state of the API and of the datasets. */
export const monitor: Page = {
  path: '/monitor',
  title: 'Monitor',
  description:
    'Situação da API e dos conjuntos de dados do Observatório, atualizada a cada minuto.',
  lead: 'O que está no ar neste momento, visto deste aparelho.',
  words: ['Situação do serviço', 'Status'],
};
