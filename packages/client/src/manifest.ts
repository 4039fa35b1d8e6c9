import {
  type Edition,
  isCompatible,
  isOccupationSource,
  isYearly,
  type Manifest,
  newestEdition,
  type SourceName,
} from '@observatorio/contract';
import { manifestUrl } from './address';
import { request } from './request';

/** Loads the manifest, one request for all cards. Throws a RequestError. */
export async function loadManifest(
  api: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Manifest> {
  return (await request(manifestUrl(api), { failure: "Can't find data", signal })) as Manifest;
}

/** The editions in service. */
type InService = Pick<Manifest, 'conjuntos'>;

/** The edition of a source that answers for a year, such as `2019`; without one, the newest. */
export function editionFor(
  manifest: InService,
  source: SourceName,
  year?: string,
): Edition | undefined {
  if (!isYearly(source)) return newestEdition(manifest.conjuntos, source);
  return manifest.conjuntos
    .filter(({ conjunto, ano }) => conjunto === source && (!year || String(ano) === year))
    .reduce<Edition | undefined>(
      (best, next) => (best && best.ano >= next.ano ? best : next),
      undefined,
    );
}

/**
 * The editions of several sources that answer for a year. Sources of facts about occupations have
 * no years, and are left out where they are not compatible with the list of occupations.
 */
export function editionsFor(
  manifest: InService,
  sources: readonly SourceName[],
  year?: string,
): Edition[] {
  const list = editionFor(manifest, 'cbo');
  return sources
    .map((source) => editionFor(manifest, source, isOccupationSource(source) ? undefined : year))
    .filter((edition) => edition !== undefined)
    .filter((edition) => !isOccupationSource(edition.conjunto) || isCompatible(edition, list));
}
