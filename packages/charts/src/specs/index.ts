export { setCanvasFactory } from '../canvas/new-canvas';
export type { Measure } from '../canvas/text-fit';
export { canvasFont, FONT_SIZE, textMeasure } from '../canvas/text-measure';
export { municipalityShapes, type Shape, type ShapeProperties, stateShapes } from '../maps/shapes';
export type { CategoryOptions, Chart, RowsOptions } from './chart';
export type { BoxSize, ChartSpec, LegendEntry, RenderTarget } from './chart-spec';
export type { ChartTheme } from './chart-theme';
