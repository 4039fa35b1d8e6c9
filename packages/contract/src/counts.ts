import { type Category, labelOf, NOT_INFORMED } from '@observatorio/domain';
import type { CountRow, Dataset, Endpoint } from './dataset';
import { countsFile } from './file-table';
import { integer, listOf, text, textOrNull } from './record';

/** The parts of an endpoint that counts by one dimension. */
export interface CountsOptions<Name extends string> extends Endpoint {
  /** The wire name of the count. */
  field: Name;
  /** Heading of the categories. */
  category: string;
  /** Heading of the counts. */
  unit: string;
}

/** An endpoint that counts by one dimension and sends a list of keyed counts. */
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

/** Wire key for “not informed”, in a format that cannot hold null. */
const UNKNOWN = 'NI';

/** The same endpoint, sent as a list of objects of one key each: code to count. */
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
