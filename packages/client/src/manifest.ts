import type { Edition, Manifest } from '@observatorio/contract';
import { manifestUrl } from './address';
import { request } from './request';

/** What the API serves; asked for once by all cards. Throws a RequestError. */
export async function loadManifest(
  api: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Manifest> {
  return (await request(manifestUrl(api), { failure: "Can't find data", signal })) as Manifest;
}

/** The edition of a source that answers for a year, as `2019`; without one, the newest. */
export function editionFor(manifest: Manifest, source: string, year?: string): Edition | undefined {
  return manifest.conjuntos
    .filter(({ conjunto, ano }) => conjunto === source && (!year || String(ano) === year))
    .reduce<Edition | undefined>(
      (best, next) => (best && best.ano >= next.ano ? best : next),
      undefined,
    );
}
