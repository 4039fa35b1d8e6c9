import type { Column, ColumnKind } from './dataset';

/** JSON type of a field. */
type JsonType = string | readonly string[];

/** A field of a record: its name and type on the wire, and its column. */
export interface Field<Name extends string = string, Value = any, Wire = any> {
  /** Name on the wire. */
  name: Name;
  type: JsonType;
  /** Fields of the items, if the field is a list of records. */
  items?: Fields;
  /** Column heading. A field without a label does not get a column. */
  label?: string | undefined;
  kind: ColumnKind;
  /** Value in an empty record; null if unknown. */
  none: Value | null;
  write(value: Value): Wire;
  read(wire: Wire): Value;
}

/** Fields of a record by their names in the rows, in wire order. */
export type Fields = Readonly<Record<string, Field>>;

/** Row type of a record. */
export type RowIn<F extends Fields> = { [Key in keyof F]: ReturnType<F[Key]['read']> };

/** Wire type of a record. */
export type WireIn<F extends Fields> = {
  [Key in keyof F as F[Key]['name']]: ReturnType<F[Key]['write']>;
};

const same = <Value>(value: Value): Value => value;

const field =
  <Value>(type: JsonType, none: Value, kind: ColumnKind) =>
  <Name extends string>(name: Name, label?: string): Field<Name, Value, Value> => ({
    name,
    type,
    label,
    kind,
    none,
    write: same,
    read: same,
  });

export const text = field<string>('string', '', 'category');
export const textOrNull = field<string | null>(['string', 'null'], null, 'category');
export const integer = field<number>('integer', 0, 'count');
export const integerOrNull = field<number | null>(['integer', 'null'], null, 'category');

/** An integer, sent as null in an empty record: it is unknown rather than zero. */
export const integerUnlessEmpty = <Name extends string>(
  name: Name,
  label?: string,
): Field<Name, number, number | null> => ({
  ...integer(name, label),
  type: ['integer', 'null'],
  none: null,
  read: (wire) => wire ?? 0,
});

/** A number, displayed as money. */
export const number = field<number>('number', 0, 'money');
/** A number or null, displayed as money. */
export const numberOrNull = field<number | null>(['number', 'null'], null, 'money');

/** A list of numbers. */
export const integerList = <Name extends string>(
  name: Name,
  label?: string,
): Field<Name, readonly number[], readonly number[]> => ({
  name,
  type: 'array',
  label,
  kind: 'category',
  none: [],
  write: same,
  read: same,
});

/** Returns the field with another kind of column. */
export const withColumnKind = <F extends Field>(described: F, kind: ColumnKind): F => ({
  ...described,
  kind,
});

/** One of a fixed set of values, sent as the word for it. */
export const wordFor = <Name extends string, Value extends string>(
  name: Name,
  words: Readonly<Record<Value, string>>,
): Field<Name, Value, string> => ({
  ...text(name),
  none: null,
  write: (value) => words[value],
  read: (wire) => Object.keys(words).find((value) => words[value as Value] === wire) as Value,
});

/** A string, sent as null if empty. */
export const textNullIfEmpty = <Name extends string>(
  name: Name,
  label?: string,
): Field<Name, string, string | null> => ({
  ...textOrNull(name, label),
  none: '',
  write: (value) => value || null,
  read: (wire) => wire ?? '',
});

/** A field that contains a list of records. */
export interface ListField<Name extends string, F extends Fields>
  extends Field<Name, readonly RowIn<F>[], WireIn<F>[]> {
  items: F;
}

/** Defines a field that contains a list of records. */
export const recordList = <Name extends string, F extends Fields>(
  name: Name,
  items: F,
): ListField<Name, F> => ({
  name,
  type: 'array',
  items,
  kind: 'category',
  none: [],
  write: (rows) => rows.map((row) => writeRecord(items, row)),
  read: (wire) => wire.map((record) => readRecord(items, record)),
});

/** Encodes a row as a record. */
const writeRecord = <F extends Fields>(fields: F, row: RowIn<F>): WireIn<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { name, write }]) => [name, write(row[key])]),
  ) as WireIn<F>;

/** Decodes a record to a row. */
const readRecord = <F extends Fields>(fields: F, wire: WireIn<F>): RowIn<F> => {
  const values: Readonly<Record<string, unknown>> = wire;
  return Object.fromEntries(
    Object.entries(fields).map(([key, { name, read }]) => [key, read(values[name])]),
  ) as RowIn<F>;
};

/** Returns the columns of the labelled fields. */
export const columnsOf = <F extends Fields>(fields: F): Column<RowIn<F>>[] =>
  Object.entries(fields).flatMap(([key, { label, kind }]) => (label ? [{ key, label, kind }] : []));

/** Returns the columns and codec of rows sent as a list of records. */
export const listOf = <F extends Fields>(fields: F) => ({
  fields,
  columns: columnsOf(fields),
  encode: (rows: readonly RowIn<F>[]) => rows.map((row) => writeRecord(fields, row)),
  decode: (wire: readonly WireIn<F>[]) => wire.map((record) => readRecord(fields, record)),
});

/**
 * Returns the columns and codec of a single row sent as a record. A missing row is encoded as an
 * empty record; a record whose field `key` is empty is decoded as a missing row.
 */
export const oneOf = <F extends Fields>(fields: F, key?: keyof F & string) => ({
  fields,
  columns: columnsOf(fields),
  encode: ([row]: readonly RowIn<F>[]) => writeRecord(fields, row ?? nothing(fields)),
  decode: (wire: WireIn<F>): RowIn<F>[] =>
    key && isEmptyIn(wire, fields[key]) ? [] : [readRecord(fields, wire)],
});

const isEmptyIn = (wire: Readonly<Record<string, unknown>>, key: Field | undefined): boolean =>
  key !== undefined && wire[key.name] === key.write(key.none);

const nothing = <F extends Fields>(fields: F): RowIn<F> =>
  Object.fromEntries(Object.entries(fields).map(([key, { none }]) => [key, none])) as RowIn<F>;
