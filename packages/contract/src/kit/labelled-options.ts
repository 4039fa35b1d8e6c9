import type { Dataset } from './dataset';
import {
  type FilterOption,
  type Labels,
  NICKNAMES,
  optionColumns,
  plainOption,
  readLabels,
  writeLabels,
  writePlaceHints,
  yearsOf,
} from './options';

/** Options as labels by code, and the years as a list. */
export type OptionsWire = { ano: number[] } & Record<string, Labels | number[]>;

/** Returns the columns and codec of options sent as labels by code, for the named filters. */
export const labelledOptions = (
  names: readonly string[],
): Pick<Dataset<FilterOption, OptionsWire>, 'columns' | 'decode' | 'encode'> => ({
  columns: optionColumns,
  encode: (rows) => ({
    ...Object.fromEntries(names.map((name) => [name, writeLabels(rows, name)])),
    ...writePlaceHints(rows, writeLabels(rows, NICKNAMES)),
    ano: yearsOf(rows),
  }),
  decode: (wire) =>
    Object.entries(wire).flatMap(([filter, values]) =>
      Array.isArray(values)
        ? values.map((value) => plainOption(filter, value))
        : readLabels(filter, values),
    ),
});
