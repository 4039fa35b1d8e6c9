import type { Column, CreditedEdition, Edition, Filters } from '@observatorio/contract';
import { emptySelectionSentence, type PayTerms, type Term, type Unit } from '@observatorio/domain';
import {
  CardFrame,
  Chips,
  DataTable,
  LiveRegion,
  type MenuEntry,
  Skeleton,
} from '@observatorio/ui';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Message } from '../base/area';
import { useElement } from '../base/element-context';
import type { Card } from '../data/use-card';
import { useFilterNames } from '../data/use-filter-names';
import type { Rows } from '../data/use-rows';
import { CardBody, isRefused, NoDataLine } from './card-body';
import { chipsOf, filtersInWords, missingChips, removeAllChips, removeChip } from './card-chips';
import { CardMenu } from './card-menu';
import { useCardState } from './card-state';
import { emptyMessage, unknownMessage } from './empty-message';
import { fallbackTable } from './fallback-table';
import { headingLevel } from './heading-level';
import { ownCsv } from './own-csv';
import { portalPage } from './portal-page';
import { PNG_LABEL, savePng } from './save-png';
import { selectedKeys, toggleCodes } from './selection';
import { badgeOf, sourceLine, UNKNOWN_BADGE, UNKNOWN_SOURCE } from './source-line';
import { tableView } from './table-view';
import { useAnnouncement } from './use-announcement';

/** Props that a card passes to its chart. */
export interface ChartView {
  /** Accessible name. */
  label: string;
  /** Returns the URL of the area's portal page for given filters. */
  hrefOf: (filters: Filters) => string;
  /** Unit of the counts. */
  unit: Unit;
  /** Keys of the selected categories. */
  selected: readonly string[];
  /** Toggles a category; undefined if the card sets no filter or the filter is fixed. */
  onSelect: ((key: string) => void) | undefined;
  /** Replaces the selection. */
  onSelectAll: (keys: string[]) => void;
  /** Key that changes whenever the theme does. */
  themeKey: string;
  /** Terms that describe how the shown pay was measured and is published. */
  pay: PayTerms;
  /** Editions that the rows come from; empty while unknown. */
  editions: readonly CreditedEdition[];
  /** The employment link edition of the rows' year, if any. */
  links: Edition | undefined;
}

/** One or more terms with their definitions. */
type Terms = Term | readonly Term[];

/** Terms of a card, or a function that derives them from the pay terms and the shown filters. */
export type CardTerm = Terms | ((pay: PayTerms, filters: Filters) => Terms);

/** Props of a card; `Row` is the loaded row type, `Shown` the rendered one. */
export interface DataCardProps<Row extends object, Shown extends object = Row> {
  /** Accessible name; also the heading, unless the element sets another. */
  title: string;
  card: Card;
  /** Columns of the table view of a chart or drawing. Default: none. */
  columns?: readonly Column<Shown>[] | undefined;
  data: Rows<Row>;
  term?: CardTerm | undefined;
  /** Filter set by clicking the chart or a table row. Default: none. */
  filter?: string | undefined;
  /** Returns the filter codes of a category key. Default: the key itself. */
  codesOf?: ((key: string) => readonly string[]) | undefined;
  /**
   * Maps and sorts the rows for the chart and the table; must be a stable function. Default:
   * identity.
   */
  arrange?: ((rows: readonly Row[]) => readonly Shown[]) | undefined;
  /** Sentence shown under the title. */
  summarize: (
    rows: readonly Shown[],
    selected: readonly string[],
    unit: Unit,
    pay: PayTerms,
  ) => string;
  /** Whether the rows count as no data. Default: true if every count is 0. */
  isEmpty?: (rows: readonly Shown[]) => boolean;
  /** Whether no source reports this breakdown for these filters. Default: false. */
  isUnreported?: (filters: Filters) => boolean;
  /** Controls between the chips and the chart. Default: none. */
  toolbar?: ReactNode;
  /**
   * Determines the height and the menu. A `chart` has a table view and a PNG download; a `drawing`,
   * made of text and controls, only a table view; a `panel` has the same height but neither.
   * Default: `chart`.
   */
  content?: 'chart' | 'drawing' | 'panel' | 'table' | 'figures';
  /** Height added for a legend or many categories, in px. Default: 0. */
  extraHeight?: number | undefined;
  /** Like `extraHeight`, on a narrow card. Default: `extraHeight`. */
  narrowExtraHeight?: number | undefined;
  /** Measure named in the chart's PNG. Default: the unit of the counts. */
  measure?: string | undefined;
  /** Renders the rows. */
  children: (rows: readonly Shown[], view: ChartView) => ReactNode;
}

