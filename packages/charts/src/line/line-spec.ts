import { formatCompact, type Unit } from '@observatorio/language';
import { BOLD, countAxis } from '../specs/bar-axes';
import { baseOptions, sentenceTooltip } from '../specs/base-options';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { hueOf } from '../specs/chart-theme';
import { tickAxis } from '../specs/tick-axis';
import { BREAK_ROW, breakOptions, LABEL_GAP, lineBreaks } from './line-breaks';
import { isIsolated, isJoined, type LineYear, yearSentence, yearTicks } from './line-data';
import { endOptions, LINE_END_GAP, lineEnd } from './line-end';

interface LineSpecOptions {
  years: readonly LineYear[];
  unit: Unit;
}

/** Width of a year label and of the count axis, in pixels. */
const YEAR_WIDTH = 40;
const AXIS_WIDTH = 44;

/** Line chart over the years, with gaps for missing years and labelled gaps at breaks. */
export function lineSpec(
  target: RenderTarget,
  { years, unit }: LineSpecOptions,
): ChartSpec<'line'> {
  const { theme, measure, width } = target;
  const color = hueOf(theme, 1);
  const first = years[0]?.year ?? 0;
  const last = years.at(-1)?.year ?? 0;
  const breaks = years.flatMap(({ breakBefore }) => breakBefore ?? []);
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
          segment: {
            borderColor: ({ p1DataIndex }) =>
              isJoined(years, p1DataIndex) ? undefined : 'transparent',
          },
          clip: false,
          pointRadius: years.map((_, index) =>
            index === years.length - 1 || isIsolated(years, index) ? 4 : 0,
          ),
          pointHoverRadius: 6,
          ...(years.some(({ isPartial }) => isPartial) && {
            pointBorderColor: color,
            pointBorderWidth: 2,
          }),
          pointBackgroundColor: years.map(({ isPartial }) => (isPartial ? theme.raised : color)),
          pointHoverBorderColor: theme.raised,
        },
      ],
    },
    options: {
      ...baseOptions(target),
      interaction: { mode: 'index', intersect: false },
      layout: { padding: { top: LABEL_GAP + breaks.length * BREAK_ROW, right: endRoom } },
      scales: {
        x: {
          type: 'linear',
          // Half a year of padding, so that a single year also gets an axis.
          ...tickAxis(target, { min: first - 0.5, max: last + 0.5, ticks, textOf: String }),
        },
        y: countAxis(target),
      },
      plugins: {
        lineBreaks: breakOptions(theme, breaks),
        lineEnd: endOptions(theme, end),
        tooltip: sentenceTooltip<'line'>(target, ({ dataIndex }) =>
          yearSentence(years, dataIndex, unit),
        ),
      },
    },
    plugins: [lineBreaks, lineEnd],
  };
}
