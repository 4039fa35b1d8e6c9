import { type Edition } from './manifest';
import { isYearly } from './sources';

/** The header that names the editions of a data answer. */
export const SOURCES_HEADER = 'X-Observatorio-Fontes';

/** What readers are shown of an edition. */
export type CreditedEdition = Pick<Edition, 'conjunto' | 'tipo' | 'ufs'> &
  Partial<Pick<Edition, 'ano' | 'fontes'>>;

/** Writes editions as `rais 2019 oficial; cbo demonstracao`, a source without years. */
export const formatSources = (editions: readonly Edition[]): string =>
  editions
    .map(({ conjunto, ano, tipo }) => `${conjunto}${isYearly(conjunto) ? ` ${ano}` : ''} ${tipo}`)
    .join('; ');

const ENTRY = /^([\w-]+)(?: (\d{4}))? (oficial|demonstracao)$/;

/** Reads the header; skips entries of another form, which a newer server may write. */
export const parseSources = (text: string): CreditedEdition[] =>
  text.split(';').flatMap((entry) => {
    const [, conjunto, ano, tipo] = ENTRY.exec(entry.trim()) ?? [];
    if (!conjunto) return [];
    const credited = { conjunto, tipo } as Pick<Edition, 'conjunto' | 'tipo'>;
    return [ano ? { ...credited, ano: Number(ano) } : credited];
  });
