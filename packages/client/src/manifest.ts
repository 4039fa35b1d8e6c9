import type { Manifest } from '@observatorio/contract';
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
