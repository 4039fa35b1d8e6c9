import { totalOf } from '@observatorio/domain';
import type { Unit } from '@observatorio/language';
import { arcLines } from '../painters/arc-lines';
import { arcTexts } from '../painters/arc-texts';
import { sliceMarks } from '../pie/slice-marks';
import { baseOptions, sentenceTooltip } from '../specs/base-options';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { elementIndexAt } from '../specs/element-at';
import { hiddenAxis } from '../specs/hidden-axis';
import { markColumns } from '../specs/mark-style';
import { valueSentence } from '../specs/value-text';
import type { VariableSlice } from './variable-pie-data';

interface VariablePieSpecOptions {
  slices: readonly VariableSlice[];
  chosen: readonly string[];
  unit: Unit;
}

/** Explains that the radius also encodes the count, and that both have a minimum. */
const RADIUS_NOTE =
  'O ângulo e o raio crescem com a parte de cada categoria, e têm um mínimo para que todas se vejam.';

/** Chart.js accepts a list of angles, although its type does not say so. */
const angles = (slices: readonly VariableSlice[]) =>
  slices.map(({ angle }) => angle) as unknown as number;

/** Pie whose slices differ in both angle and radius. */
export function variablePieSpec(
  target: RenderTarget,
  { slices, chosen, unit }: VariablePieSpecOptions,
): ChartSpec<'polarArea'> {
  const { theme, measure } = target;
  const total = totalOf(slices);
  const { styles, percents, legend } = sliceMarks(slices, chosen, theme);
  return {
    type: 'polarArea',
    data: {
      labels: slices.map(({ label }) => label),
      datasets: [
        {
          label: unit.many,
          data: slices.map(({ radius }) => radius),
          angle: angles(slices),
          ...markColumns(styles, theme),
          borderAlign: 'inner',
        },
      ],
    },
    options: {
      ...baseOptions(target),
      layout: { padding: 4 },
      scales: { r: hiddenAxis(0, 1) },
      plugins: {
        arcTexts: {
          textOf: (arc, _, index) => {
            const percent = percents[index];
            const [text = ''] = percent?.lines ?? [];
            return arcLines(text, arc, measure).length > 0 ? percent : undefined;
          },
          color: theme.text,
          quiet: theme.quiet,
          fontFamily: theme.fontFamily,
        },
        tooltip: sentenceTooltip<'polarArea'>(target, ({ dataIndex }) => {
          const slice = slices[dataIndex];
          return slice ? valueSentence(slice.label, slice.count, total, unit) : '';
        }),
      },
    },
    plugins: [arcTexts],
    legend: [...legend, { label: RADIUS_NOTE }],
    keyAt: (chart, event) => slices[elementIndexAt(chart, event)]?.key,
  };
}
