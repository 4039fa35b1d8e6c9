import type { CardContext } from '../model/card';
import type { Content } from '../model/content';

/** Draws rows in the circumstances of a card. */
export type Draw<Row> = (rows: readonly Row[], context: CardContext<any>) => Content<'chart'>;

/** Options of a chart that a card does not set itself. */
export type ChartOptions<Chart extends (options: any) => unknown> = Omit<
  Parameters<Chart>[0],
  'rows' | 'selected' | 'unit'
>;
