import type { InlineRows } from '@observatorio/cards';
import type { Column, ColumnKind } from '@observatorio/contract';
import { stateCode, states } from '@observatorio/domain';
import { foldText } from '@observatorio/language';
import { useMemo } from 'react';
import type { Prop } from '../../base/declaration';
import { useElement } from '../../base/element-context';
import type { OwnRow } from '../../base/public-types';
import { useJsonChild } from '../../base/use-json-child';

/** Properties through which a page provides its own data. */
export const inlineRowsProps = {
  rows: {
    type: 'json',
    passInvalidJson: true,
    typeText: 'readonly OwnRow[]',
    description:
      'Dados da própria página, no lugar dos da API: uma lista de objetos com label e count, ou com os campos da tabela do elemento; também num filho <script type="application/json">.',
  },
  unit: {
    type: 'string',
    default: 'registro, registros',
    description: 'O que os dados da própria página contam, no singular e no plural.',
  },
  reference: {
    type: 'string',
    default: 'Comparação',
    description:
      'Com que os dados da própria página se comparam, como Média do estado: o nome do campo reference das linhas, um número que a tabela, o CSV e a frase mostram ao lado do delas.',
  },
} as const satisfies Readonly<Record<string, Prop>>;

/** Descriptions of accepted values, for column kinds that do not accept every number. */
const acceptedValues: Partial<Record<ColumnKind, string>> = {
  category: 'texto',
  count: 'número a partir de 0',
};

/** Values of `inlineRowsProps`. */
export interface InlineRowsProps {
  rows?: readonly OwnRow[];
  unit?: string;
  reference?: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Resolves a state's code from its code, abbreviation or name. */
const stateKey = (text: string): string | undefined =>
  stateCode(text) ?? states.find(({ label }) => foldText(label) === foldText(text))?.code;

/**
 * Reads a cell. A missing count is 0; undefined means that the column does not accept the value.
 */
function cellOf({ key, kind }: Column<any>, row: object): unknown {
  const value: unknown = Reflect.get(row, key);
  if (kind === 'category') return typeof value === 'string' ? value : undefined;
  if (kind === 'count' && value === undefined) return 0;
  if (kind !== 'count' && (value ?? null) === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return kind === 'count' && value < 0 ? undefined : value;
}

/** Whether a row's reference is a number, or there is none. */
function acceptsReference(row: object): boolean {
  const value: unknown = Reflect.get(row, 'reference') ?? null;
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}

const hasFigure = (columns: readonly Column<any>[], row: object): boolean =>
  columns.some(({ key, kind }) => kind !== 'category' && Reflect.has(row, key));

/** Reads a row with the fields that the chart needs; undefined if it is invalid. */
function readRow({ columns, isMap, rule }: InlineRows, row: unknown) {
  if (typeof row !== 'object' || row === null || !hasFigure(columns, row)) return undefined;
  const cells = columns.map((column) => [column.key, cellOf(column, row)] as const);
  if (cells.some(([, value]) => value === undefined) || !acceptsReference(row)) return undefined;
  if (rule && !rule.accepts(Object.fromEntries(cells))) return undefined;
  const { key, label } = row as OwnRow;
  const own = key === null ? null : String(key ?? label ?? '');
  const known = isMap && own !== null ? stateKey(own) : own;
  if (known === undefined) return undefined;
  return { ...row, ...(known !== '' && { key: known }), ...Object.fromEntries(cells) };
}

/** Serialises a value as JSON; numbers that JSON does not support are written by name. */
const quoted = (value: unknown): string =>
  (
    JSON.stringify(value, (_, part) =>
      typeof part === 'bigint' || (typeof part === 'number' && !Number.isFinite(part))
        ? String(part)
        : part,
    ) ?? String(value)
  ).replaceAll(/"(NaN|-?Infinity)"/g, '$1');

/**
 * Validates the rows that a page provides. Returns none if any is invalid, because the rest would
 * be misleading. The card then stays empty, because API figures under the page's heading would be
 * misleading too.
 */
function readInlineRows(tag: string, format: InlineRows, given: unknown): readonly object[] {
  const { columns, isMap, rule } = format;
  const rows = Array.isArray(given) ? given.map((row) => readRow(format, row)) : [undefined];
  if (rows.every((row) => row !== undefined)) return rows;
  const index = rows.indexOf(undefined);
  const wrong = Array.isArray(given)
    ? `a linha ${index + 1}, ${quoted(given[index])}, não é aceita`
    : `o valor ${quoted(given)} não é aceito`;
  const fields = columns.map(({ key, kind }) => `${key} (${acceptedValues[kind] ?? 'número'})`);
  if (isMap) fields.push('key (código, sigla ou nome de um estado, se não for o label)');
  if (rule) fields.push(rule.allowed);
  fields.push('reference (número, se houver)');
  console.warn(
    `<${tag}>: ${wrong} em "rows", e por isso nenhuma linha foi desenhada. Aceita uma lista de objetos com ${fields.join(', ')}.`,
  );
  return [];
}

/** Returns the page's rows, from the property or the JSON child; undefined if there are none. */
export function useInlineRows(
  format: InlineRows,
  { rows }: InlineRowsProps,
): readonly object[] | undefined {
  const { host } = useElement();
  const text = useJsonChild(host);
  return useMemo(() => {
    const given = rows ?? (text === null ? undefined : parsed(text));
    return given === undefined ? undefined : readInlineRows(host.localName, format, given);
  }, [host, format, rows, text]);
}