/**
 * Props that make a region scrollable by keyboard; unnecessary if its rows are selectable, because
 * those are focusable.
 */
const scrollable = (name: string) => ({ role: 'region', 'aria-label': name, tabIndex: 0 });

/** Default of `arrange`: without it, both row types are the same. */
const identity = (rows: readonly any[]): readonly any[] => rows;

const keyAsCode = (key: string): readonly string[] => [key];

const hasNoCounts = (rows: readonly object[]): boolean =>
  rows.every((row) => 'count' in row && row.count === 0);

/**
 * Whether a row's count is zero and its other figures are zero or missing. A page's own row may
 * have other figures but no count, which is read as zero.
 */
const isZero = (row: object, columns: readonly Column<any>[]): boolean =>
  'count' in row &&
  row.count === 0 &&
  columns.every(({ key, kind }) => kind === 'category' || !Reflect.get(row, key));

const uninformed: Message = {
  title: 'Não há gráfico.',
  text: 'A fonte destes dados não informa esta divisão.',
};

/**
 * Returns the reason not to draw a chart: all rows are zero, or all are "Não informado", which
 * would be a single grey mark.
 */
function reasonAgainstChart(
  rows: readonly object[],
  columns: readonly Column<any>[],
): Message | undefined {
  const known = rows.filter((row) => !('key' in row && row.key === null));
  if (rows.length === 0 || !known.every((row) => 'key' in row && isZero(row, columns))) {
    return undefined;
  }
  return hasNoCounts(rows)
    ? { title: 'Todos os valores são zero.', text: 'Por isso não há gráfico.' }
    : uninformed;
}

