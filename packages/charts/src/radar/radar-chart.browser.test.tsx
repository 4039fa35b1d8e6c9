import { afterEach, expect, test } from 'vitest';
import { ChartFrame } from '../frame/chart-frame';
import { chartOf, mount, tooltipOn, unmountAll } from '../testing/mount';
import { radarChart, type ScoreRow } from './radar-chart';

afterEach(unmountAll);

const longName = 'Gestão de recursos materiais, de equipamentos e de pessoas';
const rows: ScoreRow[] = [
  { key: null, label: 'Medicina e odontologia', score: 5.88 },
  { key: null, label: longName, score: 4 },
  { key: null, label: 'Física', score: null },
  { key: null, label: 'Biologia', score: 3.12 },
];
const three = rows.slice(0, 3);

const depth = { scale: { min: 0, max: 7 }, axisTitle: 'Profundidade' };
const chart = (shown: readonly ScoreRow[]) => (
  <ChartFrame chart={radarChart({ rows: shown, ...depth })} label="Conhecimentos" />
);
const typeOf = (canvas: HTMLCanvasElement) => chartOf(canvas).getDatasetMeta(0).type;

test('numbers the scores in the notes, truncates long names and lists items without data', async () => {
  const { shadow } = await mount(chart(rows));
  const notes = [...shadow.querySelectorAll('li')];
  expect(notes.map(({ textContent, title }) => [textContent, title])).toEqual([
    ['1. Medicina e odontologia:\u00A05,9', ''],
    [
      '2. Gestão de recursos materiais, de equipamentos e de…:\u00A04,0',
      `2. ${longName}:\u00A04,0`,
    ],
    ['3. Biologia:\u00A03,1', ''],
    ['Física: sem dado', ''],
  ]);
});

test.for([
  { kind: 'radar', shown: rows },
  { kind: 'bar', shown: three },
])(
  '$kind: shows the end of the scale in the tooltip and truncates long names',
  async ({ kind, shown }) => {
    const { canvas } = await mount(chart(shown));
    expect(typeOf(canvas)).toBe(kind);
    expect(await tooltipOn(canvas, 0)).toBe('Medicina e odontologia: 5,9 de 7');
    expect(await tooltipOn(canvas, 1)).toBe('Gestão de recursos materiais, de equipam…: 4,0 de 7');
  },
);

test('switches to bars when too few axes remain', async () => {
  const { shadow, rerender } = await mount(chart(rows));
  rerender(chart(three));
  const shownType = () => {
    const canvas = shadow.querySelector('canvas');
    return canvas && typeOf(canvas);
  };
  await expect.poll(shownType).toBe('bar');
});

test('replaces the radar with bars on demand, highest score first', async () => {
  const { canvas } = await mount(
    <ChartFrame chart={radarChart({ rows: rows.toReversed(), ...depth, bars: true })} label="" />,
  );
  expect(typeOf(canvas)).toBe('bar');
  expect(chartOf(canvas).data.datasets[0]?.data).toEqual([5.88, 4, 3.12]);
});
