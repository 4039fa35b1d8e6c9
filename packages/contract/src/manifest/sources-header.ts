import { editionKey } from '../kit/sources';
import { type Edition } from './manifest';

/** Header that lists the editions a response is based on. */
export const SOURCES_HEADER = 'X-Observatorio-Fontes';

/** Header with the version of all data in service; it changes with every change of an edition. */
export const VERSION_HEADER = 'X-Observatorio-Versao';

/** Properties of an edition that are shown to readers. */
export type CreditedEdition = Pick<Edition, 'conjunto' | 'tipo' | 'ufs'> &
  Partial<Pick<Edition, 'ano' | 'fontes' | 'situacao'>>;

/**
 * Serialises editions, e.g. `rais 2019 oficial; cbo demonstracao`. Sources without reference years
 * are listed without a year.
 */
export const formatSources = (editions: readonly Edition[]): string =>
  editions.map((edition) => `${editionKey(edition)} ${edition.tipo}`).join('; ');

const ENTRY = /^([\w-]+)(?: (\d{4}))? (oficial|demonstracao)$/;

/** Parses the header. Skips entries of unknown form, which a newer server may send. */
export const parseSources = (text: string): CreditedEdition[] =>
  text.split(';').flatMap((entry) => {
    const [, conjunto, ano, tipo] = ENTRY.exec(entry.trim()) ?? [];
    if (!conjunto) return [];
    const credited = { conjunto, tipo } as Pick<Edition, 'conjunto' | 'tipo'>;
    return [ano ? { ...credited, ano: Number(ano) } : credited];
  });
