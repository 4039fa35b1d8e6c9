import {
  type Edition,
  isCompatible,
  type Manifest,
  occupationSources,
} from '@observatorio/contract';
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

const isCompanion = (source: string): boolean =>
  occupationSources.some((companion) => companion === source);

/**
 * The editions of several sources that answer for a year. The occupationSources of the list of occupations
 * have no years, and stand aside where they do not go with it.
 */
export function editionsFor(
  manifest: Manifest,
  sources: readonly string[],
  year?: string,
): Edition[] {
  const list = editionFor(manifest, 'cbo');
  return sources
    .map((source) => editionFor(manifest, source, isCompanion(source) ? undefined : year))
    .filter((edition) => edition !== undefined)
    .filter((edition) => !isCompanion(edition.conjunto) || isCompatible(edition, list));
}
