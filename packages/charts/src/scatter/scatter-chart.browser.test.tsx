import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChartFrame } from '../frame/chart-frame';
import { centreOf, chartOf, mount, tooltipOn, unmountAll } from '../testing/mount';
import { scatterChart } from './scatter-chart';

afterEach(unmountAll);

const chart = scatterChart({
  points: [
    { key: 'a', label: 'Recreador', x: 753, y: 2085, group: 0 },
    { key: 'b', label: 'Advogado', x: 69_552, y: 3925, group: 1 },
    { key: 'c', label: 'Colorista', x: 295, y: 0, group: 1 },
  ],
  groups: [
    { label: 'Falta', hue: 1 },
    { label: 'Sobra', hue: 3 },
  ],
  axes: { x: 'Pessoas', y: 'Vagas' },
  diagonal: { label: 'Equilíbrio', short: 'Equilíbrio' },
  corners: { above: { text: 'Falta', group: 0 }, below: { text: 'Sobra', group: 1 } },
  sentenceOf: ({ x, y }) => `${y} vagas, ${x} pessoas`,
  noteOf: (count) => `${count} só na tabela`,
});

async function mountChart() {
  const onSelect = vi.fn<(key: string) => void>();
  const frame = <ChartFrame chart={chart} label="Ocupações" onSelect={onSelect} />;
  const mounted = await mount(frame, { width: 360 });
  return { ...mounted, onSelect };
}

test('draws the points that logarithmic axes can show, and notes the others', async () => {
  const { canvas, shadow } = await mountChart();
  expect(chartOf(canvas).getDatasetMeta(0).data).toHaveLength(2);
  expect(shadow.textContent).toContain('1 só na tabela');
  expect(await tooltipOn(canvas, 1)).toBe('3925 vagas, 69552 pessoas');
});

test('selects a point by click and by keyboard', async () => {
  const { canvas, shadow, onSelect } = await mountChart();
  await userEvent.click(canvas, { position: centreOf(canvas, 1) });
  expect(onSelect.mock.calls).toEqual([['b']]);
  await userEvent.unhover(canvas);
  canvas.focus();
  await userEvent.keyboard('{Home}');
  expect(shadow.querySelector('[role=status]')?.textContent).toBe(
    'Recreador 2085 vagas, 753 pessoas',
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onSelect.mock.calls).toEqual([['b'], ['a'], ['b']]);
  await userEvent.keyboard('{Escape}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(3);
});

test('selects a point on the second tap only', async () => {
  const { canvas, onSelect } = await mountChart();
  const { left, top } = canvas.getBoundingClientRect();
  const { x, y } = centreOf(canvas, 0);
  const tap = () =>
    canvas.dispatchEvent(
      new PointerEvent('click', {
        pointerType: 'touch',
        bubbles: true,
        clientX: left + x,
        clientY: top + y,
      }),
    );
  tap();
  expect(onSelect).not.toHaveBeenCalled();
  tap();
  expect(onSelect.mock.calls).toEqual([['a']]);
});
