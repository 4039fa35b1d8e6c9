/** Normalises a text: lower case, no accents, trimmed. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
