import type { Message } from './area';

/** Message when an occupation has no data; wording from the specification. */
export const comingSoon: Message = {
  title: 'Em Breve',
  text: 'Ooops...essa informação ainda não está disponível para essa profissão',
};
