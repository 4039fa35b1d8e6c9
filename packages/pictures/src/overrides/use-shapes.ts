import { municipalityShapes, type Shape, stateShapes } from '../../../charts/src/maps/shapes';
import type { Shapes } from '../../../charts/src/maps/use-shapes';
import { rendering } from '../rendering';

const states: Shapes = { shapes: stateShapes(), failed: false };

/** Returns the shapes of the states, or those of a state's municipalities once loaded. */
export function useShapes(uf: string | undefined): Shapes {
  if (uf === undefined) return states;
  const load = () => municipalityShapes(uf);
  const outcome = rendering().outcomeOf(`shapes ${uf}`, { load });
  if (!outcome || !('value' in outcome)) return { shapes: [], failed: false };
  return { shapes: outcome.value as readonly Shape[], failed: false };
}
