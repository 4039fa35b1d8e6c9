import { occupationSources, type SourceName } from '@observatorio/contract';

/** Sources of the pages about a single occupation. */
export const occupationPageSources: readonly SourceName[] = ['rais', 'cbo', ...occupationSources];
