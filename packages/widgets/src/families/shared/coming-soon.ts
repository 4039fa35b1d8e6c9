import type { Message } from '../../base/area';

/** Shown when there is no data on an occupation; wording from the specification. */
export const comingSoon: Message = {
  title: 'Em Breve',
  text: 'Ooops...essa informação ainda não está disponível para essa profissão',
};
