import { type Category, labelOf, NOT_INFORMED } from '@observatorio/domain';
import type { CountRow, Dataset } from './dataset';
import { codeOrNull, integer, listOf, text } from './schema';

/** What differs between the endpoints that count by one dimension. */
export interface CountsOptions
  extends Pick<Dataset, 'id' | 'source' | 'path' | 'summary' | 'filters' | 'failure'> {
  /** The dimension, as the table's first column names it. */
  category: string;
  /** What is counted, as the table's second column names it. */
  unit: string;
}

/** The row as it stands in the specification. */
export interface KeyedCount {
  key: string | null;
  name: string;
  qtdEmpregados: number;
}

/** An endpoint that counts by one dimension and travels as a list of keyed counts. */
export function countsDataset(options: CountsOptions): Dataset<CountRow, KeyedCount[]> {
  const { category, unit, ...rest } = options;
  return {
    ...rest,
    columns: [
      { key: 'label', label: category, kind: 'category' },
      { key: 'count', label: unit, kind: 'count' },
    ],
    schema: listOf({
      key: codeOrNull('código oficial; nulo quando não informado'),
      name: text('nome da categoria'),
      qtdEmpregados: integer(unit.toLowerCase()),
    }),
    encode: (rows) =>
      rows.map((row) => ({ key: row.key, name: row.label, qtdEmpregados: row.count })),
    decode: (wire) =>
      wire.map((row) => ({ key: row.key, label: row.name, count: row.qtdEmpregados })),
  };
}

/** Wire key of what has no value, where the shape has no room for null. */
const UNKNOWN = 'NI';

/** The same endpoint travelling as a list of objects of one key each: code to count. */
export function singleKeyed(
  dataset: Dataset<CountRow, KeyedCount[]>,
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
