import { type Dataset, type LabourSummaryRow, labour } from '@observatorio/contract';
import type { Card } from '../../data/use-card';
import { type Rows, type RowsOptions, useRows } from '../../data/use-rows';

/** Rows of a pay chart, with the summary figures of the same employment links. */
export interface PayRows<Row> {
  data: Rows<Row>;
  /** Summary figures; undefined until loaded. */
  figures: LabourSummaryRow | undefined;
}

/**
 * Loads a dataset about pay. An empty response can mean either withheld pay or no employment links,
 * so it counts as loading until the figures distinguish the two, or as an error if the figures fail
 * to load.
 */
export function usePayRows<Row>(
  card: Card,
  dataset: Dataset<Row, any>,
  { ignores }: Pick<RowsOptions<Row>, 'ignores'> = {},
): PayRows<Row> {
  const data = useRows(card, dataset, { ignores });
  const summary = useRows(card, labour.summary, { ignores });
  const figures = summary.resource.rows?.[0];
  if (data.resource.rows?.length !== 0 || summary.resource.status === 'ready') {
    return { data, figures };
  }
  const { resource } = summary;
  return {
    data: {
      ...data,
      resource:
        resource.status === 'error'
          ? { status: 'error', failure: resource.failure }
          : { status: 'loading' },
      retry: summary.retry,
    },
    figures,
  };
}
