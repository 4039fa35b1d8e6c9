import { formatCompact, formatPercent, type Unit } from '@observatorio/domain';
import { totalOf } from './chart-props';
import { baseOptions, sentenceTooltip } from './frame/base-options';
import type { ChartSpec, Look } from './frame/chart-spec';
import { hueOf, neutralOf } from './frame/chart-theme';
import { elementIndexAt } from './frame/element-at';
import { markColumns, markState, markStyle } from './frame/mark-style';
import { valueSentence } from './frame/value-text';
import type { Slice } from './pie-data';
import { pieTexts } from './pie-texts';

interface PieSpecOptions {
  slices: readonly Slice[];
  chosen: readonly string[];
  unit: Unit;
}

/** Thinner slices have no room for their percentage, which the legend has too. */
const LABELLED_SHARE = 0.06;

/** A ring of slices with the total in the middle. */
export function pieSpec(
  look: Look,
  { slices, chosen, unit }: PieSpecOptions,
): ChartSpec<'doughnut'> {
  const { theme } = look;
  const total = totalOf(slices);
  const states = slices.map(({ key }) => markState(key, chosen));
  const colors = slices.map(({ key, hue }) =>
    hue === undefined ? neutralOf(key, theme) : hueOf(theme, hue),
  );
  const styles = slices.map((_, index) => {
    const style = markStyle(colors[index] ?? '', states[index] ?? 'plain', theme);
    return style.borderWidth === 0 ? { ...style, borderWidth: 2 } : style;
  });
  return {
    type: 'doughnut',
    data: {
      labels: slices.map(({ label }) => label),
      datasets: [
        {
          label: unit.many,
          data: slices.map(({ count }) => count),
          ...markColumns(styles, theme),
          borderAlign: 'inner',
        },
      ],
    },
    options: {
      ...baseOptions(look),
      cutout: '58%',
      layout: { padding: 4 },
      plugins: {
        pieTexts: {
          slices: slices.map(({ share }, index) => ({
            text: share >= LABELLED_SHARE ? formatPercent(share) : '',
            color: states[index] === 'dimmed' ? theme.text : theme.raised,
          })),
          middle: { value: formatCompact(total), caption: unit.many },
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
    plugins: [pieTexts],
    legend: slices.map(({ label, share }, index) => ({
      label: `${label} (${formatPercent(share)})`,
      color: colors[index] ?? '',
    })),
    keyAt: (chart, event) => slices[elementIndexAt(chart, event)]?.key,
  };
}
