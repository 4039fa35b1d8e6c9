import { type Category, labelOf, NOT_INFORMED } from '@observatorio/domain';
import type { CountRow, Dataset } from './dataset';
import { codeOrNull, integer, listOf, text } from './schema';

/** What differs between the endpoints that count by one dimension. */
export interface CountsOptions<Field extends string>
  extends Pick<Dataset, 'id' | 'source' | 'path' | 'summary' | 'filters' | 'failure'> {
  /** The wire name of the count. */
  field: Field;
  /** The dimension, as the table's first column names it. */
  category: string;
  /** What is counted, as the table's second column names it. */
  unit: string;
}

/** The row as it stands in the specification. */
export type KeyedCount<Field extends string> = { key: string | null; name: string } & Record<
  Field,
  number
>;

/** An endpoint that counts by one dimension and travels as a list of keyed counts. */
export function countsDataset<Field extends string>(
  options: CountsOptions<Field>,
): Dataset<CountRow, KeyedCount<Field>[]> {
  const { category, unit, field, ...rest } = options;
  return {
    ...rest,
    columns: [
      { key: 'label', label: category, kind: 'category' },
      { key: 'count', label: unit, kind: 'count' },
    ],
    schema: listOf({
      key: codeOrNull('código oficial; nulo quando não informado'),
      name: text('nome da categoria'),
      [field]: integer(unit.toLowerCase()),
    }),
    encode: (rows) =>
      rows.map(
        (row) => ({ key: row.key, name: row.label, [field]: row.count }) as KeyedCount<Field>,
      ),
    decode: (wire) => wire.map((row) => ({ key: row.key, label: row.name, count: row[field] })),
  };
}

/** Wire key of what has no value, where the shape has no room for null. */
const UNKNOWN = 'NI';

/** The same endpoint travelling as a list of objects of one key each: code to count. */
export function singleKeyed(
  dataset: Dataset<CountRow, any>,
  list: readonly Category[],
): Dataset<CountRow, Record<string, number>[]> {
  return {
    ...dataset,
    schema: {
      type: 'array',
      items: {
        type: 'object',
        description: `uma chave: o código oficial (ou ${UNKNOWN}, não informado) e a quantidade`,
        additionalProperties: { type: 'integer' },
      },
    },
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
