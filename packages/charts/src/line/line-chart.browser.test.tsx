import { breaksIn } from '@observatorio/domain';
import { afterEach, expect, test } from 'vitest';
import { ChartFrame } from '../frame/chart-frame';
import { mount, tooltipOn, unmountAll } from '../testing/mount';
import { lineChart } from './line-chart';

afterEach(unmountAll);

test('shows the change from the previous year in the tooltip, even after a gap', async () => {
  const rows = [
    { year: 2014, links: 120_000 },
    { year: 2016, links: 124_780 },
    { year: 2017, links: 128_523 },
  ];
  const { canvas } = await mount(<ChartFrame chart={lineChart({ rows })} label="Evolução" />);
  expect(await tooltipOn(canvas, 3)).toBe('2017: 128.523 vínculos, 3% a mais que em 2016');
});

test('compares no years across a break in the tooltip', async () => {
  const rows = [2021, 2022].map((year) => ({ year, links: 100 * year }));
  const breaks = breaksIn([2021, 2022]);
  const { canvas } = await mount(
    <ChartFrame chart={lineChart({ rows, breaks })} label="Evolução" />,
  );
  expect(await tooltipOn(canvas, 1)).toBe(
    '2022: 202.200 vínculos, sem comparação com 2021 (mais cobertura)',
  );
});
