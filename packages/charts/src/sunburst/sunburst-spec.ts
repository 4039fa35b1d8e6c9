import { formatPercent, type Unit } from '@observatorio/language';
import type { Chart } from 'chart.js';
import { arcLines } from '../painters/arc-lines';
import { arcTexts } from '../painters/arc-texts';
import { baseOptions, sentenceTooltip } from '../specs/base-options';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { colorOf } from '../specs/chart-theme';
import { markColumns } from '../specs/mark-style';
import { middleText } from '../specs/middle-text';
import { valueSentence } from '../specs/value-text';
import type { SunburstData } from './sunburst-data';
import { type RingMark, ringMarks } from './sunburst-marks';

interface SunburstSpecOptions {
  data: SunburstData;
  chosen: readonly string[];
  unit: Unit;
}

/** Ring of categories inside a ring of their parts, with the total in the centre. */
export function sunburstSpec(
  target: RenderTarget,
  { data, chosen, unit }: SunburstSpecOptions,
): ChartSpec<'doughnut'> {
  const { theme, measure } = target;
  const { inner, total } = data;
  const rings = ringMarks(data, chosen, theme);
  return {
    type: 'doughnut',
    data: {
      datasets: rings.map((marks) => ({
        label: unit.many,
        data: marks.map(({ sector }) => sector.count),
        ...markColumns(
          marks.map(({ style }) => style),
          theme,
        ),
        borderAlign: 'inner',
      })),
    },
    options: {
      ...baseOptions(target),
      cutout: '30%',
      layout: { padding: 4 },
      plugins: {
        arcTexts: {
          textOf: (arc, ring, index) => {
            const { sector, textColor } = rings[ring]?.[index] ?? {};
            if (!sector || !textColor) return undefined;
            const named = arcLines(sector.label, arc, measure);
            const share = arcLines(formatPercent(sector.count / total), arc, measure);
            return { lines: named.length > 0 ? named : share, color: textColor };
          },
          middle: { ...middleText([...inner, ...data.outer], chosen, total, unit), offset: 0 },
          color: theme.text,
          quiet: theme.quiet,
          fontFamily: theme.fontFamily,
        },
        tooltip: {
          ...sentenceTooltip<'doughnut'>(target, ({ datasetIndex, dataIndex }) => {
            const { sector } = rings[datasetIndex]?.[dataIndex] ?? {};
            return sector ? valueSentence(sector.label, sector.count, total, unit) : '';
          }),
          filter: ({ datasetIndex, dataIndex }) =>
            rings[datasetIndex]?.[dataIndex]?.textColor !== undefined,
        },
      },
    },
    plugins: [arcTexts],
    legend: inner.map(({ key, label, count, hue }) => ({
      label: `${label} (${formatPercent(count / total)})`,
      color: colorOf(key, hue, theme),
    })),
    keyAt: (chart, event) => markAt(chart, event, rings)?.sector.key,
  };
}

function markAt(
  chart: Chart<'doughnut'>,
  event: Event,
  rings: readonly (readonly RingMark[])[],
): RingMark | undefined {
  const [element] = chart.getElementsAtEventForMode(event, 'point', { intersect: true }, true);
  return element && rings[element.datasetIndex]?.[element.index];
}
