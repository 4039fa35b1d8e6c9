import type { Column } from '@observatorio/contract';
import type { Unit } from '@observatorio/domain';
import {
  CardFrame,
  Chips,
  DataTable,
  LiveRegion,
  type MenuEntry,
  Notice,
  type Term,
} from '@observatorio/ui';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { useElement } from '../base/element-context';
import type { Card } from '../data/use-card';
import { useFilterNames } from '../data/use-filter-names';
import type { Rows } from '../data/use-rows';
import { CardBody, lacksYear } from './card-body';
import { chipsOf, lift, liftAll } from './card-chips';
import { CardMenu } from './card-menu';
import { headingLevel } from './heading-level';
import { savePng } from './save-png';
import { choose, chosenKeys } from './selection';
import { badgeOf, sourceLine } from './source-line';
import { tableView } from './table-view';
import { useAnnouncement } from './use-announcement';

/** What a chart gets from its card. */
export interface ChartView {
  label: string;
  /** What is counted. */
  unit: Unit;
  /** Keys of the chosen categories. */
  selected: readonly string[];
  /** Chooses a category as a click does; undefined where the filter is the card's own. */
  onSelect: ((key: string) => void) | undefined;
  /** Replaces the whole selection. */
  onSelectAll: (keys: string[]) => void;
  themeKey: string;
}

export interface DataCardProps<Row extends object, Shown extends object = Row> {
  /** Names the card even where its heading is hidden. */
  title: string;
  card: Card;
  /** Those of the table that a chart or a drawing can be turned into. Default: none. */
  columns?: readonly Column<Shown>[] | undefined;
  data: Rows<Row>;
  term?: Term | undefined;
  /** The filter that a click on the chart or a row of the table sets. */
  filter?: string | undefined;
  /** The codes of the filter that a key stands for. Default: the key itself. */
  codesOf?: ((key: string) => readonly string[]) | undefined;
  /** What chart and table show, in their order; a stable function. Default: the rows as they come. */
  arrange?: ((rows: readonly Row[]) => readonly Shown[]) | undefined;
  /** The sentence under the title. */
  summarize: (rows: readonly Shown[], selected: readonly string[], unit: Unit) => string;
  /** Default: whether no row counts anything. */
  isEmpty?: (rows: readonly Shown[]) => boolean;
  /** Between the filters and the chart. */
  toolbar?: ReactNode;
  /**
   * What the card shows, which decides its height. A chart and a drawing, which is made of text and
   * controls, can be turned into a table, and only a chart saved as a picture; a panel is as high as
   * they are, and is text already. Default: `chart`.
   */
  kind?: 'chart' | 'drawing' | 'panel' | 'table' | 'figures';
  /** Room beyond the usual height, for a legend or for many categories, in pixels. Default: 0. */
  extraHeight?: number | undefined;
  /** The same on a narrow card, where a legend has more lines. Default: `extraHeight`. */
  narrowExtraHeight?: number | undefined;
  /** Draws the rows. */
  children: (rows: readonly Shown[], view: ChartView) => ReactNode;
}

/** A card that arranges nothing shows the rows that it has: both types are one. */
const asTheyCome = (rows: readonly any[]): readonly any[] => rows;

const itself = (key: string): readonly string[] => [key];

const countsNothing = (rows: readonly object[]): boolean =>
  rows.every((row) => 'count' in row && row.count === 0);

/** Whether all that is counted lies in "Não informado": a chart of that would be one grey mark. */
const knowsNoCategory = (rows: readonly object[]): boolean =>
  rows.every((row) => 'key' in row && (row.key === null || ('count' in row && row.count === 0)));

/** A card over one dataset: frame, filters, menu, states, chart and table. */
export function DataCard<Row extends object, Shown extends object = Row>({
  title,
  card,
  columns = [],
  data,
  term,
  filter,
  codesOf = itself,
  arrange = asTheyCome,
  summarize,
  isEmpty = countsNothing,
  toolbar,
  kind = 'chart',
  extraHeight = 0,
  narrowExtraHeight = extraHeight,
  children,
}: DataCardProps<Row, Shown>) {
  const { resource, editions, csv } = data;
  const { theme } = useElement();
  const frame = useRef<HTMLElement>(null);
  const [asTable, setAsTable] = useState(false);
  const chips = chipsOf(card, useFilterNames(card));
  const rows = useMemo(() => resource.rows && arrange(resource.rows), [resource.rows, arrange]);
  const codes = (filter && card.filters[filter]) || [];
  const selected = chosenKeys(rows ?? [], codes, codesOf);
  const unit = card.area.unitOf(card.filters);
  const summary = rows && !lacksYear(resource) ? summarize(rows, selected, unit) : '';
  const { message, withAnnouncement } = useAnnouncement(resource.status === 'loading', summary);

  const selectable = filter && !(filter in card.fixed) ? filter : undefined;
  const view: ChartView = {
    label: `${title}. ${summary}`,
    unit,
    selected,
    onSelect:
      selectable === undefined
        ? undefined
        : withAnnouncement((key) => choose(card, selectable, codesOf(key))),
    onSelectAll: withAnnouncement((keys) => selectable && card.set(selectable, keys)),
    themeKey: theme,
  };
  const source = sourceLine(editions);
  const badge = badgeOf(editions);
  const toTable: MenuEntry = {
    label: asTable ? 'Ver como gráfico' : 'Ver como tabela',
    onSelect: () => setAsTable(!asTable),
  };
  const toPng: MenuEntry = {
    label: 'Baixar imagem (PNG)',
    onSelect: () => void savePng(frame.current, { title, source, badge }),
  };
  const entries = {
    chart: asTable ? [toTable] : [toTable, toPng],
    drawing: [toTable],
    panel: [],
    table: [],
    figures: [],
  };

  return (
    <CardFrame
      frameRef={frame}
      title={card.props.heading ?? title}
      name={title}
      headingLevel={headingLevel(card.props)}
      term={term}
      summary={summary}
      chips={
        <Chips
          chips={chips}
          onLift={withAnnouncement((chip) => lift(card, chip))}
          onClear={withAnnouncement(() => liftAll(card, chips))}
        />
      }
      toolbar={toolbar}
      menu={<CardMenu card={card} csv={csv} frame={frame} own={entries[kind]} />}
      source={source}
      badge={badge}
    >
      <div
        className={`card-slot ${kind}-slot`}
        aria-busy={resource.status === 'loading'}
        style={
          {
            '--o-extra-height': `${extraHeight}px`,
            '--o-narrow-extra-height': `${narrowExtraHeight}px`,
          } as CSSProperties
        }
      >
        <CardBody
          card={card}
          resource={resource}
          retry={() => data.retry()}
          chips={chips}
          isEmpty={rows !== undefined && isEmpty(rows)}
        >
          {rows && asTable && (
            <div className="fill">
              <DataTable
                caption={title}
                {...tableView(columns, rows)}
                selected={selected}
                onSelect={view.onSelect}
              />
            </div>
          )}
          {rows &&
            !asTable &&
            (knowsNoCategory(rows) ? (
              <Notice title="Sem essa informação">
                A fonte destes dados não informa esta divisão.
              </Notice>
            ) : (
              children(rows, view)
            ))}
        </CardBody>
      </div>
      <LiveRegion message={message} />
    </CardFrame>
  );
}
