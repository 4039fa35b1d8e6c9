import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = dirname(import.meta.dirname);

test('lays out every chart in plain Node', () => {
  const script = join(import.meta.dirname, 'lay-out-charts.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual({
    barChart: { type: 'bar', marks: 2 },
    stackedBarChart: { type: 'bar', marks: 2 },
    groupedBarChart: { type: 'bar', marks: 2 },
    dotChart: { type: 'bar', marks: 2 },
    pieChart: { type: 'doughnut', marks: 2 },
    variablePieChart: { type: 'polarArea', marks: 2 },
    sunburstChart: { type: 'doughnut', marks: 2 },
    curveChart: { type: 'line', marks: 3 },
    lineChart: { type: 'line', marks: 1 },
    radarChart: { type: 'radar', marks: 3 },
    radarBars: { type: 'bar', marks: 3 },
    scatterChart: { type: 'scatter', marks: 1 },
    treemapChart: { type: 'treemap', marks: 0 },
    states: { type: 'choropleth', marks: 27 },
    municipalities: { type: 'choropleth', marks: 645 },
  });
});

/** Folders with code for browsers. */
const forBrowsers = ['frame', 'testing'];

test('imports React and style sheets only in the frame', () => {
  const impure = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !forBrowsers.includes(relative(source, path).split('/')[0] ?? ''))
    .filter((path) => /from '(react|[^']*\.css)/.test(readFileSync(path, 'utf8')));
  expect(impure).toEqual([]);
});
