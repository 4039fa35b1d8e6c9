import type {
  AnyDataset,
  Area,
  Column,
  CreditedEdition,
  Dataset,
  Edition,
  Filters,
  PageInfo,
  SourceName,
} from '@observatorio/contract';
import type { SeriesBreak } from '@observatorio/domain';
import type { PayTerms, Term, Unit } from '@observatorio/language';
import type { Content, ContentKind } from './content';
import type { Headline } from './headline';
import { chartReserve, figuresReserve, type Reserve, tableReserve } from './reserve';
import { resolveTitle, type Title } from './title';

/** What a card is asked to show. */
export interface CardQuery {
  /** Effective filters. */
  filters: Filters;
  /** Those of the filters that the reader cannot change. */
  fixed: Filters;
  /** View chosen in the card's controls. Default: the first. */
  view?: string | undefined;
  /** Page of a paged table, 1-based. */
  page: number;
}

/** A request for the rows of a dataset. */
export interface CardRequest {
  dataset: AnyDataset;
  filters: Filters;
}

/** Rows that answer a request. */
export interface Answer<Row = any> {
  rows: readonly Row[];
  /** Paging information of a paged dataset. */
  page?: PageInfo | undefined;
}

/** A dataset that a card needs besides its own rows. */
export interface Part<Row = any> {
  dataset: Dataset<Row, any, any>;
  /** Filters of the request. Default: those of the query. */
  filtersOf?(query: CardQuery): Filters;
  /**
   * Whether the part is requested, given the card's own rows; they are undefined until they arrive.
   * Default: always.
   */
  isWanted?(query: CardQuery, rows: readonly any[] | undefined): boolean;
  /** Whether the card fails without the part, given its own rows. Default: always. */
  isNeeded?(rows: readonly any[]): boolean;
  /** Whether the card's CSV file contains all of its rows. Default: only a single row. */
  isListed?: boolean;
}

/** Parts of a card by name. */
export type Parts = Readonly<Record<string, Part>>;

/** Answers of a card's parts; undefined for one that was not requested or has not arrived. */
export type PartAnswers<P extends Parts = Parts> = {
  readonly [Name in keyof P]: (P[Name] extends Part<infer Row> ? Answer<Row> : never) | undefined;
};

/** The circumstances in which a card shows its rows. */
export interface CardContext<P extends Parts = Parts> {
  /** Filters of the rows. */
  filters: Filters;
  /** Keys of the selected categories. */
  selected: readonly string[];
  /** Unit of the counts. */
  unit: Unit;
  /** How the pay of the rows was measured and is published. */
  pay: PayTerms;
  /** Editions of the rows; empty while unknown. */
  editions: readonly CreditedEdition[];
  /** The employment link edition of the rows' year, if any. */
  links: Edition | undefined;
  parts: PartAnswers<P>;
  /** Page of the rows of a paged dataset, 1-based, and the number of rows on all pages. */
  page: { number: number; total: number };
  /** Current filters of the card's group, including those that the card does not follow. */
  groupFilters: Filters;
  /** URL of the API, which is also that of the portal. */
  api: string;
  /** Returns the URL of the area's portal page for given filters. */
  hrefOf(filters: Filters): string;
}

/** One or more terms with their definitions. */
type Terms = Term | readonly Term[];

/** Terms of a card, or a function that derives them. */
export type CardTerm = Terms | ((context: Pick<CardContext, 'pay' | 'filters'>) => Terms);

/** Sources of the rows, or a function that derives them from the rows. */
export type RowSources<Row> =
  | readonly SourceName[]
  | ((rows: readonly Row[]) => readonly SourceName[]);

/**
 * Determines the height and the menu of a card. A `chart` has a table view and a PNG download; a
 * `drawing`, made of text and controls, only a table view; a `panel` has the same height but
 * neither.
 */
export type Layout = 'chart' | 'drawing' | 'panel' | 'table' | 'figures';

/** Filters that a control sets: a value, several or, to clear one, null. */
export type ControlFilters = Readonly<Record<string, string | readonly string[] | null>>;

