import type { Resource } from '@observatorio/client';
import type { Column } from '@observatorio/contract';
import { capitalized, formatPercent, totalOf, type Unit, withUnit } from '@observatorio/domain';
import { type ReactNode, useMemo } from 'react';
import type { Area, Message } from '../base/area';
import type { CommonProps } from '../base/declaration';
import { type Card, useCard } from '../data/use-card';
import { useResourceEvents } from '../data/use-rows';
import { type ChartView, DataCard } from './data-card';
import type { OwnDataProps } from './own-rows';

/** Attribution for a card that shows the page's own data. */
const OWN_SOURCE = 'Dados de quem publica esta página';

const noRows: Message = {
  title: 'Sem dados',
  text: 'Esta página não forneceu dados que o cartão possa mostrar.',
};

interface OwnCardProps {
  title: string;
  area: Area;
  columns: readonly Column<any>[];
  rows: readonly object[];
  props: CommonProps & OwnDataProps;
  extraHeight: number | undefined;
  narrowExtraHeight: number | undefined;
  children: (rows: readonly any[], view: ChartView) => ReactNode;
}

interface Counted {
  label: string;
  count: number;
}

const isCounted = (row: object): row is Counted => 'count' in row && 'label' in row;

/** Names the row with the highest count; empty if there is a tie or a row without a count. */
function sentence(rows: readonly object[], unit: Unit): string {
  const counted = rows.filter(isCounted).toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  const total = totalOf(counted);
  if (!first || counted.length < rows.length || first.count === second?.count) return '';
  const share = total > 0 ? `, ${formatPercent(first.count / total)} do total` : '';
  return `O maior valor é o de ${first.label}: ${withUnit(first.count, unit)}${share}.`;
}

/** Parses a unit such as `servidor, servidores`. */
function unitOf(text = 'registro, registros'): Unit {
  const [one = '', many = one] = text.split(',').map((word) => word.trim());
  return { one, many };
}

/** Columns of the table, labelled with the page's unit. */
const ownColumns = (columns: readonly Column<any>[], { many }: Unit): readonly Column<any>[] =>
  columns.map((column) => {
    if (column.key === 'label') return { ...column, label: 'Categoria' };
    return column.key === 'count' ? { ...column, label: capitalized(many) } : column;
  });

/** The card without filters or API, because its rows come from the page. */
function useOwnCard(area: Area, props: CommonProps, unit: Unit): Card {
  const card = useCard(area, props);
  const ownArea = useMemo(() => {
    const { requiredFilter: _, ...rest } = area;
    return { ...rest, noDataMessage: noRows, unitOf: () => unit };
  }, [area, unit]);
  return {
    ...card,
    area: ownArea,
    api: '',
    filters: none,
    fixed: none,
    ownFixed: none,
    refused: [],
  };
}

const none = {};

/** Emits `data-load`, or `data-error` if there are no rows. */
function useRowEvents(rows: readonly object[]): void {
  const resource = useMemo<Resource<object>>(
    () =>
      rows.length > 0
        ? { status: 'ready', rows: [...rows], filters: none }
        : { status: 'error', failure: { message: noRows.text } },
    [rows],
  );
  useResourceEvents('rows', resource);
}

/** A card that draws the page's own rows and credits the page for them. */
export function OwnCard({ title, area, columns, rows, props, children, ...heights }: OwnCardProps) {
  const unit = useMemo(() => unitOf(props.unit), [props.unit]);
  const card = useOwnCard(area, props, unit);
  useRowEvents(rows);
  return (
    <DataCard
      // The declared title describes our data, not the page's.
      title={props.heading || title}
      card={card}
      columns={ownColumns(columns, unit)}
      data={{
        resource: { status: 'ready', rows: [...rows], filters: none },
        retry: () => {},
        editions: [],
        links: undefined,
        pay: {},
        shown: none,
        ownSource: OWN_SOURCE,
      }}
      summarize={(shown) => sentence(shown, unit)}
      isEmpty={(shown) => shown.length === 0}
      {...heights}
    >
      {children}
    </DataCard>
  );
}
