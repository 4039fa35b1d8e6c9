import { barChart } from '@observatorio/charts/bar-chart';
import { pieChart } from '@observatorio/charts/pie-chart';
import { radarChart } from '@observatorio/charts/radar-chart';
import type { Chart } from '@observatorio/charts/specs';
import { stackedBarChart } from '@observatorio/charts/stacked-bar-chart';
import { treemapChart } from '@observatorio/charts/treemap-chart';
import { expect, it } from 'vitest';
import { writeSvg } from './write-svg';

const name = (index: number) =>
  `Trabalhador ${index} da conservação de rodovias, de pontes e de áreas públicas de lazer, em turno de dia ou de noite`;
const rows = Array.from({ length: 12 }, (_, index) => ({
  key: String(index),
  label: name(index),
  count: 1000 - 80 * index,
}));
const scores = rows.map(({ label }) => ({ key: null, label, score: 3 }));
const depth = { scale: { min: 0, max: 7 }, axisTitle: 'Profundidade' };

const charts: Readonly<Record<string, Chart>> = {
  bars: barChart({ rows }),
  columns: barChart({ rows, direction: 'columns' }),
  'selected bar': barChart({ rows, selected: ['3'] }),
  'stacked bars': stackedBarChart({
    rows,
    direction: 'bars',
    series: [{ label: name(99), hue: 1, count: ({ count }) => count }],
  }),
  pie: pieChart({ rows: rows.slice(0, 5) }),
  radar: radarChart({ rows: scores, ...depth }),
  'radar bars': radarChart({ rows: scores, ...depth, bars: true }),
  // Wider, it has tiles, which have no room for such names.
  'narrow treemap': treemapChart({ rows: rows.slice(0, 10) }),
};

const cases = Object.keys(charts).flatMap((kind) =>
  [320, 480, 800]
    .filter((width) => width < 600 || kind !== 'narrow treemap')
    .map((width) => ({ kind, width })),
);

it.each(cases)('writes every name of $kind in full at $width px', ({ kind, width }) => {
  const title = `${'palavra'.repeat(20)} e ${'W'.repeat(80)}`;
  const texts = { title, unit: '', filters: [], source: '' };
  const chart = charts[kind];
  if (!chart) throw new Error(`There is no chart “${kind}”.`);
  const shown = { name: title, texts, reserve: { heights: {} }, chart };
  const request = { tag: '', query: '', theme: 'light', width } as never;
  const svg = writeSvg(shown, request, { title: '', description: '' });
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text).join(' ');
  expect(words).not.toContain('…');
  expect(words.replaceAll('- ', '')).toContain(title);
  const isWhole = ({ label }: { label: string }) => words.replaceAll('- ', '').includes(label);
  const drawn = kind === 'pie' ? rows.slice(0, 5) : rows.slice(0, 10);
  expect(drawn.filter((row) => !isWhole(row))).toEqual([]);
});
