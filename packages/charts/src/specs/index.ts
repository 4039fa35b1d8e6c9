export { setCanvasFactory } from '../canvas/new-canvas';
export type { MeasureText } from '../canvas/text-fit';
export { canvasFont, FONT_SIZE, textMeasure } from '../canvas/text-measure';
export {
  type MapShape,
  municipalityShapes,
  type ShapeProperties,
  stateShapes,
} from '../maps/shapes';
export type { CategoryOptions, Chart, RowsOptions } from './chart';
export type { BoxSize, ChartSpec, LegendEntry, RenderTarget } from './chart-spec';
export type { ChartTheme } from './chart-theme';
export type { ValueTexts } from './value-text';
