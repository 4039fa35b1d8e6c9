import { type Edition, formatSources, SOURCES_HEADER } from '@observatorio/contract';

export { SOURCES_HEADER };

/** The editions of an answer as its header. */
export const sourcesHeader = (editions: readonly Edition[]): Record<string, string> => ({
  [SOURCES_HEADER]: formatSources(editions),
});
