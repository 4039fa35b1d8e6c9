import { type MapShape, municipalityShapes, stateShapes } from './shapes';

let brazil: readonly MapShape[] | undefined;

/** Municipalities of the states loaded so far, by state code. */
const known = new Map<string, readonly MapShape[]>();

const loaders = new Map<string, () => Promise<void> | undefined>();

/**
 * Returns the shapes of the states or, given a state code, of its municipalities; empty until they
 * are loaded.
 */
export function shapesIn(uf: string | undefined): readonly MapShape[] {
  if (uf !== undefined) return known.get(uf) ?? [];
  brazil ??= stateShapes();
  return brazil;
}

/** Returns the function that loads a state's municipalities, always the same for a state. */
export function loaderOf(uf: string): () => Promise<void> | undefined {
  const load = loaders.get(uf) ?? (() => (known.has(uf) ? undefined : loadShapes(uf)));
  loaders.set(uf, load);
  return load;
}

async function loadShapes(uf: string): Promise<void> {
  known.set(uf, await municipalityShapes(uf));
}
