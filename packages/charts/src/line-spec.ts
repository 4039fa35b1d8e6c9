import { formatCompact, type Unit } from '@observatorio/domain';
import { BOLD, countAxis } from './frame/bar-axes';
import { baseOptions, sentenceTooltip } from './frame/base-options';
import type { ChartSpec, Look } from './frame/chart-spec';
import { hueOf } from './frame/chart-theme';
import { tickAxis } from './frame/tick-axis';
import { isAlone, type LineYear, yearSentence, yearTicks } from './line-data';
import { LINE_END_GAP, lineEnd } from './line-end';

interface LineSpecOptions {
  years: readonly LineYear[];
  unit: Unit;
}

/** In pixels: what a year takes on its axis, and the count axis beside it. */
const YEAR_WIDTH = 40;
const AXIS_WIDTH = 44;

/** A line over the years, broken where years are missing. */
export function lineSpec(look: Look, { years, unit }: LineSpecOptions): ChartSpec<'line'> {
  const { theme, measure, width } = look;
  const color = hueOf(theme, 1);
  const first = years[0]?.year ?? 0;
  const last = years.at(-1)?.year ?? 0;
  const end = formatCompact(years.at(-1)?.links ?? 0);
  const endRoom = LINE_END_GAP + measure(end) * BOLD;
  const ticks = yearTicks(first, last, (width - AXIS_WIDTH - endRoom) / YEAR_WIDTH);
  return {
    type: 'line',
    data: {
      datasets: [
        {
          label: unit.many,
          data: years.map(({ year, links }) => ({ x: year, y: links })),
          borderColor: color,
          borderWidth: 2.5,
          clip: false,
          pointRadius: years.map((_, index) =>
            index === years.length - 1 || isAlone(years, index) ? 4 : 0,
          ),
          pointHoverRadius: 6,
          pointBackgroundColor: color,
          pointHoverBorderColor: theme.raised,
        },
      ],
    },
    options: {
      ...baseOptions(look),
      interaction: { mode: 'index', intersect: false },
      layout: { padding: { top: 8, right: endRoom } },
      scales: {
        x: {
          type: 'linear',
          // Half a year of air, also on either side of the only one.
          ...tickAxis(look, { min: first - 0.5, max: last + 0.5, ticks, textOf: String }),
        },
        y: countAxis(look),
      },
      plugins: {
        lineEnd: {
          text: end,
          color: theme.text,
          halo: theme.raised,
          fontFamily: theme.fontFamily,
        },
        tooltip: sentenceTooltip<'line'>(look, ({ dataIndex }) =>
          yearSentence(years, dataIndex, unit),
        ),
      },
    },
    plugins: [lineEnd],
  };
}
