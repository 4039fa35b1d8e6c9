import { PAY_STEPS, payStepBound, states } from '@observatorio/domain';
import { Chart } from 'chart.js';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { barChart } from './bar/bar-chart';
import { curveChart } from './curve/curve-chart';
import { dotChart } from './dot/dot-chart';
import { ChartFrame } from './frame/chart-frame';
import { lineChart } from './line/line-chart';
import { stateMap } from './map/state-map';
import { pieChart } from './pie/pie-chart';
import { radarChart } from './radar/radar-chart';
import type { Chart as AnyChart } from './specs/chart';
import { stackedBarChart } from './stacked-bar/stacked-bar-chart';
import { sunburstChart } from './sunburst/sunburst-chart';
import { centreOf, chartOf, colorsOn, mount, unmountAll } from './testing/mount';
import { treemapChart } from './treemap/treemap-chart';
import { variablePieChart } from './variable-pie/variable-pie-chart';

afterEach(unmountAll);

const rows = [
  { key: '1', label: 'Indústria', count: 7_600_000 },
  { key: '4', label: 'Serviços', count: 26_900_000 },
  { key: '', label: 'Outras', count: 9_000_000 },
  { key: null, label: 'Não informado', count: 3_000_000 },
];
const byState = states.map(({ code, label }, index) => ({
  key: code,
  label,
  count: 1000 * (index + 1),
}));
const ages = rows.map((row) => ({ ...row, women: row.count / 2 }));
const parts = [
  { label: 'Homens', hue: 5, count: (row: (typeof ages)[number]) => row.count },
  { label: 'Mulheres', hue: 3, count: (row: (typeof ages)[number]) => row.women },
];
const areas = [
  { key: '04', label: 'Negócios', count: 600, parent: null },
  { key: '041', label: 'Administração', count: 250, parent: '04' },
  { key: '042', label: 'Direito', count: 350, parent: '04' },
  { key: '01', label: 'Educação', count: 400, parent: null },
];
const pay = Array.from({ length: PAY_STEPS }, (_, step) => ({
  from: 998 * payStepBound(step),
  to: 998 * payStepBound(step + 1),
  count: step * (PAY_STEPS - step),
}));
const marks = [{ caption: 'Média: R$ 3.156,02', value: 3156.02 }];
const scores = ['Biologia', 'Física', 'Química'].map((label) => ({ key: null, label, score: 3 }));
const depth = { scale: { min: 0, max: 7 }, axisTitle: 'Profundidade' };
const years = [
  { year: 2014, links: 120_000 },
  { year: 2016, links: 124_780 },
  { year: 2017, links: 128_523 },
];

type Selected = readonly string[];

interface Case {
  name: string;
  label: string;
  chart: (selected?: Selected) => AnyChart;
  /** Index of a mark and the key reported when it is clicked. */
  mark?: { index: number; key: string };
  /** Index of a mark that cannot be selected. */
  fixed?: number;
}

