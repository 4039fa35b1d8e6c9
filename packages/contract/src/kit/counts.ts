import { type Category, labelOf, NOT_INFORMED } from '@observatorio/domain';
import type { CountRow, Dataset, Endpoint } from './dataset';
import { countsFile } from './file-table';
import { integer, listOf, text, textOrNull } from './record';

/** Options of an endpoint that counts by one dimension. */
export interface CountsOptions<Name extends string> extends Endpoint {
  /** Wire name of the count. */
  field: Name;
  /** Column heading of the categories. */
  category: string;
  /** Column heading of the counts. */
  unit: string;
}

/** Defines an endpoint that counts by one dimension, encoded as a list of keyed counts. */
export function countsDataset<Name extends string>({
  field,
  category,
  unit,
  ...endpoint
}: CountsOptions<Name>) {
  const list = listOf({
    key: textOrNull('key'),
    label: text('name', category),
    count: integer(field, unit),
  });
  return { ...endpoint, ...list, file: countsFile<CountRow>(list.columns) };
}

/** Wire key for “Não informado” in formats without null. */
const UNKNOWN = 'NI';

/** Changes an endpoint's encoding to a list of single-key objects that map a code to its count. */
export function singleKeyed(
  dataset: Dataset<CountRow, any>,
  list: readonly Category[],
): Dataset<CountRow, Record<string, number>[]> {
  return {
    ...dataset,
    encode: (rows) => rows.map((row) => ({ [row.key ?? UNKNOWN]: row.count })),
    decode: (wire) =>
      wire.flatMap((row) =>
        Object.entries(row).map(([key, count]) =>
          key === UNKNOWN
            ? { key: null, label: NOT_INFORMED, count }
            : { key, label: labelOf(list, key), count },
        ),
      ),
  };
}
