import { formatCompact, type Unit } from '@observatorio/domain';
import { COLUMN_LINES } from './bar-data';
import { highest } from './chart-props';
import { categoryAxis, indexAt } from './frame/bar-axes';
import { barValues } from './frame/bar-values';
import { baseOptions, sentenceTooltip } from './frame/base-options';
import type { ChartSpec, Look } from './frame/chart-spec';
import { type ChartTheme, hueOf } from './frame/chart-theme';
import { hiddenMark, type MarkState, markColumns, markState, markStyle } from './frame/mark-style';
import { valueSentence } from './frame/value-text';
import type { StackData } from './stacked-bar-data';

interface StackSpecOptions {
  data: StackData;
  chosen: readonly string[];
  unit: Unit;
}

/** In pixels: the air between two labels. */
const GAP = 4;

const colorOf = (hue: number | undefined, theme: ChartTheme): string =>
  hue === undefined ? theme.neutral : hueOf(theme, hue);

/** Columns of parts that stand on each other, with their totals above. */
export function stackedColumns(
  look: Look,
  { data, chosen, unit }: StackSpecOptions,
): ChartSpec<'bar'> {
  const { theme, width } = look;
  const { categories, series, total } = data;
  const states = categories.map(({ key }) => markState(key, chosen));
  return {
    type: 'bar',
    data: {
      labels: categories.map(({ label }) => label),
      datasets: series.map(({ label, hue, counts }) => ({
        label,
        data: [...counts],
        ...stackStyle(counts, states, colorOf(hue, theme), theme),
        borderSkipped: false as const,
        maxBarThickness: 72,
      })),
    },
    options: {
      ...baseOptions(look),
      interaction: { mode: 'index', intersect: false },
      layout: { padding: { top: 24 } },
      scales: {
        x: {
          stacked: true,
          ...categoryAxis(look, {
            labels: categories.map(({ label }) => label),
            states,
            room: width / Math.max(1, categories.length) - GAP,
            maxLines: COLUMN_LINES,
            vertical: false,
          }),
        },
        y: { stacked: true, display: false, min: 0, max: highest(categories) },
      },
      plugins: {
        barValues: {
          texts: categories.map(({ count }) => formatCompact(count)),
          color: theme.text,
          fontFamily: theme.fontFamily,
        },
        tooltip: sentenceTooltip<'bar'>(
          look,
          ({ datasetIndex, dataIndex }) => {
            const part = series[datasetIndex];
            const whole = categories[dataIndex]?.count ?? 0;
            return part ? valueSentence(part.label, part.counts[dataIndex] ?? 0, whole, unit) : '';
          },
          ({ dataIndex }) => {
            const category = categories[dataIndex];
            return category ? valueSentence(category.label, category.count, total, unit) : '';
          },
        ),
      },
    },
    plugins: [barValues],
    legend: series.map(({ label, hue }) => ({ label, color: colorOf(hue, theme) })),
    keyAt: (chart, event) => categories[indexAt(chart, event)]?.key,
  };
}

/** A line of the background's colour parts the series of a stack. */
function stackStyle(
  counts: readonly number[],
  states: readonly MarkState[],
  color: string,
  theme: ChartTheme,
) {
  const styles = counts.map((count, index) => {
    const state = states[index] ?? 'plain';
    if (count === 0) return hiddenMark;
    return state === 'plain'
      ? { backgroundColor: color, borderColor: theme.raised, borderWidth: 1 }
      : markStyle(color, state, theme);
  });
  return markColumns(styles, theme);
}
