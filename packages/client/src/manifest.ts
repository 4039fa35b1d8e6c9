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

/** Returns whether a body has all manifest fields that the cards use. */
const isManifest = (body: unknown): body is Manifest =>
  isObject(body) && Array.isArray(body.conjuntos) && body.conjuntos.every(isEdition);

/** Loads the manifest with one request shared by all cards. Throws a RequestError on failure. */
export async function loadManifest(
  api: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<Manifest> {
  const { body } = await request(manifestUrl(api), { failure: FAILURE, signal });
  if (isManifest(body)) return body;
  console.error(FAILURE, body);
  throw unreadable(body);
}

/** Live editions. */
type LiveManifest = Pick<Manifest, 'conjuntos'>;

/**
 * Returns a source's edition for a year, such as `2019`, or its newest edition if no year is given.
 */
export function editionFor(
  manifest: LiveManifest,
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
  /** The selected year. Default: none. */
  year?: string | undefined;
  /** Source of the dataset that the editions complement. Default: none. */
  answering?: SourceName | undefined;
}

/**
 * Returns the editions of several sources for a year. Sources of facts about occupations are not
 * yearly; they are omitted if incompatible with the list of occupations or with the edition of
 * `answering`. Sources that complement course offers are omitted if incompatible with the edition
 * of `answering`.
 */
export function editionsFor(
  manifest: LiveManifest,
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
