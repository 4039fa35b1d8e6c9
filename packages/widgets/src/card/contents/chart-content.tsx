import { ChartFrame } from '@observatorio/charts/chart-frame';
import type { ContentProps, ContentView } from './content-view';

const ChartContent = ({ content: { chart }, label, onSelect, themeKey }: ContentProps<'chart'>) => (
  <ChartFrame chart={chart} label={label} onSelect={onSelect} themeKey={themeKey} />
);

/** Shows a chart. */
export const chartView: ContentView<'chart'> = { Component: ChartContent };
