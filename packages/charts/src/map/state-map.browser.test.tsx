import { states } from '@observatorio/domain';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ChartFrame } from '../frame/chart-frame';
import { dotsOf, shapesOn } from '../maps/small-shapes';
import { chartOf, mount, unmountAll } from '../testing/mount';
import { stateMap } from './state-map';

afterEach(unmountAll);

const byState = states.map(({ code, label }, index) => ({
  key: code,
  label,
  count: 1000 * (index + 1),
}));

/** Clicks a canvas at a point in canvas coordinates. */
function clickAt(canvas: HTMLCanvasElement, { x, y }: { x: number; y: number }): void {
  const { left, top } = canvas.getBoundingClientRect();
  const at = { clientX: left + x, clientY: top + y, bubbles: true, composed: true };
  canvas.dispatchEvent(new MouseEvent('click', at));
}

test('selects each small municipality by its dot', async () => {
  const onSelect = vi.fn();
  const { canvas } = await mount(
    <ChartFrame chart={stateMap({ rows: [], uf: '35' })} label="Mapa" onSelect={onSelect} />,
  );
  await expect.poll(() => shapesOn(chartOf(canvas)).length).toBe(645);
  const shapes = shapesOn(chartOf(canvas));
  const dots = dotsOf(shapes);
  expect(dots.map(({ index }) => String(shapes[index]?.feature.id))).toContain('3500600');
  for (const { index, x, y } of dots) {
    clickAt(canvas, { x: x + 1, y });
    expect(onSelect).toHaveBeenLastCalledWith(String(shapes[index]?.feature.id));
  }
});

test('selects every state by its label on a phone, and the Distrito Federal by its dot', async () => {
  const onSelect = vi.fn();
  const { canvas } = await mount(
    <ChartFrame
      chart={stateMap({ rows: byState, height: 280 })}
      label="Mapa"
      onSelect={onSelect}
    />,
    { width: 300 },
  );
  const shapes = shapesOn(chartOf(canvas));
  expect(dotsOf(shapes).map(({ index }) => shapes[index]?.feature.id)).toContain('53');
  for (const { feature, projectionScale } of shapes) {
    const [x = 0, y = 0] = projectionScale.projection(feature.properties?.at) ?? [];
    clickAt(canvas, { x, y });
    expect(onSelect).toHaveBeenLastCalledWith(feature.id);
  }
});

test('keeps the colours of the other states, without hatching, when a region is selected', async () => {
  const { canvas, shadow } = await mount(
    <ChartFrame chart={stateMap({ rows: byState, selected: ['11', '12', '13'] })} label="Mapa" />,
  );
  const { backgroundColor } = chartOf(canvas).data.datasets[0] ?? {};
  expect(new Set([backgroundColor].flat()).size).toBe(5);
  expect(shadow.textContent).not.toContain('Sem dados');
  expect(shadow.textContent).toContain('Distrito Federal: 27.000 (máximo)');
});

test('keeps the previous map until the next one has loaded, then redraws once', async () => {
  const { canvas, shadow, rerender } = await mount(
    <ChartFrame chart={stateMap({ rows: byState })} label="Mapa" />,
  );
  const chart = chartOf(canvas);
  const update = vi.spyOn(chart, 'update');
  const texts = new Set<string | null>();
  const watch = new MutationObserver(() => texts.add(shadow.textContent));
  watch.observe(shadow, { subtree: true, childList: true, characterData: true });
  for (const [key, label, municipalities] of [
    ['1200401', 'Rio Branco', 22],
    ['1400100', 'Boa Vista', 15],
    ['1200401', 'Rio Branco', 22],
  ] as const) {
    update.mockClear();
    const rows = [{ key, label, count: 7 }];
    rerender(<ChartFrame chart={stateMap({ rows, uf: key.slice(0, 2) })} label={label} />);
    await expect.poll(() => shadow.textContent).toContain(`${label}, `);
    await expect.poll(() => shapesOn(chart)).toHaveLength(municipalities);
    expect(update).toHaveBeenCalledTimes(1);
  }
  watch.disconnect();
  for (const text of texts) expect(text).toContain('(máximo)');
});

test('ignores clicks on the previous map while the next one is loading', async () => {
  const onSelect = vi.fn();
  const { canvas, rerender } = await mount(
    <ChartFrame chart={stateMap({ rows: byState })} label="Mapa" onSelect={onSelect} />,
  );
  const label = 'Cidades';
  const cities = (
    <ChartFrame chart={stateMap({ rows: [], uf: '31' })} label={label} onSelect={onSelect} />
  );
  flushSync(() => rerender(cities));
  expect(canvas.getAttribute('aria-label')).toBe(label);
  expect(shapesOn(chartOf(canvas))).toHaveLength(states.length);
  clickAt(canvas, { x: canvas.clientWidth / 2, y: canvas.clientHeight / 2 });
  expect(onSelect).not.toHaveBeenCalled();
  await expect.poll(() => shapesOn(chartOf(canvas))).toHaveLength(853);
  clickAt(canvas, { x: canvas.clientWidth / 2, y: canvas.clientHeight / 2 });
  expect(onSelect).toHaveBeenCalledOnce();
});

test('names the selected municipality first, then those with the largest counts', async () => {
  const rows = [
    { key: '3550308', label: 'São Paulo', count: 900 },
    { key: '3509502', label: 'Campinas', count: 500 },
    { key: '3500600', label: 'Águas de São Pedro', count: 1 },
  ];
  const { canvas } = await mount(
    <ChartFrame chart={stateMap({ rows, uf: '35', selected: ['3500600'] })} label="Mapa" />,
  );
  const named = () =>
    chartOf(canvas).options.plugins?.shapePainter?.named?.map((place) => place?.name);
  await expect.poll(named).toEqual(['Águas de São Pedro', 'São Paulo', 'Campinas']);
});
