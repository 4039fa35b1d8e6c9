import { type EditionsOptions, editionFor, editionsFor } from '@observatorio/client';
import {
  type CreditedEdition,
  type Edition,
  payTermsOf,
  type SourceName,
} from '@observatorio/contract';
import type { PayTerms } from '@observatorio/domain';
import { useManifest } from './use-manifest';

/** Where rows come from, by the manifest of their API, or else by their own answer. */
export interface Provenance {
  /** Editions that the rows come from; empty until the manifest or an answer names them. */
  editions: readonly CreditedEdition[];
  /** The edition of links of the same year; undefined if there is none or until the manifest arrives. */
  links: Edition | undefined;
  /** How the pay of these links was measured and is published. */
  pay: PayTerms;
}

/** What is known besides the manifest. */
interface ProvenanceOptions extends EditionsOptions {
  /** The editions that the answer lists. Default: unknown. */
  answered?: readonly CreditedEdition[] | undefined;
}

const isKnownType = ({ tipo }: Edition): boolean => tipo === 'oficial' || tipo === 'demonstracao';

/** The editions of some sources that answer for a year, and the terms of their pay. */
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
