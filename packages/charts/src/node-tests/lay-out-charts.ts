/**
 * Lays out every chart and prints their Chart.js types and legends as JSON. Runs in plain Node,
 * without a document or a bundler.
 */

import { barChart } from '@observatorio/charts/bar-chart';
import { curveChart } from '@observatorio/charts/curve-chart';
import { dotChart } from '@observatorio/charts/dot-chart';
import { groupedBarChart } from '@observatorio/charts/grouped-bar-chart';
import { lineChart } from '@observatorio/charts/line-chart';
import { pieChart } from '@observatorio/charts/pie-chart';
import { radarChart } from '@observatorio/charts/radar-chart';
import { scatterChart } from '@observatorio/charts/scatter-chart';
import { type Chart, FONT_SIZE, setCanvasFactory } from '@observatorio/charts/specs';
import { stackedBarChart } from '@observatorio/charts/stacked-bar-chart';
import { stateMap } from '@observatorio/charts/state-map';
import { sunburstChart } from '@observatorio/charts/sunburst-chart';
import { treemapChart } from '@observatorio/charts/treemap-chart';
import { variablePieChart } from '@observatorio/charts/variable-pie-chart';
import { chartPalettes } from '@observatorio/domain';

// Patterns fall back to plain colours without a context.
setCanvasFactory(() => ({ getContext: () => null }) as unknown as HTMLCanvasElement);

const rows = [
  { key: '1', label: 'Indústria', count: 7600 },
  { key: '4', label: 'Serviços', count: 26_900 },
];
const cities = [{ key: '3550308', label: 'São Paulo', count: 4_900_000 }];
const scores = ['Biologia', 'Física', 'Química'].map((label) => ({ key: null, label, score: 3 }));
const depth = { scale: { min: 0, max: 7 }, axisTitle: 'Profundidade' };

const charts: Readonly<Record<string, Chart>> = {
  barChart: barChart({ rows }),
  stackedBarChart: stackedBarChart({
    rows,
    series: [{ label: 'Vínculos', hue: 1, count: ({ count }) => count }],
  }),
  groupedBarChart: groupedBarChart({
    rows: rows.map(({ key, label, count }) => ({
      key,
      label,
      values: [count, null],
      sentences: [label, label],
    })),
    series: [
      { label: 'Homens', hue: 1 },
      { label: 'Mulheres', hue: 2 },
    ],
    measure: 'remuneração',
    tick: String,
  }),
  dotChart: dotChart({
    rows,
    series: [{ label: 'Vínculos', hue: 1, value: ({ count }) => count }],
    axisTitle: 'Vínculos',
    formatTick: String,
    format: String,
  }),
  pieChart: pieChart({ rows }),
  variablePieChart: variablePieChart({ rows }),
  sunburstChart: sunburstChart({
    rows: rows.map((row) => ({ ...row, parent: null })),
    hues: { 1: 1, 4: 2 },
  }),
  curveChart: curveChart({
    rows: [1, 2, 3].map((step) => ({ from: 1000 * step, to: 1000 * (step + 1), count: 10 })),
  }),
  lineChart: lineChart({ rows: [{ year: 2019, links: 47_554 }] }),
  radarChart: radarChart({ rows: scores, ...depth }),
  radarBars: radarChart({ rows: scores, ...depth, bars: true }),
  scatterChart: scatterChart({
    points: [{ key: '1', label: 'Indústria', x: 10, y: 20, group: 0 }],
    groups: [{ label: 'Falta', hue: 1 }],
    axes: { x: 'Formados', y: 'Vagas' },
    diagonal: { label: 'Equilíbrio', short: 'Equilíbrio' },
    corners: { above: { text: 'Falta', group: 0 }, below: { text: 'Sobra', group: 0 } },
    sentenceOf: ({ label }) => label,
  }),
  treemapChart: treemapChart({ rows }),
  states: stateMap({ rows: [{ key: '35', label: 'São Paulo', count: 7 }] }),
  municipalities: stateMap({ rows: cities, uf: '35' }),
};

const palette = chartPalettes.light;
const colors = { text: '#000', quiet: '#333', line: '#ccc', raised: '#fff' };

const laidOut = Object.entries(charts).map(async ([name, chart]) => {
  await chart.load?.();
  const { type, data } = chart.build({
    width: 800,
    height: 320,
    theme: { ...palette, ...colors, fontFamily: 'Poppins' },
    measure: (text) => (text.length * FONT_SIZE) / 2,
  });
  return [name, { type, marks: data.datasets[0]?.data.length }];
});
console.log(JSON.stringify(Object.fromEntries(await Promise.all(laidOut))));
