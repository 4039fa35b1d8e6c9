import { type CountRow, type Hues } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { ArcElement, PolarAreaController, RadialLinearScale } from 'chart.js';
import type { CategoryOptions, Chart } from '../specs/chart';
import { variableSlices } from './variable-pie-data';
import { variablePieSpec } from './variable-pie-spec';

export interface VariablePieChartOptions extends CategoryOptions<CountRow> {
  /** Hues by key, shared by all cards. Default: assigned in the order of the keys. */
  hues?: Hues | undefined;
}

const parts = [PolarAreaController, ArcElement, RadialLinearScale];

/** Shares, as a pie whose larger slices also have a larger radius. */
export const variablePieChart = ({
  rows,
  selected: chosen = [],
  unit = LINKS,
  hues,
}: VariablePieChartOptions): Chart<'polarArea'> => ({
  parts,
  build: (target) => variablePieSpec(target, { slices: variableSlices(rows, hues), chosen, unit }),
});
