import { useEffect, useState } from 'react';
import { municipalityShapes, type Shape, stateShapes } from './shapes';

/** Shapes and their loading state. */
export interface Shapes {
  /** Empty while loading. */
  shapes: readonly Shape[];
  failed: boolean;
}

const loading: Shapes = { shapes: [], failed: false };

/** Municipalities of the states shown so far, by state code. */
const known = new Map<string, Shapes>();

async function load(uf: string): Promise<Shapes> {
  try {
    const loaded = { shapes: await municipalityShapes(uf), failed: false };
    known.set(uf, loaded);
    return loaded;
  } catch {
    return { shapes: [], failed: true };
  }
}

/** Returns the shapes of the states or, given a state code, of its municipalities. */
export function useShapes(uf: string | undefined): Shapes {
  const [loaded, setLoaded] = useState<Shapes & { uf?: string }>(loading);
  const [states] = useState(() => ({ shapes: stateShapes(), failed: false }));

  useEffect(() => {
    if (uf === undefined || known.has(uf)) return undefined;
    let isWanted = true;
    void load(uf).then((shapes) => isWanted && setLoaded({ uf, ...shapes }));
    return () => {
      isWanted = false;
    };
  }, [uf]);

  if (uf === undefined) return states;
  return known.get(uf) ?? (loaded.uf === uf ? loaded : loading);
}
