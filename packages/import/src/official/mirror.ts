import { Refusal } from '@observatorio/store';
import { RemoteFailure } from './remote/remote';

/**
 * Returns the addresses at which to look for an official one, best first. A mirror has the path of the
 * official address, with or without the name of the official server before it, as `wget -m` lays it
 * out; or only the last part of that path.
 */
export function candidatesOf(address: string, mirror: string | undefined): URL[] {
  const official = new URL(address);
  if (!mirror) return [official];
  const base = mirrorBase(mirror);
  const path = official.pathname.slice(1);
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const end = path.endsWith('/') ? `${last}/` : last;
  return [path, `${official.hostname}/${path}`, end].map((relative) => new URL(relative, base));
}

/** Returns the base address of a mirror, with a final slash. */
export function mirrorBase(mirror: string): URL {
  const isAddress = /^(ftps?|https?):\/\//i.test(mirror) && URL.canParse(mirror);
  if (isAddress) return new URL(mirror.endsWith('/') ? mirror : `${mirror}/`);
  throw new Refusal(
    `OFFICIAL_MIRROR=${mirror} não é um endereço ftp, ftps, http ou https, como ftp://espelho.exemplo/pub.`,
  );
}

/**
 * Returns the first result among candidates, such as addresses; undefined if all of them are missing. Fails if
 * there is none, but a web page in place of one of them.
 */
export async function firstFound<Candidate, T>(
  candidates: readonly Candidate[],
  find: (candidate: Candidate) => Promise<T | undefined>,
): Promise<T | undefined> {
  let page: RemoteFailure | undefined;
  for (const candidate of candidates) {
    try {
      const found = await find(candidate);
      if (found !== undefined) return found;
    } catch (error) {
      if (!(error instanceof RemoteFailure) || !['missing', 'page'].includes(error.kind)) {
        throw error;
      }
      if (error.kind === 'page') page ??= error;
    }
  }
  if (page) throw page;
  return undefined;
}

/** Takes a web page in place of a file for a missing file. Rethrows any other error. */
export function ignorePage(error: unknown): undefined {
  if (!(error instanceof RemoteFailure && error.kind === 'page')) throw error;
}
