import { type Provenance, type ProvenanceOptions, provenanceOf } from '@observatorio/cards';
import type { SourceName } from '@observatorio/contract';
import { useManifest } from './use-manifest';

/** Returns the editions of the sources for a year, and how their pay is measured (`PayTerms`). */
export const useProvenance = (
  api: string,
  sources: readonly SourceName[],
  options?: ProvenanceOptions,
): Provenance => provenanceOf(useManifest(api), sources, options);
