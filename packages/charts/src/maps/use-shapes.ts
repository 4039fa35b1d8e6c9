import { useEffect, useState } from 'react';
import { municipalityShapes, type Shape, stateShapes } from './shapes';

/** Shapes on their way. */
export interface Shapes {
  /** Empty while loading. */
  shapes: readonly Shape[];
  failed: boolean;
}

const loading: Shapes = { shapes: [], failed: false };

/** The shapes of the states or, with a state's code, of its municipalities. */
export function useShapes(uf: string | undefined): Shapes {
  const [loaded, setLoaded] = useState<Shapes & { uf?: string }>(loading);
  const [states] = useState(() => ({ shapes: stateShapes(), failed: false }));

  useEffect(() => {
    if (uf === undefined) return undefined;
    let isWanted = true;
    municipalityShapes(uf).then(
      (shapes) => isWanted && setLoaded({ uf, shapes, failed: false }),
      () => isWanted && setLoaded({ uf, shapes: [], failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [uf]);

  if (uf === undefined) return states;
  return loaded.uf === uf ? loaded : loading;
}
