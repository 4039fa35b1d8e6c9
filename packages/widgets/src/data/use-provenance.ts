import { type EditionsOptions, editionFor, editionsFor, loadManifest } from '@observatorio/client';
import type { Edition, Manifest, SourceName } from '@observatorio/contract';
import type { PayTerms } from '@observatorio/domain';
import { useEffect, useState } from 'react';

/** Where rows come from, by the manifest of their API. */
export interface Provenance {
  /** Editions that the rows come from; empty until the manifest arrives. */
  editions: readonly Edition[];
  /** The edition of links of the same year; undefined if there is none or until the manifest arrives. */
  links: Edition | undefined;
  /** How the pay of these links was measured and is published. */
  pay: PayTerms;
}

/** The editions of some sources that answer for a year, and the terms of their pay. */
export function useProvenance(
  api: string,
  sources: readonly SourceName[],
  options: EditionsOptions = {},
): Provenance {
  const manifest = useManifest(api);
  if (!manifest) return { editions: [], links: undefined, pay: {} };
  const links = editionFor(manifest, 'rais', options.year);
  return {
    editions: editionsFor(manifest, sources, options),
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
    loadManifest(api, controller.signal).then(
      (manifest) => setLoaded({ api, manifest }),
      // Provenance is optional: the card still shows its data, and the client logs the failure.
      () => {},
    );
    return () => controller.abort();
  }, [api]);
  return loaded?.api === api ? loaded.manifest : undefined;
}
