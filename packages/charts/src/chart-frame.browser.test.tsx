import { createRef } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { barChart } from './bar/bar-chart';
import { ChartFrame } from './frame/chart-frame';
import { stateMap } from './map/state-map';
import { chartToPng } from './picture/chart-to-png';
import { chartOf, colorsOn, mount, unmountAll } from './testing/mount';

afterEach(unmountAll);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const rows = ['Até 0,5', '0,5 a 1', '1 a 1,5', '1,5 a 2'].map((label, index) => ({
  key: String(index),
  label,
  count: 100 - index,
}));
const bars = barChart({ rows });
const columns = (
  <ChartFrame chart={barChart({ rows, direction: 'columns', ordered: true })} label="Faixas" />
);
const themed = (themeKey: string) => <ChartFrame chart={bars} label="Faixas" themeKey={themeKey} />;
const labelled = (label: string) => <ChartFrame chart={bars} label={label} />;
const map = (uf?: string) => <ChartFrame chart={stateMap({ rows: [], uf })} label="Mapa" />;

test('switches from columns to bars in a narrow box, and back', async () => {
  const { host, canvas } = await mount(columns, { width: 480 });
  expect(chartOf(canvas).options.indexAxis).toBe('x');
  host.style.width = '120px';
  await expect.poll(() => chartOf(canvas).options.indexAxis).toBe('y');
  expect(chartOf(canvas).scales.y?.type).toBe('category');
  host.style.width = '480px';
  await expect.poll(() => chartOf(canvas).scales.x?.type).toBe('category');
  await expect.poll(() => canvas.clientWidth).toBe(480);
});

test('finds the bar under the pointer, and stays sharp, on a zoomed page', async () => {
  document.documentElement.style.setProperty('zoom', '1.5');
  onTestFinished(() => void document.documentElement.style.removeProperty('zoom'));
  const onSelect = vi.fn();
  const { canvas } = await mount(<ChartFrame chart={bars} label="Faixas" onSelect={onSelect} />);
  const chart = chartOf(canvas);
  expect(canvas.width).toBeGreaterThanOrEqual(Math.floor(480 * 1.5 * devicePixelRatio));
  const { left, top } = canvas.getBoundingClientRect();
  for (const [index, { y }] of chart.getDatasetMeta(0).data.entries()) {
    const at = { clientX: left + (chart.chartArea.left + 10) * 1.5, clientY: top + y * 1.5 };
    canvas.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true }));
    expect(onSelect).toHaveBeenLastCalledWith(String(index));
  }
});

test('draws an initially hidden chart once it is shown', async () => {
  const shell = createRef<HTMLDivElement>();
  const mounting = mount(
    <div ref={shell} style={{ display: 'none' }}>
      {columns}
    </div>,
  );
  await expect.poll(() => shell.current).not.toBeNull();
  await nextFrame();
  expect(shell.current?.querySelector('canvas')).toBeNull();
  shell.current?.style.setProperty('display', 'block');
  const { canvas } = await mounting;
  expect(canvas.clientWidth).toBe(480);
});

test('draws a chart when it approaches the viewport', async () => {
  const { shadow } = await mount(
    <>
      <ChartFrame chart={bars} label="perto" />
      <div style={{ position: 'absolute', top: '9000px', width: '480px' }}>
        <ChartFrame chart={bars} label="longe" />
      </div>
    </>,
  );
  const far = () => shadow.querySelector('[aria-label="longe"]');
  await new Promise((resolve) => requestIdleCallback(resolve));
  await nextFrame();
  expect(shadow.querySelector('[aria-label="perto"]')).not.toBeNull();
  expect(far()).toBeNull();
  scrollTo(0, 8500);
  await expect.poll(() => far()).not.toBeNull();
  scrollTo(0, 0);
});

test('redraws with a new theme', async () => {
  const { host, canvas, rerender } = await mount(themed('light'));
  const fill = () => chartOf(canvas).data.datasets[0]?.backgroundColor;
  expect(fill()).toContain('#0B7A43');
  host.style.setProperty('--obs-chart-1', '#3E966A');
  rerender(themed('dark'));
  await expect.poll(() => fill()).toContain('#3E966A');
});

test('does not redraw the same chart with another label', async () => {
  const { canvas, rerender } = await mount(labelled('Faixas'));
  const update = vi.spyOn(chartOf(canvas), 'update');
  rerender(labelled('Faixas de 2019'));
  await expect.poll(() => canvas.getAttribute('aria-label')).toBe('Faixas de 2019');
  await nextFrame();
  expect(update).not.toHaveBeenCalled();
});

test('replaces the states with the municipalities of a state', async () => {
  const { canvas, rerender } = await mount(map());
  const shapes = () => chartOf(canvas).data.labels;
  expect(shapes()).toHaveLength(27);
  rerender(map('12'));
  await expect.poll(() => shapes()).toHaveLength(22);
  rerender(map());
  await expect.poll(() => shapes()).toHaveLength(27);
});

test('reports a failure to load the shapes of a map', async () => {
  const { shadow, rerender } = await mount(map());
  rerender(map('99'));
  await expect.poll(() => shadow.textContent).toContain('Não foi possível carregar o mapa');
});

test('adds title, legend, source and badge to the exported canvas', async () => {
  const { canvas } = await mount(
    <ChartFrame
      chart={stateMap({ rows: [{ key: '35', label: 'São Paulo', count: 7 }] })}
      label="Mapa"
    />,
  );
  const blob = await chartToPng(canvas, {
    title: 'Vínculos por estado',
    summary: 'São Paulo concentra 100% dos 7 vínculos.',
    unit: 'vínculos',
    filters: ['Estado: São Paulo'],
    source: 'RAIS 2019',
    badge: 'Dados de demonstração',
  });
  const picture = await createImageBitmap(blob);
  expect(blob.type).toBe('image/png');
  expect(picture.width).toBeGreaterThan(canvas.width);
  expect(picture.height).toBeGreaterThan(canvas.height + 100);
  expect(colorsOn(canvas)).toBeGreaterThan(8);
});

test('wraps the text of a picture instead of cutting it off', async () => {
  const { canvas } = await mount(columns);
  const heightWith = async (summary: string) => {
    const texts = { title: 'Faixas', unit: 'vínculos', filters: ['Ano: 2019'], source: 'RAIS' };
    return (await createImageBitmap(await chartToPng(canvas, { ...texts, summary }))).height;
  };
  const line = 'A faixa com mais vínculos é a de 1 a 1,5. ';
  const [short, long] = [await heightWith(line), await heightWith(line.repeat(12))];
  expect(long - short).toBeGreaterThan(6 * 21 * devicePixelRatio);
});
