import { anyText, matching, readCsv } from '@observatorio/kit';

/**
 * Last official titles of codes that the CBO 2002 has dropped but the RAIS still uses. `lista` is the
 * year of the ministry's list that has the title; 2002 is the first one, whose health and service
 * codes the SINAN keeps. Codes without a known title are left out.
 */
export const retiredTitles: ReadonlyMap<string, string> = new Map(
  readCsv(new URL('retired-occupations.csv', import.meta.url), {
    codigo: matching(/^\d{6}$/),
    titulo: anyText,
    lista: matching(/^20\d\d$/),
  }).map(({ codigo, titulo }) => [codigo, titulo]),
);