/** A card for one dataset: frame, chips, menu, states, chart and table. */
export function DataCard<Row extends object, Shown extends object = Row>({
  title,
  card,
  columns = [],
  data,
  term,
  filter,
  codesOf = keyAsCode,
  arrange = identity,
  summarize,
  isEmpty = hasNoCounts,
  isUnreported,
  toolbar,
  content = 'chart',
  extraHeight = 0,
  narrowExtraHeight = extraHeight,
  measure,
  children,
}: DataCardProps<Row, Shown>) {
  const { resource, editions, links, pay, csv, ownSource } = data;
  const { declaration, host, theme } = useElement();
  const frame = useRef<HTMLElement>(null);
  const [isTable, setIsTable] = useState(false);
  const nameOf = useFilterNames(card);
  const shown = data.shown ?? card.filters;
  const chips = chipsOf({ ...card, filters: shown }, nameOf);
  const missing = missingChips(chipsOf(card, nameOf), chips);
  const rows = useMemo(() => resource.rows && arrange(resource.rows), [resource.rows, arrange]);
  const codesIn = (filters: Filters) => (filter && filters[filter]) || [];
  const keysIn = (filters: Filters) => selectedKeys(rows ?? [], codesIn(filters), codesOf);
  // Marks the selection immediately; the summary follows when the new figures arrive.
  const selected = keysIn(card.filters);
  const unit = card.area.unitOf(shown);
  // A selected category without a row has a count of zero, which the summary must state instead of
  // describing the other rows.
  const own = data.ignores === filter ? filter : undefined;
  const uncounted = keysIn(shown).length === 0 ? codesIn(shown) : [];
  const sentenceOf = (shownRows: readonly Shown[]) =>
    own && uncounted.length > 0
      ? emptySelectionSentence(
          uncounted.map((code) => nameOf(own, code)),
          unit,
        )
      : summarize(shownRows, keysIn(shown), unit, pay);
  const hasNone = rows !== undefined && isEmpty(rows);
  const unknown = hasNone ? unknownMessage(card.area, shown, editions) : undefined;
  const empty = unknown ?? (hasNone ? emptyMessage(card.area, shown, chips) : undefined);
  const summary =
    rows && !isRefused(resource) ? (unknown ? `${unknown.title}.` : sentenceOf(rows)) : '';
  const result = resource.status === 'error' ? resource.failure.message : summary;
  const { message, withAnnouncement } = useAnnouncement(resource.status === 'loading', result);

  const selectableFilter = filter && !(filter in card.fixed) ? filter : undefined;
  const hrefOf = (filters: Filters) => portalPage(card.api, card.area, filters);
  const view: ChartView = {
    label: `${title}. ${summary}`,
    hrefOf,
    unit,
    selected,
    onSelect:
      selectableFilter === undefined
        ? undefined
        : withAnnouncement((key) => toggleCodes(card, selectableFilter, codesOf(key))),
    onSelectAll: withAnnouncement((keys) => selectableFilter && card.set(selectableFilter, keys)),
    themeKey: theme,
    pay,
    editions,
    links,
  };
  const isUnknown = !ownSource && rows !== undefined && rows.length > 0 && editions.length === 0;
  const source = ownSource ?? (isUnknown ? UNKNOWN_SOURCE : sourceLine(editions));
  const badge = isUnknown ? UNKNOWN_BADGE : badgeOf(editions);
  const heading = card.props.heading || title;
  const filtersShown = filtersInWords({ ...card, filters: shown }, nameOf);
  const name = [heading, filtersShown.join('; ')].filter(Boolean).join('. ');
  const toggleEntry: MenuEntry = {
    label: isTable ? 'Ver como gráfico' : 'Ver como tabela',
    onSelect: () => setIsTable(!isTable),
  };
  const pngEntry: MenuEntry = {
    label: PNG_LABEL,
    onSelect: () =>
      void savePng(frame.current, name, {
        title: card.props.heading ?? title,
        summary,
        unit: measure ?? unit.many,
        filters: filtersShown,
        source,
        badge,
      }),
  };
  const reason = rows && reasonAgainstChart(rows, columns);
  const fallback = () =>
    fallbackTable({
      caption: [name, source, badge].filter(Boolean).join('. '),
      ...tableView(columns, rows ?? []),
      href: ownSource ? undefined : hrefOf(shown),
    });
  const hasChart = content === 'chart';
  useCardState(host, rows && { filters: shown, hasChart, name, summary, fallback });
  const entries = {
    chart: isTable ? [toggleEntry] : [toggleEntry, pngEntry],
    drawing: [toggleEntry],
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
      terms={[(typeof term === 'function' ? term(pay, shown) : term) ?? []].flat()}
      summary={summary}
      chips={
        card.props.chips === 'none' ? undefined : (
          <Chips
            chips={chips}
            onRemove={withAnnouncement((chip) => removeChip(card, chip))}
            onClear={withAnnouncement(() => removeAllChips(card, chips))}
          />
        )
      }
      toolbar={toolbar}
      menu={
        <CardMenu
          card={card}
          name={heading}
          csv={
            ownSource && rows && rows.length > 0
              ? ownCsv({ title: heading, source, columns, rows })
              : csv
          }
          isOwn={ownSource !== undefined}
          frame={frame}
          extraEntries={entries[content]}
          fallback={fallback}
        />
      }
      source={source}
      badge={badge}
      hasSlots={declaration.kind !== 'filters'}
    >
      <div
        className={`card-slot ${content}-slot`}
        aria-busy={resource.status === 'loading'}
        data-settled={rows !== undefined || undefined}
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
          chips={resource.rows ? chips : chipsOf(card, nameOf)}
          missing={missing}
          empty={empty}
          placeholder={isUnreported?.(card.filters) ? <NoDataLine {...uninformed} /> : <Skeleton />}
        >
          {rows && isTable && (
            <div className="fill" {...(view.onSelect ? {} : scrollable(title))}>
              <DataTable
                caption={title}
                {...tableView(columns, rows)}
                selected={selected}
                onSelect={view.onSelect}
              />
            </div>
          )}
          {rows && !isTable && (reason ? <NoDataLine {...reason} /> : children(rows, view))}
        </CardBody>
      </div>
      <LiveRegion message={message} />
    </CardFrame>
  );
}
