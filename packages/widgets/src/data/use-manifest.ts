import { dataReload, loadManifest } from '@observatorio/client';
import type { Manifest } from '@observatorio/contract';
import { useLayoutEffect, useState } from 'react';
import { onRetry } from '../base/retry-event';

/** Loads the manifest of an API; undefined until it arrives or if `api` is empty. */
export function useManifest(api: string): Manifest | undefined {
  const [loaded, setLoaded] = useState<{ api: string; manifest: Manifest }>();
  useLayoutEffect(() => {
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
    // Called at once, and again when the API has a newer version of the data.
    const stopReload = dataReload.subscribe(() => void load());
    return () => {
      stopReload();
      stopRetry();
      controller.abort();
    };
  }, [api]);
  return loaded?.api === api ? loaded.manifest : undefined;
}