/** A control above a card's content. */
export type Control =
  | { kind: 'hint'; text: string }
  /** Chooses another view of the card. */
  | { kind: 'view'; label: string; view: string; isBack?: boolean }
  /** Sets filters. */
  | {
      kind: 'filters';
      label: string;
      filters: ControlFilters;
      isBack?: boolean;
    }
  /** Switches between views of the same rows: view → label. */
  | { kind: 'views'; label: string; views: Readonly<Record<string, string>>; view: string }
  | { kind: 'full-screen' };

/** One of the ways in which a card shows its area; `Row` is the requested row, `Shown` the drawn one. */
export interface VariantOptions<
  Row extends object,
  Shown extends object,
  P extends Parts,
  Kind extends ContentKind,
> {
  title: Title;
  /** Dataset of the rows. */
  rows: Dataset<Row, any, any>;
  /** Filters of the request. Default: those of the query. */
  filtersOf?(query: CardQuery): Filters;
  /** Whether the rows come in pages. Default: false. */
  isPaged?: boolean;
  /**
   * Filter set by a click on the chart or on a row of the table. The rows ignore it, so the other
   * categories remain for comparison, and the card marks the selected ones. Default: none.
   */
  selects?: string | undefined;
  /**
   * Whether the codes of the selecting filter are whole categories of the card; if not, it applies
   * to the rows as well. Default: always true.
   */
  areCategories?(codes: readonly string[]): boolean;
  /** Returns the filter codes of a category key. Default: the key itself. */
  codesOf?(key: string): readonly string[];
  /** Returns the URL of the page about a category, which a click opens. Default: none. */
  pageOf?(key: string, api: string): string;
  /**
   * Returns the variant that shows these rows instead, of the same dataset and parts, if the filters
   * do not determine what they are of. Default: this one.
   */
  variantFor?(rows: readonly Row[]): Variant | undefined;
  /** Datasets needed besides the rows. Default: none. */
  parts?: P;
  /** Sources of the rows. Default: that of the dataset. */
  sources?: RowSources<Row> | undefined;
  /** Maps and sorts the rows for the chart and the table. Default: unchanged. */
  arrange?(rows: readonly Row[], query: CardQuery): readonly Shown[];
  /** Adds what the parts know to the rows, before they are arranged. Default: nothing. */
  complete?(rows: readonly Row[], parts: PartAnswers<P>): readonly Row[];
  /** Columns of the table view. */
  columns: readonly Column<Shown>[];
  /** Sentence shown under the title. */
  summarize(
    rows: readonly Shown[],
    selected: readonly string[],
    unit: Unit,
    context: CardContext<P>,
  ): string;
  /** Default: none. */
  term?: CardTerm | undefined;
  /** Whether the rows count as no data. Default: true if every count is 0. */
  isEmpty?(rows: readonly Shown[], context: CardContext<P>): boolean;
  /** Whether no source reports this breakdown for these filters. Default: false. */
  isUnreported?(filters: Filters): boolean;
  /** Default: `chart`. */
  layout?: Layout;
  /** Whether a layout of `figures` also has a table view, of several rows. Default: false. */
  hasTable?: boolean;
  /** Height added for a legend or many categories, in px. Default: 0. */
  extraHeight?: number | undefined;
  /** Like `extraHeight`, on a narrow card. Default: `extraHeight`. */
  narrowExtraHeight?: number | undefined;
  /** Like `extraHeight`, on a card of 640 to 879 px with figures. Default: `extraHeight`. */
  mediumExtraHeight?: number | undefined;
  /** Title and measure that the parts tell, once they are there. Default: `title` and `measure`. */
  named?(parts: PartAnswers<P>): { title: string; measure: string } | undefined;
  /** Measure named in the chart's picture. Default: the unit of the counts. */
  measure?: string | undefined;
  /** Filters that the rows do not follow, which the card does not name. Default: none. */
  ignores?: readonly string[];
  /** Controls above the content, given the requested rows, if any. Default: none. */
  controls?(query: CardQuery, rows: readonly Row[] | undefined): readonly Control[];
  /** First sentence of a page that leads with the card. Default: none. */
  headline?: Headline | undefined;
  /** Kinds of content that `draw` returns, besides a notice. Default: a chart. */
  kinds?: readonly Kind[];
  /** Breaks between years of the rows, whose reasons a table without the chart needs. Default: none. */
  breaksOf?(rows: readonly Shown[], context: CardContext<P>): readonly SeriesBreak[];
  /** Content of the card for its rows. */
  draw(rows: readonly Shown[], context: CardContext<P>): Content<NoInfer<Kind>>;
}

