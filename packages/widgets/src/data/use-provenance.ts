import { type EditionsOptions, editionFor, editionsFor } from '@observatorio/client';
import {
  type CreditedEdition,
  type Edition,
  payTermsOf,
  type SourceName,
} from '@observatorio/contract';
import type { PayTerms } from '@observatorio/domain';
import { useManifest } from './use-manifest';

/**
 * Provenance of rows, from the manifest of their API or, failing that, from the response itself.
 */
export interface Provenance {
  /** Editions that the rows come from; empty until the manifest or a response lists them. */
  editions: readonly CreditedEdition[];
  /**
   * Employment link edition of the rows' year; undefined if none exists or until the manifest
   * arrives.
   */
  links: Edition | undefined;
  /** Terms that describe how the pay of these employment links was measured and is published. */
  pay: PayTerms;
}

/** Options of `useProvenance`. */
interface ProvenanceOptions extends EditionsOptions {
  /** Editions listed in the response. Default: none. */
  answered?: readonly CreditedEdition[] | undefined;
}

const isKnownType = ({ tipo }: Edition): boolean => tipo === 'oficial' || tipo === 'demonstracao';

/** Returns the editions of the sources for a year, and how their pay is measured (`PayTerms`). */
export function useProvenance(
  api: string,
  sources: readonly SourceName[],
  { answered = [], ...options }: ProvenanceOptions = {},
): Provenance {
  const manifest = useManifest(api);
  if (!manifest) return { editions: answered, links: undefined, pay: {} };
  const links = editionFor(manifest, 'rais', options.year);
  const editions = editionsFor(manifest, sources, options).filter(isKnownType);
  const isUnlisted = editions.length === 0 && sources.length > 0;
  return {
    editions: isUnlisted ? answered : editions,
    links,
    pay: payTermsOf(manifest, links),
  };
}
