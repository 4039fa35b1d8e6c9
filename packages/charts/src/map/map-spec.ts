import { mapLabelColor, NOT_INFORMED } from '@observatorio/domain';
import { LINKS, type Unit, withUnit } from '@observatorio/language';
import type { Color } from 'chart.js';
import { hatch } from '../canvas/hatch';
import { canvasFont, FONT_SIZE } from '../canvas/text-measure';
import { mercator } from '../maps/mercator';
import { shapePainter } from '../maps/shape-painter';
import { baseOptions, sentenceTooltip } from '../specs/base-options';
import type { ChartSpec, LegendEntry, RenderTarget } from '../specs/chart-spec';
import type { ChartTheme } from '../specs/chart-theme';
import { elementIndexAt } from '../specs/element-at';
import { noLabels } from '../specs/hidden-axis';
import { countTexts, type ValueTexts } from '../specs/value-text';
import type { MapCell, MapData } from './map-data';

interface MapSpecOptions {
  data: MapData;
  chosen: readonly string[];
  unit: Unit;
  /** Abbreviation of the state whose municipalities are shown; undefined for the map of states. */
  stateAbbr: string | undefined;
  /** Formats of the values. Default: counts with their shares. */
  texts?: ValueTexts | undefined;
}

/** Choropleth with borders visible on both light and dark fills. */
export function mapSpec(
  target: RenderTarget,
  { data, chosen, unit, stateAbbr, texts = countTexts(data.total, unit) }: MapSpecOptions,
): ChartSpec<'choropleth'> {
  const { theme } = target;
  const { cells } = data;
  const fills = fillsOf(data, theme);
  return {
    type: 'choropleth',
    data: {
      labels: cells.map(({ name }) => name),
      datasets: [
        {
          label: unit.many,
          outline: cells.map(({ shape }) => shape),
          data: cells.map(({ shape, count }) => ({ feature: shape, value: count ?? 0 })),
          backgroundColor: fills,
          hoverBackgroundColor: fills,
          borderColor: cells.map(({ shade }) => borderOn(shade, theme)),
          hoverBorderColor: theme.text,
          borderWidth: 0.75,
          hoverBorderWidth: 2,
        },
      ],
    },
    options: {
      ...baseOptions(target),
      interaction: { mode: 'place', intersect: true },
      scales: {
        projection: { axis: 'x', projection: mercator(), padding: 6 },
        color: { axis: 'x', display: false, ticks: noLabels },
      },
      plugins: {
        shapePainter: {
          chosen: cells.flatMap(({ key }, index) => (chosen.includes(key) ? [index] : [])),
          outline: theme.text,
          halo: theme.raised,
          labelColors: cells.map(({ shade }) =>
            shade === undefined ? theme.text : mapLabelColor(shade, theme),
          ),
          font: canvasFont(theme.fontFamily, FONT_SIZE),
          measure: target.measure,
          named: stateAbbr ? notable(cells, chosen) : [],
          canvasWidth: target.width,
        },
        tooltip: sentenceTooltip<'choropleth'>(target, ({ dataIndex }) => {
          const cell = cells[dataIndex];
          if (!cell) return '';
          const { key, name, count, gap } = cell;
          if (count !== undefined) return texts.sentence({ key, label: name, count });
          const reason = data.gaps === 'unchosen' ? 'fora do filtro' : 'sem dados';
          return gap?.sentence ?? `${name}: ${reason}`;
        }),
      },
    },
    plugins: [shapePainter],
    legend: mapLegend(data, { theme, unit, stateAbbr, tick: texts.tick }),
    keyAt: (chart, event) => cells[elementIndexAt(chart, event, 'place')]?.key,
  };
}

/** Number of municipalities whose names stand on the map of a state. */
const NAMED = 5;

/** The selected places to name, and those with the largest counts, in this order. */
const notable = (
  cells: readonly MapCell[],
  chosen: readonly string[],
): { index: number; name: string }[] => {
  const places = cells.map(({ key, name, count = 0 }, index) => ({ key, name, count, index }));
  const selected = places.filter(({ key }) => chosen.includes(key));
  const others = places
    .filter((place) => place.count > 0 && !selected.includes(place))
    .toSorted((a, b) => b.count - a.count);
  return [...selected, ...others].slice(0, NAMED);
};

function fillsOf({ cells, gaps }: MapData, theme: ChartTheme): Color[] {
  const hatched = hatch(theme.quiet);
  return cells.map(({ shade, gap }) => {
    if (shade !== undefined) return theme.classes[shade] ?? hatched;
    const isPlain = gap ? !gap.isWithheld : gaps === 'unchosen';
    return isPlain ? theme.raised : hatched;
  });
}

/** The upper shades contrast with the background, so its colour serves as their border. */
const borderOn = (shade: number | undefined, { classes, quiet, raised }: ChartTheme): string =>
  shade !== undefined && shade > classes.length / 2 ? raised : quiet;

interface LegendOptions extends Pick<MapSpecOptions, 'unit' | 'stateAbbr'> {
  theme: ChartTheme;
  tick: (value: number) => string;
}

/** Legend entries of the places without a value. */
function gapEntries({ cells, gaps }: MapData, { quiet, raised }: ChartTheme): LegendEntry[] {
  const isWithheld = cells.some(({ gap }) => gap?.isWithheld);
  const isEmpty = cells.some(({ gap }) => gap && !gap.isWithheld);
  const hatched = [isWithheld && 'Em sigilo', gaps === 'missing' && 'Sem dados'].filter(Boolean);
  return [
    ...(hatched.length > 0 ? [{ label: hatched.join(' ou '), color: quiet, hatched: true }] : []),
    ...(isEmpty ? [{ label: `Sem ${LINKS.many}`, color: raised, outline: quiet }] : []),
  ];
}

const mapLegend = (
  data: MapData,
  { theme, unit, stateAbbr, tick }: LegendOptions,
): LegendEntry[] => {
  const { classes, areEqual, highest, unplaced, cells } = data;
  return [
    ...classes.map(({ label, shade }) => ({
      label: areEqual ? `${label} em cada ${stateAbbr ? 'município' : 'estado'}` : label,
      color: theme.classes[shade] ?? '',
      outline: theme.quiet,
    })),
    ...gapEntries(data, theme),
    ...(highest ? [{ label: highestText(highest, stateAbbr, tick) }] : []),
    ...(unplaced > 0 ? [{ label: `${NOT_INFORMED}: ${withUnit(unplaced, unit)}` }] : []),
    ...cells
      .filter(({ shape }) => shape.properties.isMoved)
      .map(({ name }) => ({ label: `${name} fica longe da costa; o mapa a mostra mais perto` })),
  ];
};

/** Formats `São Paulo: 13,2 mi (máximo)`; for a municipality, `São Paulo, SP: 5,1 mi (máximo)`. */
const highestText = (
  { name, count = 0 }: MapCell,
  stateAbbr: string | undefined,
  tick: (value: number) => string,
): string => `${[name, stateAbbr].filter(Boolean).join(', ')}: ${tick(count)} (máximo)`;
