import type { Page } from './page';

/** Terms of use and privacy. */
export const terms: Page = {
  path: '/terms',
  title: 'Termos de uso e privacidade',
  description: 'Condições de uso dos dados e do site, e que dados pessoais o site guarda.',
  lead: 'O que você pode fazer com os dados e o que o site guarda sobre você.',
  words: ['Privacidade', 'LGPD'],
};
