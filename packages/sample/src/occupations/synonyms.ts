import { anyText, matching, readCsv } from '@observatorio/kit';

/** Everyday names of the sample's occupations, chosen by the project. */
export const sampleSynonyms: readonly (readonly [code: string, name: string])[] = readCsv(
  new URL('synonyms.csv', import.meta.url),
  { codigo: matching(/^\d{6}$/), nome: anyText },
).map(({ codigo, nome }) => [codigo, nome]);
