import { anyText, matching, oneOfCell, readCsv } from '@observatorio/kit';

const kinds = ['conhecimento', 'habilidade', 'atitude'] as const;

/** Kinds of O*NET elements, as named in `perfis` and in responses. */
export type ElementKind = (typeof kinds)[number];

/** An O*NET element. */
export interface OnetElement {
  id: string;
  kind: ElementKind;
  name: string;
}

/**
 * The 33 knowledge areas, 35 skills and 16 attitudes on which occupations are rated, from O*NET
 * 29.3. The names are the project's own translation.
 */
export const onetElements: readonly OnetElement[] = readCsv(
  new URL('onet-elements.csv', import.meta.url),
  { id: matching(/^[12](\.\w+)+$/), tipo: oneOfCell(kinds), nome: anyText },
).map(({ id, tipo, nome }) => ({ id, kind: tipo, name: nome }));
