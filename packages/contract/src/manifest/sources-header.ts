import { editionKey } from '../kit/sources';
import { vintageMark } from '../kit/vintage';
import { type Edition } from './manifest';

/** Header that lists the editions a response is based on. */
export const SOURCES_HEADER = 'X-Observatorio-Fontes';

/** Header with the version of all data in service; it changes with every change of an edition. */
export const VERSION_HEADER = 'X-Observatorio-Versao';

/** Properties of an edition that are shown to readers. */
export type CreditedEdition = Pick<Edition, 'conjunto' | 'tipo' | 'ufs'> &
  Partial<Pick<Edition, 'ano' | 'fontes' | 'situacao' | 'tabela'>>;

/**
 * Serialises editions, e.g. `rais 2024 oficial parcial; cbo demonstracao; indicadores ideb oficial`. Sources without reference
 * years are listed without a year, and final data without their vintage.
 */
export const formatSources = (
  editions: readonly Pick<Edition, 'conjunto' | 'ano' | 'tipo' | 'situacao' | 'tabela'>[],
): string =>
  editions
    .map((edition) => {
      const mark = vintageMark(edition) && ` ${edition.situacao}`;
      return `${editionKey(edition)} ${edition.tipo}${mark}`;
    })
    .join('; ');

const ENTRY =
  /^([\w-]+)(?: (\d{4})| ([a-z][a-z\d-]*))? (oficial|demonstracao)(?: (parcial|superada))?$/;

/** Parses the header. Skips entries of unknown form, which a newer server may send. */
export const parseSources = (text: string): CreditedEdition[] =>
  text.split(';').flatMap((entry) => {
    const [, conjunto, ano, tabela, tipo, situacao] = ENTRY.exec(entry.trim()) ?? [];
    if (!conjunto) return [];
    const credited = {
      conjunto,
      tipo,
      ...(tabela && { tabela }),
      ...(situacao && { situacao }),
    } as CreditedEdition;
    return [ano ? { ...credited, ano: Number(ano) } : credited];
  });
