import { useEffect, useState } from 'react';
import { municipalityShapes, type Shape, stateShapes } from './shapes';

type Loaded = { uf: string | undefined; shapes: readonly Shape[] | 'failed' };

/** The shapes of the states, or of one state's municipalities; undefined while they load. */
export function useShapes(uf: string | undefined): readonly Shape[] | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Loaded>(() => ({ uf: undefined, shapes: stateShapes() }));

  useEffect(() => {
    let current = true;
    const show = (shapes: Loaded['shapes']) => current && setLoaded({ uf, shapes });
    if (uf === undefined) show(stateShapes());
    else municipalityShapes(uf).then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [uf]);

  return loaded.uf === uf ? loaded.shapes : undefined;
}
