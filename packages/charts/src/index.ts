export { BarChart, type BarChartProps } from './bar-chart';
export type { ChartProps, ChartRow, Unit } from './chart-props';
export { chartStyles } from './chart-styles';
export { StateMap, type StateMapProps } from './state-map';
