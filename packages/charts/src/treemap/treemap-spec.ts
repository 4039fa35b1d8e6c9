import { type CountRow, totalOf } from '@observatorio/domain';
import { formatCompact, type Unit } from '@observatorio/language';
import type { ScriptableContext } from 'chart.js';
import { horizontalBars } from '../bar/bar-spec';
import { FONT_SIZE } from '../canvas/text-measure';
import { baseOptions, fontOf, sentenceTooltip } from '../specs/base-options';
import type { ChartSpec, LegendEntry, RenderTarget } from '../specs/chart-spec';
import { colorOf, hueOf } from '../specs/chart-theme';
import { elementIndexAt } from '../specs/element-at';
import { MAX_HUES, withFreeHues } from '../specs/free-hues';
import { type MarkStyle, markState, markStyle } from '../specs/mark-style';
import { countTexts, valueSentence } from '../specs/value-text';
import {
  type GroupOf,
  MAX_BARS,
  MAX_BARS_ON_PHONE,
  type Tile,
  type TileGroup,
  tileLines,
  treemapBars,
  treemapTiles,
} from './treemap-data';

interface TreemapSpecOptions {
  rows: readonly CountRow[];
  chosen: readonly string[];
  unit: Unit;
  /** Group of each category, which has its colour. Default: one colour for all. */
  groupOf?: GroupOf | undefined;
}

/** Box width below which the bars have their names above them, and are fewer, in pixels. */
const PHONE = 408;

/** Padding of a tile's text, and width of a tile's spacing and outline, in pixels. */
const PADDING = 5;
const EDGE = 3.5;
const INSET = 2 * (PADDING + EDGE);
const LINE_HEIGHT = FONT_SIZE * 1.2;

/** Widths are scriptable, although their type does not say so. */
const scripted = (width: (context: ScriptableContext<'treemap'>) => number) =>
  width as unknown as number;

/** Dataset option that keeps the tiles of a group together; missing from the dataset's type. */
const inGivenOrder = { unsorted: true };

/** Tiles with areas proportional to the counts. */
export function treemapSpec(
  target: RenderTarget,
  { rows, chosen, unit, groupOf }: TreemapSpecOptions,
): ChartSpec<'treemap'> {
  const { theme, measure } = target;
  const total = totalOf(rows);
  const { tiles, groups, rest } = treemapTiles(rows, groupOf);
  const codes = groups.map(({ code }) => code);
  const hues = withFreeHues(codes.slice(0, MAX_HUES), {});
  const colorOfGroup = (group: TileGroup | undefined) =>
    group ? colorOf(group.code, hues[group.code], theme) : hueOf(theme, 1);
  const style = ({ dataIndex }: ScriptableContext<'treemap'>): MarkStyle => {
    const { key = null, group } = tiles[dataIndex] ?? {};
    return markStyle(colorOfGroup(group), markState(key, chosen), theme);
  };
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
              markState(tiles[context.dataIndex]?.key ?? null, chosen) === 'dimmed'
                ? theme.text
                : theme.raised,
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
    legend: [
      ...groups.map((group) => ({ label: group.label, color: colorOfGroup(group) })),
      ...restNote(rest, total, unit),
    ],
    keyAt: (chart, event) => tiles[elementIndexAt(chart, event)]?.key,
  };
}

/** Note on the sum of the categories that are not drawn. */
const restNote = (rest: CountRow | undefined, total: number, unit: Unit): LegendEntry[] =>
  rest ? [{ label: valueSentence(rest.label, rest.count, total, unit) }] : [];

/** Bars for the largest categories, with a note on the sum of the rest. */
export function treemapBarSpec(
  target: RenderTarget,
  { rows, chosen, unit }: TreemapSpecOptions,
): ChartSpec<'bar'> {
  const max = target.width < PHONE ? MAX_BARS_ON_PHONE : MAX_BARS;
  const { bars, rest } = treemapBars(rows, chosen, max);
  const total = totalOf(rows);
  return {
    ...horizontalBars(target, {
      bars,
      chosen,
      unit,
      texts: countTexts(total, unit),
      gapless: false,
      axisTitle: undefined,
    }),
    legend: restNote(rest, total, unit),
  };
}

function tileSentence({ label, count, group }: Tile, total: number, unit: Unit): string {
  const sentence = valueSentence(label, count, total, unit);
  return group ? `${sentence}. Grande grupo: ${group.label}` : sentence;
}
