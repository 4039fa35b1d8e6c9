import { dataReload, loadManifest } from '@observatorio/client';
import type { Manifest } from '@observatorio/contract';
import { useEffect, useState } from 'react';
import { config } from './config';

/** Returns the manifest of the portal's API, and a function that requests it again. */
export function useLoadedManifest(): [
  manifest: Manifest | 'loading' | 'failed',
  retry: () => void,
] {
  const [attempt, setAttempt] = useState(0);
  const [manifest, setManifest] = useState<Manifest | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    // Called at once, and again when the API has a newer version of the data.
    const stopReload = dataReload.subscribe(() => {
      loadManifest(config.api, controller.signal).then(setManifest, () => {
        if (!controller.signal.aborted) setManifest('failed');
      });
    });
    return () => {
      stopReload();
      controller.abort();
    };
  }, [attempt]);
  return [manifest, () => setAttempt(attempt + 1)];
}
