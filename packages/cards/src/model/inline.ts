import type { Area, Column, Message } from '@observatorio/contract';
import { states, totalOf } from '@observatorio/domain';
import {
  capitalized,
  formatCount,
  formatPercent,
  type Unit,
  withUnit,
} from '@observatorio/language';
import { type InlineRows, plainQuery, variant } from './card';
import type { PresentedFigures } from './present';

/** Attribution for rows that the page provides. */
export const INLINE_SOURCE = 'Dados de quem publica esta página';

/** Message of a card whose page provides no rows that it can show. */
export const NO_INLINE_ROWS: Message = {
  title: 'Sem dados',
  text: 'Esta página não forneceu dados que o cartão possa mostrar.',
};

interface Counted {
  label: string;
  count: number;
  /** The figure that the count is compared with. */
  reference?: number | null;
}

const isCounted = (row: object): row is Counted => 'count' in row && 'label' in row;

/** Column of the figures that the rows are compared with; none if no row has one. */
const referenceColumn = (rows: readonly object[], label: string): Column<any>[] =>
  rows.some((row) => typeof Reflect.get(row, 'reference') === 'number')
    ? [{ key: 'reference', label, kind: 'figure' }]
    : [];

/**
 * Names the row with the highest count, and the figure it is compared with; empty if there is a tie
 * or a row without a count.
 */
function leader(rows: readonly object[], unit: Unit, reference: string): string {
  const counted = rows.filter(isCounted).toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  const total = totalOf(counted);
  if (!first || counted.length < rows.length || first.count === second?.count) return '';
  const share = total > 0 ? `, ${formatPercent(first.count / total)} do total` : '';
  const compared =
    typeof first.reference === 'number' ? ` (${reference}: ${formatCount(first.reference)})` : '';
  return `O maior valor é o de ${first.label}: ${withUnit(first.count, unit)}${share}${compared}.`;
}

/** Parses a unit such as `servidor, servidores`. */
export function inlineUnit(text = 'registro, registros'): Unit {
  const [one = '', many = one] = text.split(',').map((word) => word.trim());
  return { one, many };
}

/** Columns of the table, labelled with the page's unit. */
const columnsIn = (columns: readonly Column<any>[], { many }: Unit): readonly Column<any>[] =>
  columns.map((column) => {
    if (column.key === 'label') return { ...column, label: 'Categoria' };
    return column.key === 'count' ? { ...column, label: capitalized(many) } : column;
  });

/** An area whose cards show rows of the page: without filters or requests, in the page's unit. */
export function inlineArea<Filter extends string>(area: Area<Filter>, unit: Unit): Area<Filter> {
  const { requiredFilter: _, ...rest } = area;
  return { ...rest, noDataMessage: NO_INLINE_ROWS, unitOf: () => unit };
}

/** Names a state where the page gives only its IBGE code. */
function named(row: object): object {
  const { label } = row as { label?: unknown };
  const state = states.find(({ code }) => code === label);
  return state ? { ...row, label: state.label } : row;
}

interface InlineOptions {
  title: string;
  rows: readonly object[];
  unit: Unit;
  /** Name of what the rows are compared with. */
  reference: string;
}

/** Returns the figures of a card for rows that the page provides. */
export function inlineFigures(
  inline: InlineRows,
  { title, rows, unit, reference }: InlineOptions,
): PresentedFigures {
  const { columns, draw, extraHeight, narrowExtraHeight, isMap, summarize } = inline;
  const shownRows = isMap ? rows.map(named) : rows;
  const shape = variant({
    title,
    rows: undefined as never,
    columns: [...columnsIn(columns, unit), ...referenceColumn(rows, reference)],
    extraHeight,
    narrowExtraHeight,
    summarize: (shown: readonly object[]) =>
      summarize ? summarize(shown, unit) : leader(shown, unit, reference),
    isEmpty: (shown) => shown.length === 0,
    draw,
  });
  const none = { filters: {}, pay: {}, editions: [], links: undefined };
  return {
    ...none,
    variant: shape,
    query: plainQuery(),
    rows: shownRows,
    unit,
    keysIn: () => [],
    contextWith: (selected) => ({
      ...none,
      selected,
      unit,
      parts: {},
      page: { number: 1, total: rows.length },
      api: '',
      groupFilters: {},
      hrefOf: () => '',
    }),
  };
}
