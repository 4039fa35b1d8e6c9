import { foldText } from '@observatorio/language';

/** Maximum length of a file name, without its extension. */
const MAX_NAME = 150;

/** File name of a card, from its title and its filters in words: `vinculos-por-genero-ano-2019`. */
export const fileName = (name: string): string =>
  (foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []).join('-').slice(0, MAX_NAME);
