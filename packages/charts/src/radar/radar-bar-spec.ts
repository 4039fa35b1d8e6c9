import { formatScore } from '@observatorio/language';
import { barValueLabels, valueRoom } from '../painters/bar-value-labels';
import { rowOptions } from '../specs/bar-axes';
import { baseOptions, sentenceTooltip, titleAbove } from '../specs/base-options';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { hueOf } from '../specs/chart-theme';
import { hiddenAxis } from '../specs/hidden-axis';
import { type RadarSpecOptions, scaleTitle, scoreSentence, unknownNotes } from './radar-spec';

/** Bars over the full scale, highest score first. */
export function scoreBars(target: RenderTarget, options: RadarSpecOptions): ChartSpec<'bar'> {
  const { unknown, scale, axisTitle } = options;
  const known = options.known.toSorted((a, b) => b.score - a.score);
  const { theme, measure } = target;
  const values = known.map(({ score }) => formatScore(score));
  const labels = known.map(({ label }) => label);
  const valueWidth = valueRoom(values, measure);
  const rows = rowOptions(target, { labels, states: [], valueWidth });
  return {
    type: 'bar',
    data: {
      labels,
      datasets: [
        {
          label: axisTitle,
          data: known.map(({ score }) => score),
          backgroundColor: hueOf(theme, 1),
          borderRadius: 3,
          minBarLength: 2,
          maxBarThickness: 40,
          ...rows.bars,
        },
      ],
    },
    options: {
      ...baseOptions(target),
      indexAxis: 'y',
      interaction: { mode: 'index', axis: 'y', intersect: false },
      layout: { padding: { right: valueWidth } },
      scales: {
        x: hiddenAxis(scale.min, scale.max),
        y: rows.axis,
      },
      plugins: {
        barValueLabels: { texts: values, color: theme.text, fontFamily: theme.fontFamily },
        title: titleAbove(target, scaleTitle(options)),
        tooltip: sentenceTooltip<'bar'>(target, ({ dataIndex }) =>
          scoreSentence(known[dataIndex], scale),
        ),
      },
    },
    plugins: [barValueLabels],
    wholeHeight: rows.wholeHeight,
    legend: unknownNotes(unknown),
  };
}
