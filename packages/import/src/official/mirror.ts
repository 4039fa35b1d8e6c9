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

/** Returns the first result at one of several addresses; undefined if all of them are missing. */
export async function firstFound<T>(
  candidates: readonly URL[],
  find: (address: URL) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const address of candidates) {
    try {
      const found = await find(address);
      if (found !== undefined) return found;
    } catch (error) {
      if (!(error instanceof RemoteFailure) || error.kind !== 'missing') throw error;
    }
  }
  return undefined;
}
