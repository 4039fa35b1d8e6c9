import { type Edition, isYearly } from '@observatorio/contract';

/** The header that names the editions of a data answer. */
export const SOURCES_HEADER = 'X-Observatorio-Fontes';

/** The editions as a header: `rais 2019 oficial; cbo demonstracao`, a source without years. */
export const sourcesHeader = (editions: readonly Edition[]): Record<string, string> => ({
  [SOURCES_HEADER]: editions
    .map(({ conjunto, ano, tipo }) => `${conjunto}${isYearly(conjunto) ? ` ${ano}` : ''} ${tipo}`)
    .join('; '),
});
