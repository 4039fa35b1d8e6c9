import { stateMap } from '@observatorio/charts/state-map';
import type { CountRow } from '@observatorio/domain';
import type { Draw } from './draw';

/** Draws the rows as a map of the states. */
export const map: Draw<CountRow> = (rows, { selected, unit }) => ({
  kind: 'chart',
  chart: stateMap({ rows, selected, unit }),
});
