import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Pictures } from '@observatorio/contract';
import { ProblemError, unavailable } from './problem';

/**
 * Returns a function that loads the bundle at a path on its first call, which takes a moment. It
 * throws a ProblemError while there is no bundle.
 */
export function picturesAt(path: string): () => Promise<Pictures> {
  let loaded: Promise<Pictures> | undefined;
  return async () => {
    if (!existsSync(path)) {
      throw new ProblemError(
        unavailable('As imagens ainda não foram construídas. Execute npm run build.'),
      );
    }
    loaded ??= import(pathToFileURL(path).href).then(({ pictures }) => pictures);
    return loaded;
  };
}
