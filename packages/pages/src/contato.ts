import type { Page } from './page';

/** How to reach the people behind the portal. */
export const contato: Page = {
  path: '/contato',
  title: 'Contato',
  description: 'Como falar com a equipe do Observatório do Trabalho e da Formação.',
  lead: 'Dúvidas, erros nos dados ou no site, sugestões e pedidos de uso dos elementos.',
  words: ['Fale conosco', 'Dúvidas'],
};
