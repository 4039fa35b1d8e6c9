import {
  type Edition,
  formatSources,
  SOURCES_HEADER,
  VERSION_HEADER,
} from '@observatorio/contract';

export { SOURCES_HEADER, VERSION_HEADER };

/** Returns the header that lists the editions of a response. */
export const sourcesHeader = (editions: readonly Edition[]): Record<string, string> => ({
  [SOURCES_HEADER]: formatSources(editions),
});
