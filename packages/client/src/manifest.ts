import {
  type Edition,
  isCompatible,
  isCourseSource,
  isOccupationSource,
  isYearly,
  type Manifest,
  newestEdition,
  type SourceName,
} from '@observatorio/contract';
import { manifestUrl } from './address';
import { unreadable } from './failure';
import { request } from './request';

const FAILURE = "Can't find data";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEdition = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.conjunto === 'string' &&
  typeof value.ano === 'number' &&
  (value.fontes === undefined || Array.isArray(value.fontes)) &&
  (value.ufs === undefined || Array.isArray(value.ufs));

/** Whether an answer has what the cards read of a manifest. */
const isManifest = (body: unknown): body is Manifest =>
  isObject(body) && Array.isArray(body.conjuntos) && body.conjuntos.every(isEdition);

/** Loads the manifest, one request for all cards. Throws a RequestError. */
export async function loadManifest(
  api: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Manifest> {
  const { body } = await request(manifestUrl(api), { failure: FAILURE, signal });
  if (isManifest(body)) return body;
  console.error(FAILURE, body);
  throw unreadable(body);
}

/** The editions in service. */
type InService = Pick<Manifest, 'conjuntos'>;

/** The edition of a source that answers for a year, such as `2019`; without one, the newest. */
export function editionFor(
  manifest: InService,
  source: SourceName,
  year?: string,
): Edition | undefined {
  if (!year || !isYearly(source)) return newestEdition(manifest.conjuntos, source);
  return manifest.conjuntos.find(
    ({ conjunto, ano }) => conjunto === source && String(ano) === year,
  );
}

/** Options of `editionsFor`. */
export interface EditionsOptions {
  /** The year that is chosen. Default: none. */
  year?: string | undefined;
  /** The source of the dataset that the editions complete. Default: none. */
  answering?: SourceName | undefined;
}

/**
 * The editions of several sources that answer for a year. Sources of facts about occupations have
 * no years, and are left out where they are not compatible with the list of occupations, or with
 * the edition of the source `answering`, which they complete. Sources that complete the offers of
 * courses are left out where they are not compatible with the latter.
 */
export function editionsFor(
  manifest: InService,
  sources: readonly SourceName[],
  { year, answering }: EditionsOptions = {},
): Edition[] {
  const answer = answering && editionFor(manifest, answering, year);
  const list = editionFor(manifest, 'cbo');
  return sources
    .map((source) => editionFor(manifest, source, isOccupationSource(source) ? undefined : year))
    .filter((edition) => edition !== undefined)
    .filter((edition) => {
      const { conjunto } = edition;
      if (isCourseSource(conjunto)) return isCompatible(edition, answer);
      return (
        !isOccupationSource(conjunto) || [list, answer].every((each) => isCompatible(edition, each))
      );
    });
}
