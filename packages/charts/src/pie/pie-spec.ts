import { totalOf } from '@observatorio/domain';
import { type Unit } from '@observatorio/language';
import { arcTexts } from '../painters/arc-texts';
import { baseOptions, sentenceTooltip } from '../specs/base-options';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { elementIndexAt } from '../specs/element-at';
import { markColumns } from '../specs/mark-style';
import { middleText } from '../specs/middle-text';
import { valueSentence } from '../specs/value-text';
import type { Slice } from './pie-data';
import { sliceMarks } from './slice-marks';

interface PieSpecOptions {
  slices: readonly Slice[];
  chosen: readonly string[];
  unit: Unit;
  /** Draws only the upper half of the ring. */
  half: boolean;
}

/** Minimum share for a percentage on the slice; smaller ones appear only in the legend. */
const LABELLED_SHARE = 0.06;
/** Height of a half ring's text above the ring's lower edge, in pixels. */
const HALF_RING_OFFSET = 22;

/** Ring of slices with the total in the centre. */
export function pieSpec(
  target: RenderTarget,
  { slices, chosen, unit, half }: PieSpecOptions,
): ChartSpec<'doughnut'> {
  const { theme } = target;
  const total = totalOf(slices);
  const marks = sliceMarks(slices, chosen, theme);
  return {
    type: 'doughnut',
    data: {
      labels: slices.map(({ label }) => label),
      datasets: [
        {
          label: unit.many,
          data: slices.map(({ count }) => count),
          ...markColumns(marks.styles, theme),
          borderAlign: 'inner',
        },
      ],
    },
    options: {
      ...baseOptions(target),
      cutout: '58%',
      layout: { padding: 4 },
      ...(half && { circumference: 180, rotation: -90 }),
      plugins: {
        arcTexts: {
          textOf: (_arc, _series, index) =>
            (slices[index]?.share ?? 0) >= LABELLED_SHARE ? marks.percents[index] : undefined,
          middle: {
            ...middleText(slices, chosen, total, unit),
            offset: half ? HALF_RING_OFFSET : 0,
          },
          color: theme.text,
          quiet: theme.quiet,
          fontFamily: theme.fontFamily,
        },
        tooltip: sentenceTooltip<'doughnut'>(target, ({ dataIndex }) => {
          const slice = slices[dataIndex];
          return slice ? valueSentence(slice.label, slice.count, total, unit) : '';
        }),
      },
    },
    plugins: [arcTexts],
    legend: marks.legend,
    keyAt: (chart, event) => slices[elementIndexAt(chart, event)]?.key,
  };
}
