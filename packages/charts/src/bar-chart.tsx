import { formatCompact } from '@observatorio/domain';
import {
  BarController,
  BarElement,
  CategoryScale,
  type Chart,
  type ChartOptions,
  LinearScale,
} from 'chart.js';
import { useCallback } from 'react';
import { barRows, columnsFit } from './bar-data';
import { type ChartProps, type ChartRow, isOwnCategory, LINKS, totalOf } from './chart-props';
import { baseOptions, sentenceTooltip } from './frame/base-options';
import { categoryAxis, countAxis, indexAt } from './frame/bar-axes';
import { ChartFrame } from './frame/chart-frame';
import type { ChartSpec, Look } from './frame/chart-spec';
import { hueOf } from './frame/chart-theme';
import { markColumns, markState, markStyle } from './frame/mark-style';
import { useSameList } from './frame/use-same-list';
import { barValues } from './frame/bar-values';
import { valueSentence } from './frame/value-text';

export interface BarChartProps extends ChartProps<ChartRow> {
  /** Columns become bars where they would be too narrow for their labels. Default: `bars`. */
  direction?: 'bars' | 'columns';
  /** The rows keep their order, as those of bands do. Default: false, the highest first. */
  ordered?: boolean;
  /** Bars touch each other, as those of a histogram do. Default: false. */
  gapless?: boolean;
  /** What the categories are, written along their axis. Default: nothing. */
  axisTitle?: string;
}

const parts = [BarController, BarElement, CategoryScale, LinearScale];

/** One bar per category, from a count. */
export function BarChart({
  rows,
  selected,
  unit = LINKS,
  direction = 'bars',
  ordered = false,
  gapless = false,
  axisTitle,
  ...frame
}: BarChartProps) {
  const chosen = useSameList(selected);
  const build = useCallback(
    (look: Look) => {
      const bars = barRows(rows, ordered);
      const columns = direction === 'columns' && columnsFit(bars, look.width);
      return barSpec(look, { bars, chosen, unit, columns, gapless, axisTitle });
    },
    [rows, chosen, unit, direction, ordered, gapless, axisTitle],
  );
  return <ChartFrame parts={parts} build={build} {...frame} />;
}

interface BarSpecOptions extends Required<Pick<BarChartProps, 'unit' | 'gapless'>> {
  bars: readonly ChartRow[];
  chosen: readonly string[];
  columns: boolean;
  axisTitle: string | undefined;
}

function barSpec(
  look: Look,
  { bars, chosen, unit, columns, gapless, axisTitle }: BarSpecOptions,
): ChartSpec<'bar'> {
  const { theme, measure } = look;
  const total = totalOf(bars);
  const states = bars.map(({ key }) => markState(key, chosen));
  const color = (row: ChartRow) => (isOwnCategory(row) ? hueOf(theme, 1) : theme.neutral);
  const values = bars.map(({ count }) => formatCompact(count));
  const axis = categoryAxis(look, { labels: bars.map(({ label }) => label), states, columns });
  const options: ChartOptions<'bar'> = {
    ...baseOptions(look),
    indexAxis: columns ? 'x' : 'y',
    interaction: { mode: 'index', axis: columns ? 'x' : 'y', intersect: false },
    layout: {
      padding: columns ? { top: 8 } : { right: Math.max(0, ...values.map(measure)) + 10 },
    },
    scales: columns
      ? { x: withTitle(axis, axisTitle, look), y: countAxis(look) }
      : { x: { display: false, beginAtZero: true }, y: withTitle(axis, axisTitle, look) },
    plugins: {
      legend: { display: false },
      barValues: { texts: columns ? [] : values, color: theme.text, fontFamily: theme.fontFamily },
      tooltip: sentenceTooltip<'bar'>(look, ({ dataIndex }) => {
        const row = bars[dataIndex];
        return row ? valueSentence(row.label, row.count, total, unit) : '';
      }),
    },
  };
  return {
    type: 'bar',
    data: {
      labels: bars.map(({ label }) => label),
      datasets: [
        {
          label: unit[1],
          data: bars.map(({ count }) => count),
          ...markColumns(
            bars.map((row, index) => markStyle(color(row), states[index] ?? 'plain', theme)),
            theme,
          ),
          borderSkipped: false,
          borderRadius: gapless ? 0 : 3,
          minBarLength: 2,
          maxBarThickness: gapless ? undefined : 36,
          categoryPercentage: gapless ? 1 : 0.84,
          barPercentage: gapless ? 0.98 : 0.9,
        },
      ],
    },
    options,
    plugins: [barValues],
    keyAt: (chart: Chart, event: Event) => bars[indexAt(chart, event)]?.key,
  };
}

const withTitle = <Axis extends object>(axis: Axis, text: string | undefined, { theme }: Look) => ({
  ...axis,
  title: { display: text !== undefined, text: text ?? '', color: theme.quiet },
});
