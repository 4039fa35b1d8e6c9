import type { Edition } from '@observatorio/contract';

/** The header that names the editions of a data answer. */
export const SOURCES_HEADER = 'X-Observatorio-Fontes';

/** The editions as a header: `rais 2019 oficial; cbo 2025 demonstracao`. */
export const sourcesHeader = (editions: readonly Edition[]): Record<string, string> => ({
  [SOURCES_HEADER]: editions
    .map(({ conjunto, ano, tipo }) => `${conjunto} ${ano} ${tipo}`)
    .join('; '),
});
