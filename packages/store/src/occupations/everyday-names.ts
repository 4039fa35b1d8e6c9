import { anyText, listCell, matching, readCsv } from '@observatorio/kit';

/**
 * Everyday names of occupations by CBO code, most common first: those that the official list lacks
 * or assigns to a rarer occupation. A profession's unqualified name refers to its most common
 * occupation.
 */
export const everydayNames: ReadonlyMap<string, readonly string[]> = new Map(
  readCsv(new URL('everyday-names.csv', import.meta.url), {
    codigo: matching(/^\d{6}$/),
    nomes: listCell(anyText, ', '),
  }).map(({ codigo, nomes }) => [codigo, nomes]),
);
