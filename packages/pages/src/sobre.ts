import type { Page } from './page';

/** Sources, methods, licences and accessibility of the portal. */
export const sobre: Page = {
  path: '/sobre',
  title: 'Sobre',
  description: 'De onde vêm os números do Observatório, como são calculados e como citá-los.',
  lead: 'De onde vêm os números do Observatório, e como são calculados.',
  needsManifest: true,
  words: ['Fontes', 'Métodos', 'Como citar', 'Acessibilidade', 'Licença'],
};
