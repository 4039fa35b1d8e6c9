import { type CountRow, totalOf } from '@observatorio/domain';
import { formatCompact, type Unit } from '@observatorio/language';
import type { ScriptableContext } from 'chart.js';
import { horizontalBars } from '../bar/bar-spec';
import { FONT_SIZE } from '../canvas/text-measure';
import { baseOptions, fontOf, sentenceTooltip } from '../specs/base-options';
import { isCategory } from '../specs/categories';
import type { ChartSpec, RenderTarget } from '../specs/chart-spec';
import { type ChartTheme, hueOf, neutralOf } from '../specs/chart-theme';
import { elementIndexAt } from '../specs/element-at';
import { type MarkStyle, markState, markStyle } from '../specs/mark-style';
import { valueSentence } from '../specs/value-text';
import { tileLines, treemapBars, treemapRows } from './treemap-data';

interface TreemapSpecOptions {
  rows: readonly CountRow[];
  chosen: readonly string[];
  unit: Unit;
}

/** Padding of a tile's text, and width of a tile's spacing and outline, in pixels. */
const PADDING = 5;
const EDGE = 3.5;
const INSET = 2 * (PADDING + EDGE);
const LINE_HEIGHT = FONT_SIZE * 1.2;

/** Widths are scriptable, although their type does not say so. */
const scripted = (width: (context: ScriptableContext<'treemap'>) => number) =>
  width as unknown as number;

/** Dataset option that keeps the sum of the others last; missing from the dataset's type. */
const inGivenOrder = { unsorted: true };

/** Tiles with areas proportional to the counts. */
export function treemapSpec(
  target: RenderTarget,
  { rows, chosen, unit }: TreemapSpecOptions,
): ChartSpec<'treemap'> {
  const { theme, measure } = target;
  const total = totalOf(rows);
  const tiles = treemapRows(rows);
  const style = (context: ScriptableContext<'treemap'>) =>
    tileStyle(tiles[context.dataIndex], chosen, theme);
  return {
    type: 'treemap',
    data: {
      datasets: [
        {
          label: unit.many,
          data: [],
          // A copy, because the controller skips the layout of a list that it has already seen.
          tree: tiles.map((row) => ({ ...row })),
          key: 'count',
          ...inGivenOrder,
          spacing: 1,
          borderRadius: 2,
          backgroundColor: (context) => style(context).backgroundColor,
          borderColor: (context) => style(context).borderColor,
          borderWidth: scripted((context) => style(context).borderWidth),
          hoverBackgroundColor: (context) => style(context).backgroundColor,
          hoverBorderColor: theme.text,
          hoverBorderWidth: 2,
          labels: {
            display: true,
            overflow: 'hidden',
            align: 'left',
            position: 'top',
            padding: PADDING,
            font: { ...fontOf(target), lineHeight: 1.2 },
            color: (context) =>
              isCategory(tiles[context.dataIndex] ?? { key: null }) &&
              markState(tiles[context.dataIndex]?.key ?? null, chosen) !== 'dimmed'
                ? theme.raised
                : theme.text,
            formatter: ({ raw, dataIndex }) => {
              const row = tiles[dataIndex];
              const room = {
                width: raw.w - INSET,
                height: raw.h - INSET,
                lineHeight: LINE_HEIGHT,
              };
              return row ? tileLines(row.label, formatCompact(row.count), room, measure) : [];
            },
          },
        },
      ],
    },
    options: {
      ...baseOptions(target),
      // Other modes make clicks miss the tile (chartjs-chart-treemap #214).
      interaction: { mode: 'point', intersect: true },
      plugins: {
        tooltip: sentenceTooltip<'treemap'>(target, ({ dataIndex }) => {
          const row = tiles[dataIndex];
          return row ? tileSentence(row, total, unit) : '';
        }),
      },
    },
    keyAt: (chart, event) => tiles[elementIndexAt(chart, event)]?.key,
  };
}

/** Bars for the largest categories, with a note on the sum of the rest. */
export function treemapBarSpec(
  target: RenderTarget,
  { rows, chosen, unit }: TreemapSpecOptions,
): ChartSpec<'bar'> {
  const { bars, rest } = treemapBars(rows, chosen);
  const total = totalOf(rows);
  return {
    ...horizontalBars(target, { bars, chosen, unit, total, gapless: false, axisTitle: undefined }),
    ...(rest && { legend: [{ label: valueSentence(rest.label, rest.count, total, unit) }] }),
  };
}

/** Styles a tile. "Outras" and "Não informado" are muted, because they cannot be selected. */
function tileStyle(
  row: CountRow | undefined,
  chosen: readonly string[],
  theme: ChartTheme,
): MarkStyle {
  const key = row?.key ?? null;
  if (key) return markStyle(hueOf(theme, 1), markState(key, chosen), theme);
  const color = neutralOf(key, theme);
  return {
    backgroundColor: `color-mix(in srgb, ${color} 18%, ${theme.raised})`,
    borderColor: color,
    borderWidth: 1,
  };
}

function tileSentence(row: CountRow, total: number, unit: Unit): string {
  const sentence = valueSentence(row.label, row.count, total, unit);
  return row.key === '' ? `${sentence}. É a soma das demais, e não filtra.` : sentence;
}
