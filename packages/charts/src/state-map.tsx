import { NOT_INFORMED } from '@observatorio/domain';
import type { Chart, ChartOptions } from 'chart.js';
import { ChoroplethController, ColorScale, GeoFeature, ProjectionScale } from 'chartjs-chart-geo';
import { geoMercator } from 'd3-geo';
import { useCallback } from 'react';
import { type ChartProps, type ChartRow, LINKS, totalOf, type Unit } from './chart-props';
import { baseOptions, sentenceTooltip } from './frame/base-options';
import { ChartFrame } from './frame/chart-frame';
import type { ChartSpec, Look } from './frame/chart-spec';
import type { ChartTheme } from './frame/chart-theme';
import { elementIndexAt } from './frame/element-at';
import { hatch } from './frame/hatch';
import { useSameList } from './frame/use-same-list';
import { valueSentence, withUnit } from './frame/value-text';
import { classLabels, classOf, quantileLimits, shadesFor } from './map-data';
import { chosenOutline } from './maps/chosen-outline';
import type { Shape } from './maps/shapes';
import { useShapes } from './maps/use-shapes';

export interface StateMapProps extends ChartProps<ChartRow> {
  /** IBGE code of the state whose municipalities are shown. Default: the map of the 27 states. */
  uf?: string | undefined;
}

const parts = [ChoroplethController, GeoFeature, ColorScale, ProjectionScale];
const noShapes: readonly Shape[] = [];

/** Counts by state, or by municipality of one state, in five classes of equal size. */
export function StateMap({ rows, selected, unit = LINKS, uf, ...frame }: StateMapProps) {
  const chosen = useSameList(selected);
  const loaded = useShapes(uf);
  const shapes = loaded === 'failed' ? noShapes : (loaded ?? noShapes);
  const build = useCallback(
    (look: Look) => mapSpec(look, { rows, chosen, unit, shapes }),
    [rows, chosen, unit, shapes],
  );
  if (loaded === 'failed') {
    return (
      <p className="obs-chart-notice" role="status">
        Não foi possível carregar o mapa. Os números estão na tabela.
      </p>
    );
  }
  return <ChartFrame parts={parts} build={build} {...frame} />;
}

interface MapSpecOptions {
  rows: readonly ChartRow[];
  chosen: readonly string[];
  unit: Unit;
  shapes: readonly Shape[];
}

function mapSpec(look: Look, { rows, chosen, unit, shapes }: MapSpecOptions): ChartSpec<'choropleth'> {
  const { theme } = look;
  const total = totalOf(rows);
  const countOf = new Map(rows.map(({ key, count }) => [key, count]));
  const counts = shapes.map(({ id }) => countOf.get(id));
  const known = counts.filter((count) => count !== undefined);
  const limits = quantileLimits(known, theme.classes.length);
  const shades = shadesFor(limits.length, theme.classes);
  const empty = hatch(theme.quiet);
  const fill = (count: number | undefined) =>
    count === undefined ? empty : (shades[classOf(count, limits)] ?? empty);
  const fills = counts.map(fill);
  const options: ChartOptions<'choropleth'> = {
    ...baseOptions(look),
    interaction: { mode: 'nearest', intersect: true },
    scales: {
      projection: { axis: 'x', projection: geoMercator(), padding: 6 },
      color: { axis: 'x', display: false },
    },
    plugins: {
      legend: { display: false },
      chosenOutline: {
        indexes: shapes.flatMap(({ id }, index) => (chosen.includes(id) ? [index] : [])),
        color: theme.text,
        halo: theme.raised,
      },
      tooltip: sentenceTooltip<'choropleth'>(look, ({ dataIndex }) => {
        const name = shapes[dataIndex]?.properties.name ?? '';
        const count = counts[dataIndex];
        return count === undefined ? `${name}: sem dados` : valueSentence(name, count, total, unit);
      }),
    },
  };
  return {
    type: 'choropleth',
    data: {
      labels: shapes.map(({ properties }) => properties.name),
      datasets: [
        {
          label: unit[1],
          outline: [...shapes],
          data: shapes.map((shape, index) => ({ feature: shape, value: counts[index] ?? 0 })),
          backgroundColor: fills as string[],
          hoverBackgroundColor: fills as string[],
          borderColor: theme.quiet,
          hoverBorderColor: theme.text,
          borderWidth: 0.75,
          hoverBorderWidth: 2,
        },
      ],
    },
    options,
    plugins: [chosenOutline],
    legend: mapLegend({ limits, shades, theme, unit, hasGaps: known.length < counts.length, unplaced: countOf.get(null) ?? 0 }),
    keyAt: (chart: Chart, event: Event) => shapes[elementIndexAt(chart, event)]?.id,
  };
}

interface MapLegendOptions {
  limits: readonly number[];
  shades: readonly string[];
  theme: ChartTheme;
  unit: Unit;
  /** Whether a shape has no data. */
  hasGaps: boolean;
  /** What the source does not place anywhere. */
  unplaced: number;
}

const mapLegend = ({ limits, shades, theme, unit, hasGaps, unplaced }: MapLegendOptions) => [
  ...classLabels(limits).map((label, index) => ({ label, color: shades[index] ?? '' })),
  ...(hasGaps ? [{ label: 'Sem dados', color: theme.quiet, hatched: true }] : []),
  ...(unplaced > 0 ? [{ label: `${NOT_INFORMED}: ${withUnit(unplaced, unit)}` }] : []),
];