const cases: Case[] = [
  {
    name: 'bars',
    label: 'Setores',
    chart: (selected) => barChart({ rows, selected }),
    mark: { index: 0, key: '4' },
    fixed: 2,
  },
  {
    name: 'columns',
    label: 'Setores',
    chart: (selected) => barChart({ rows, selected, direction: 'columns', ordered: true }),
    mark: { index: 0, key: '1' },
    fixed: 3,
  },
  {
    name: 'stacks',
    label: 'Idade',
    chart: (selected) => stackedBarChart({ rows: ages, series: parts, selected }),
    mark: { index: 1, key: '4' },
    fixed: 3,
  },
  {
    name: 'stacked bars',
    label: 'Idade',
    chart: (selected) =>
      stackedBarChart({ rows: ages, series: parts, selected, direction: 'bars' }),
    mark: { index: 1, key: '4' },
    fixed: 3,
  },
  {
    name: 'dots',
    label: 'Remuneração',
    chart: (selected) =>
      dotChart({
        rows: ages,
        series: [
          { label: 'Homens', hue: 5, value: ({ count }) => count },
          { label: 'Mulheres', hue: 3, value: ({ key, women }) => (key === '1' ? null : women) },
        ],
        selected,
        axisTitle: 'R$',
        formatTick: String,
        format: String,
        endOf: () => 'R$ 50',
      }),
    mark: { index: 1, key: '4' },
    fixed: 3,
  },
  {
    name: 'ring',
    label: 'Gênero',
    chart: (selected) => pieChart({ rows, selected }),
    mark: { index: 0, key: '4' },
    fixed: 2,
  },
  {
    name: 'half ring',
    label: 'Gênero',
    chart: (selected) => pieChart({ rows, selected, half: true }),
    mark: { index: 0, key: '4' },
    fixed: 2,
  },
  {
    name: 'variable pie',
    label: 'Redes',
    chart: (selected) => variablePieChart({ rows, selected }),
    mark: { index: 0, key: '4' },
    fixed: 2,
  },
  {
    name: 'sunburst',
    label: 'Áreas',
    chart: (selected) => sunburstChart({ rows: areas, hues: { '04': 1, '01': 4 }, selected }),
    mark: { index: 0, key: '042' },
    fixed: 2,
  },
  {
    name: 'tiles',
    label: 'Ocupações',
    chart: (selected) => treemapChart({ rows, selected }),
    mark: { index: 0, key: '4' },
  },
  {
    name: 'states',
    label: 'Estados',
    chart: (selected) => stateMap({ rows: byState, selected }),
    mark: { index: 0, key: '28' },
  },
  { name: 'curve', label: 'Remuneração', chart: () => curveChart({ rows: pay, marks }) },
  {
    name: 'figure of scores',
    label: 'Conhecimentos',
    chart: () => radarChart({ rows: scores, ...depth }),
  },
  {
    name: 'bars of scores',
    label: 'Conhecimentos',
    chart: () => radarChart({ rows: scores.slice(1), ...depth }),
  },
  { name: 'years', label: 'Evolução', chart: () => lineChart({ rows: years }) },
  { name: 'one year', label: 'Evolução', chart: () => lineChart({ rows: years.slice(0, 1) }) },
];

interface Variant {
  selected?: Selected;
  onSelect?: (key: string) => void;
}

const framed = ({ chart, label }: Pick<Case, 'chart' | 'label'>, variant: Variant = {}) => (
  <ChartFrame chart={chart(variant.selected)} label={label} onSelect={variant.onSelect} />
);

const selectable = cases.flatMap(({ mark, ...rest }) => (mark ? [{ ...rest, mark }] : []));
const withFixed = cases.flatMap(({ fixed, ...rest }) =>
  fixed === undefined ? [] : [{ ...rest, fixed }],
);

test.for(cases)('$name: draws in a shadow root, with an accessible name', async (shown) => {
  const { canvas } = await mount(framed(shown));
  await expect.poll(() => colorsOn(canvas)).toBeGreaterThan(8);
  expect(canvas.getAttribute('role')).toBe('img');
  expect(canvas.getAttribute('aria-label')).toBeTruthy();
});

test.for(selectable)('$name: reports the key of a clicked mark', async ({ mark, ...shown }) => {
  const onSelect = vi.fn();
  const { canvas } = await mount(framed(shown, { onSelect }));
  await userEvent.click(canvas, { position: centreOf(canvas, mark.index) });
  expect(onSelect.mock.calls).toEqual([[mark.key]]);
  expect(canvas.style.cursor).toBe('pointer');
});

test.for(withFixed)(
  '$name: does not select a sum or an unknown category',
  async ({ fixed, ...shown }) => {
    const onSelect = vi.fn();
    const { canvas } = await mount(framed(shown, { onSelect }));
    await userEvent.click(canvas, { position: centreOf(canvas, fixed) });
    expect(onSelect).not.toHaveBeenCalled();
    expect(canvas.style.cursor).not.toBe('pointer');
  },
);

test.for(selectable)(
  '$name: marks the selection on the same canvas',
  async ({ mark, ...shown }) => {
    const { canvas, shadow, rerender } = await mount(framed(shown));
    const chart = chartOf(canvas);
    const before = canvas.toDataURL();
    rerender(framed(shown, { selected: [mark.key] }));
    await expect.poll(() => canvas.toDataURL()).not.toBe(before);
    expect(shadow.querySelector('canvas')).toBe(canvas);
    expect(chartOf(canvas)).toBe(chart);
  },
);

test.for(cases)('$name: cleans up on unmount', async (shown) => {
  const { unmount } = await mount(framed(shown));
  unmount();
  expect(Object.values(Chart.instances)).toEqual([]);
});

