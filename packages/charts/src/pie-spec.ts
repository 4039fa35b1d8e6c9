import { formatCompact, totalOf, type Unit } from '@observatorio/domain';
import { arcTexts } from './frame/arc-texts';
import { baseOptions, sentenceTooltip } from './frame/base-options';
import type { ChartSpec, Look } from './frame/chart-spec';
import { elementIndexAt } from './frame/element-at';
import { markColumns } from './frame/mark-style';
import { valueSentence } from './frame/value-text';
import type { Slice } from './pie-data';
import { sliceMarks } from './slice-marks';

interface PieSpecOptions {
  slices: readonly Slice[];
  chosen: readonly string[];
  unit: Unit;
  /** Only the upper half of the ring. */
  half: boolean;
}

/** Thinner slices have no room for their percentage, which the legend has too. */
const LABELLED_SHARE = 0.06;
/** In pixels: the text of half a ring stands on its lower edge, not across it. */
const HALF_LIFT = 22;

/** A ring of slices with the total in the middle. */
export function pieSpec(
  look: Look,
  { slices, chosen, unit, half }: PieSpecOptions,
): ChartSpec<'doughnut'> {
  const { theme } = look;
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
      ...baseOptions(look),
      cutout: '58%',
      layout: { padding: 4 },
      ...(half && { circumference: 180, rotation: -90 }),
      plugins: {
        arcTexts: {
          textOf: (_arc, _series, index) =>
            (slices[index]?.share ?? 0) >= LABELLED_SHARE ? marks.percents[index] : undefined,
          middle: {
            value: formatCompact(total),
            caption: unit.many,
            lift: half ? HALF_LIFT : 0,
          },
          color: theme.text,
          quiet: theme.quiet,
          fontFamily: theme.fontFamily,
        },
        tooltip: sentenceTooltip<'doughnut'>(look, ({ dataIndex }) => {
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
