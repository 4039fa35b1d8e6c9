import { type EditionsOptions, editionFor, editionsFor, loadManifest } from '@observatorio/client';
import type { CreditedEdition, Edition, Manifest, SourceName } from '@observatorio/contract';
import type { PayTerms } from '@observatorio/domain';
import { useEffect, useState } from 'react';
import { onRetry } from '../base/retry-event';

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
    pay: {
      basis: links && (links.baseRemuneracao ?? 'dezembro'),
      limit: manifest.limiteSigilo,
    },
  };
}

/** The manifest of an API; undefined until it arrives, and without an address. */
function useManifest(api: string): Manifest | undefined {
  const [loaded, setLoaded] = useState<{ api: string; manifest: Manifest }>();
  useEffect(() => {
    if (!api) return undefined;
    const controller = new AbortController();
    let hasFailed = false;
    const load = () =>
      loadManifest(api, controller.signal).then(
        (manifest) => setLoaded({ api, manifest }),
        // Provenance is optional: the card still shows its data, and the client logs the failure.
        () => {
          hasFailed = true;
        },
      );
    const stopRetry = onRetry(() => {
      if (hasFailed) void load();
      hasFailed = false;
    });
    void load();
    return () => {
      stopRetry();
      controller.abort();
    };
  }, [api]);
  return loaded?.api === api ? loaded.manifest : undefined;
}