/** A variant of any row type. */
export interface Variant<Kind extends ContentKind = any>
  extends Omit<
    VariantOptions<any, any, any, Kind>,
    'areCategories' | 'arrange' | 'codesOf' | 'isEmpty' | 'kinds' | 'layout' | 'parts'
  > {
  kinds: readonly Kind[];
  parts?: Parts;
  areCategories(codes: readonly string[]): boolean;
  codesOf(key: string): readonly string[];
  arrange(rows: readonly any[], query: CardQuery): readonly any[];
  isEmpty(rows: readonly any[], context: CardContext<any>): boolean;
  layout: Layout;
}

/** State of a card that does not apply to its filters. */
export interface Dormant {
  title: Title;
  /** When the card applies. */
  dormant: string;
  controls: readonly Control[];
}

/** Whether a card does not apply to its filters. */
export const isDormant = (shape: Variant | Dormant): shape is Dormant => 'dormant' in shape;

const hasNoCounts = (rows: readonly object[]): boolean =>
  rows.every((row) => 'count' in row && row.count === 0);

/** Columns of the table view; required only if `arrange` changes the row type. */
type ColumnsOf<Row, Shown> = [Row] extends [Shown]
  ? { columns?: readonly Column<Shown>[] }
  : { columns: readonly Column<Shown>[] };

/** Declares a variant. `columns` may be omitted if `arrange` keeps the row type. */
export function variant<
  Row extends object,
  Shown extends object = Row,
  P extends Parts = Record<never, Part>,
  Kind extends ContentKind = 'chart',
>(
  options: Omit<VariantOptions<Row, Shown, P, Kind>, 'columns'> & ColumnsOf<Row, NoInfer<Shown>>,
): Variant<Kind> {
  return {
    areCategories: () => true,
    codesOf: (key) => [key],
    arrange: (rows) => rows,
    isEmpty: hasNoCounts,
    kinds: ['chart'],
    layout: 'chart',
    ...options,
    columns: options.columns ?? options.rows.columns,
  } as Variant<Kind>;
}

/** Rows that a page provides instead of the API, and how a card draws them. */
export interface InlineRows {
  columns: readonly Column<any>[];
  /** Whether the row keys are states. */
  isMap: boolean;
  /** Additional validation of a row, with a description of accepted rows. Default: none. */
  rule?: { accepts(row: any): boolean; allowed: string } | undefined;
  /** Description of the rows in Portuguese. Default: a list of objects with label and count. */
  description?: string;
  /** Default: as in the first variant. */
  extraHeight?: number | undefined;
  narrowExtraHeight?: number | undefined;
  /** Sentence of the rows. Default: names the row with the highest count. */
  summarize?(rows: readonly any[], unit: Unit): string;
  draw(rows: readonly any[], context: CardContext<any>): Content<'chart'>;
}

/** A valid custom element name. */
export type TagName = `${string}-${string}`;

/** A card: everything that it requests, says and shows, without a browser. */
export interface Card<
  Tag extends TagName = TagName,
  Filter extends string = any,
  Kind extends ContentKind = any,
> {
  /** Tag name of the card's element. */
  tag: Tag;
  /** Title without filters. */
  title: string;
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter>;
  /** Filter set by a click, without filters. Default: none. */
  selects?: Filter;
  /** Filters that the card requires in addition to the area's: name → code. Default: none. */
  needs?: Readonly<Partial<Record<Filter, string>>>;
  /** Space reserved before rendering. */
  reserve: Reserve;
  /** Kinds of content that the card can show, besides a notice. */
  kinds: readonly Kind[];
  /** Whether a chart has a legend. Default: true. */
  hasLegend?: boolean;
  /** Whether readers switch between views of the rows. Default: false. */
  hasViews?: boolean;
  /** First view of a card narrower than `NARROW_WIDTH`. Default: as on a wider card. */
  narrowView?: string;
  /** Rows that a page may provide. Default: none. */
  inlineRows?: InlineRows | undefined;
  /** Returns the variant for a query. */
  variantOf(query: CardQuery): Variant<Kind> | Dormant;
}

