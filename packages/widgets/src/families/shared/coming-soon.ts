import type { Message } from '../../base/area';

/** What a card says where nothing is known of an occupation; words of the specification. */
export const comingSoon: Message = {
  title: 'Em Breve',
  text: 'Ooops...essa informação ainda não está disponível para essa profissão',
};