test.for(cases)('$name: fits on a narrow phone', async (shown) => {
  const { host, canvas } = await mount(framed(shown), { width: 280 });
  expect(host.scrollWidth).toBe(280);
  expect(canvas.clientWidth).toBe(280);
});

test('switches from tiles to bars in a narrow box, and back', async () => {
  const { host, shadow } = await mount(
    <ChartFrame chart={treemapChart({ rows })} label="Ocupações" />,
  );
  const shownType = () => {
    const canvas = shadow.querySelector('canvas');
    return canvas && chartOf(canvas).getDatasetMeta(0).type;
  };
  const typeIs = (type: string) => expect.poll(shownType).toBe(type);
  const rest = 'Fora das 2 do gráfico: 12.000.000 vínculos (26%)';
  await typeIs('bar');
  expect(shadow.textContent).toContain(rest);
  host.style.width = '700px';
  await typeIs('treemap');
  expect(shadow.textContent).toContain(rest);
  host.style.width = '300px';
  await typeIs('bar');
});

const totals = [285_325, 12_800_000, 26_300_000, 7_500_000, 570_651, 47_554];
const level = [285_325, 12_800_000, 26_300_000, 7_500_000, 570_651, 571_554];

test.each([
  [480, totals, '285.325 12,8 mi 26,3 mi 7,5 mi 570.651 47.554'],
  [270, totals, '285 mil 13 mi 26 mi 7,5 mi 571 mil 48 mil'],
  [270, level, ''],
])(
  'writes the totals of stacks in %d px without overlap or clipping: %j',
  async (width, counts, texts) => {
    const stacks = counts.map((count, index) => ({ key: `${index}`, label: 'Até 17', count }));
    const series = [{ label: 'Pessoas', hue: 5, count: ({ count }: { count: number }) => count }];
    const { canvas } = await mount(
      <ChartFrame chart={stackedBarChart({ rows: stacks, series })} label="Idade" />,
      { width },
    );
    const { options, scales } = chartOf(canvas);
    const written = options.plugins?.barValueLabels?.texts?.join(' ') ?? '';
    expect(written.replaceAll('\u00a0', ' ')).toBe(texts);
    expect(scales.y?.options.display).toBe(texts === '');
  },
);

const longNames = ['Vendedor', 'Motorista de caminhão (rotas regionais e internacionais)'];
const occupations = longNames.map((label, index) => ({ key: `${index}`, label, count: 9 - index }));

/** Lines of the names of a drawn bar chart. */
const namesOf = (canvas: HTMLCanvasElement) =>
  chartOf(canvas).scales.y?.ticks.map(({ label }) => [label].flat().join(' ').trim());

test('writes long names whole beside thin bars, where the chart is wide', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...occupations[index === 5 ? 1 : 0],
    key: `${index}`,
    count: 20 - index,
    label: longNames[index === 5 ? 1 : 0] ?? '',
  }));
  const { canvas } = await mount(<ChartFrame chart={barChart({ rows: many })} label="Pay" />, {
    width: 900,
  });
  expect(namesOf(canvas)).toContain(longNames[1]);
});

test('draws names of two lines above their bars without reaching into the row above', async () => {
  const { canvas } = await mount(
    <ChartFrame chart={barChart({ rows: occupations })} label="Pay" height={120} />,
    { width: 240 },
  );
  const { top, bottom } = chartOf(canvas).chartArea;
  const row = (bottom - top) / 2;
  // Two lines of 15 px end above the bar of 12 px, which is at the centre of the row.
  const reach = 30 + 6;
  expect(namesOf(canvas)).toEqual(longNames);
  expect(row - 6).toBeGreaterThan(reach);
  expect(top + row / 2).toBeGreaterThanOrEqual(reach);
});

test('gives the dots of a narrow chart its whole width', async () => {
  const { canvas } = await mount(
    <ChartFrame
      chart={dotChart({
        rows: occupations,
        series: [{ label: 'Homens', hue: 1, value: ({ count }) => count }],
        axisTitle: 'R$',
        formatTick: String,
        format: String,
      })}
      label="Pay"
    />,
    { width: 240 },
  );
  expect(chartOf(canvas).chartArea.left).toBeLessThan(20);
});