const reserveOf = ({
  layout,
  extraHeight,
  narrowExtraHeight,
}: Pick<VariantOptions<any, any, any, any>, 'layout' | 'extraHeight' | 'narrowExtraHeight'>) => {
  if (layout === 'table') return tableReserve(extraHeight);
  return (layout === 'figures' ? figuresReserve : chartReserve)(extraHeight, narrowExtraHeight);
};

/** Width below which a card is narrow, in px. */
export const NARROW_WIDTH = 700;

/** The query of a card with these filters and no other choices. Default: no filters. */
export const plainQuery = (filters: Filters = {}): CardQuery => ({ filters, fixed: {}, page: 1 });

/** Whether the server draws pictures of a card under these filters: of a chart, or of figures. */
export function hasPicture({ variantOf }: Card, filters: Filters): boolean {
  const shape = variantOf(plainQuery(filters));
  return !isDormant(shape) && (shape.layout === 'chart' || shape.kinds.join() === 'figures');
}

/** Options of a card with a single variant. */
type CardOptions<
  Tag extends TagName,
  Filter extends string,
  Row extends object,
  Shown extends object,
  P extends Parts,
  Kind extends ContentKind,
> = Pick<Card<Tag, Filter>, 'tag' | 'description' | 'area' | 'hasLegend' | 'inlineRows'> &
  Omit<VariantOptions<Row, Shown, P, Kind>, 'columns' | 'selects'> & {
    /** A function derives it from the other filters. */
    selects?: NoInfer<Filter> | ((filters: Filters) => NoInfer<Filter>);
    /** Default: derived from the layout and its extra height. */
    reserve?: Reserve;
  };

/** Declares a card that always shows the rows of one dataset in the same way. */
export function card<
  Tag extends TagName,
  Filter extends string,
  Row extends object,
  Shown extends object = Row,
  P extends Parts = Record<never, Part>,
  Kind extends ContentKind = 'chart',
>({
  tag,
  description,
  area,
  hasLegend,
  selects,
  ...options
}: CardOptions<Tag, Filter, Row, Shown, P, Kind> & ColumnsOf<Row, NoInfer<Shown>>): Card<
  Tag,
  Filter,
  Kind
> {
  const {
    inlineRows: givenInlineRows,
    reserve = reserveOf(options),
    ...rest
  } = options as typeof options & { inlineRows?: InlineRows; reserve?: Reserve };
  const base = variant<Row, Shown, P, Kind>(rest as never);
  const selectsOf = typeof selects === 'function' ? selects : () => selects;
  const selected = selectsOf({});
  const { layout, columns, extraHeight, narrowExtraHeight } = base;
  const drawn: InlineRows = {
    columns,
    // Only maps set the state filter.
    isMap: selected === 'uf',
    extraHeight,
    narrowExtraHeight,
    draw: base.draw as InlineRows['draw'],
  };
  return {
    tag,
    title: resolveTitle(options.title),
    description,
    area,
    reserve,
    kinds: base.kinds,
    ...(selected && { selects: selected }),
    ...(hasLegend !== undefined && { hasLegend }),
    inlineRows: givenInlineRows ?? (layout === 'chart' ? drawn : undefined),
    variantOf: ({ filters }) => ({ ...base, selects: selectsOf(filters) }),
  };
}

/** Kinds of content of one or more variants. */
type KindOf<Shape> = Shape extends { kinds: readonly (infer Kind)[] } ? Kind : never;

/** Declares a card whose variant depends on the query; `kinds` are those of all its variants. */
export const variantCard = <
  Tag extends TagName,
  Filter extends string,
  Shape extends Variant | Dormant,
>({
  title,
  ...declared
}: Omit<Card<Tag, Filter>, 'kinds' | 'title' | 'variantOf'> & {
  title: Title;
  variantOf(query: CardQuery): Shape;
  kinds?: readonly KindOf<Shape>[];
}) =>
  ({ kinds: ['chart'], ...declared, title: resolveTitle(title) }) as unknown as Card<
    Tag,
    Filter,
    KindOf<Shape>
  >;
