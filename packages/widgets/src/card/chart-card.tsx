import type { Column, Dataset, Filters } from '@observatorio/contract';
import type { ComponentType } from 'react';
import type { Area } from '../base/area';
import type { CommonProps, Declaration, Reserve, TagName } from '../base/declaration';
import type { Part } from '../base/parts';
import { chartReserve, figuresReserve, tableReserve } from '../base/reserve';
import { useCard } from '../data/use-card';
import { type RowSources, useRows } from '../data/use-rows';
import { type ChartView, DataCard, type DataCardProps } from './data-card';
import { ownDataCard } from './own-data-card';
import { ownFilter } from './selection';
import { resolveTitle, type Title } from './title';

/** A component that renders the rows of a card. */
export type CardChart<Row> = ComponentType<ChartView & { rows: readonly Row[] }>;

interface ChartCardOptions<
  Tag extends TagName,
  Filter extends string,
  Row extends object,
  Shown extends object,
> extends Pick<
    DataCardProps<Row, Shown>,
    | 'arrange'
    | 'codesOf'
    | 'content'
    | 'extraHeight'
    | 'isEmpty'
    | 'isUnreported'
    | 'narrowExtraHeight'
    | 'summarize'
    | 'term'
  > {
  tag: Tag;
  title: Title;
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter>;
  dataset: Dataset<Row, any, any>;
  /** Sources of the shown rows. Default: the source of the dataset. */
  sources?: RowSources<Row> | undefined;
  /**
   * Filter set by a click. The rows ignore it, so the other categories remain for comparison, and
   * the card marks the selected ones. A function can derive it from the other filters; its result
   * without filters becomes `selects`. Default: none.
   */
  filter?: NoInfer<Filter> | ((filters: Filters) => NoInfer<Filter>);
  /**
   * Whether the filter's codes are whole categories of the card; if not, the filter also applies to
   * its rows. Default: always true.
   */
  areCategories?: (codes: readonly string[]) => boolean;
  chart: CardChart<NoInfer<Shown>>;
  /** Space reserved before rendering. Default: derived from the content and its extra height. */
  reserve?: Reserve;
  /** Style sheets specific to this card and a few others. Default: none. */
  styles?: readonly string[];
  /** CSS parts of the content. Default: derived from `content`. */
  contentParts?: readonly Part[];
}

/** Columns of the table view; required only if `arrange` changes the row type. */
type TableColumns<Row, Shown> = [Row] extends [Shown]
  ? { columns?: readonly Column<Shown>[] }
  : { columns: readonly Column<Shown>[] };

const reserveOf = ({
  content,
  extraHeight,
  narrowExtraHeight,
}: Pick<DataCardProps<object>, 'content' | 'extraHeight' | 'narrowExtraHeight'>): Reserve => {
  if (content === 'table') return tableReserve(extraHeight);
  return (content === 'figures' ? figuresReserve : chartReserve)(extraHeight, narrowExtraHeight);
};

const partsOfContent: Readonly<
  Record<NonNullable<DataCardProps<object>['content']>, readonly Part[] | undefined>
> = { chart: undefined, drawing: ['table'], table: ['table'], panel: [], figures: [] };

/** Declares a card that shows one dataset as one chart and sets at most one filter. */
export function chartCard<
  Tag extends TagName,
  Filter extends string,
  Row extends object,
  Shown extends object = Row,
>({
  tag,
  title,
  description,
  area,
  dataset,
  sources,
  columns = dataset.columns,
  filter,
  areCategories = () => true,
  chart: Chart,
  styles,
  reserve,
  contentParts,
  ...cardProps
}: ChartCardOptions<Tag, Filter, Row, Shown> & TableColumns<Row, NoInfer<Shown>>): Declaration<
  Tag,
  Filter
> {
  const resolveFilter = (filters: Filters) =>
    typeof filter === 'function' ? filter(filters) : filter;
  function ApiCard(props: CommonProps) {
    const card = useCard(area, props);
    const own = resolveFilter(card.filters);
    const chosen = (own && card.filters[own]) || [];
    const ignores = areCategories(chosen) ? ownFilter(card, own) : undefined;
    const data = useRows(card, dataset, { ignores, sources });
    return (
      <DataCard
        title={resolveTitle(title, data.shown ?? card.filters)}
        card={card}
        columns={columns}
        data={data}
        filter={own}
        {...cardProps}
      >
        {(rows, view) => <Chart rows={rows} {...view} />}
      </DataCard>
    );
  }
  const { content = 'chart', extraHeight, narrowExtraHeight } = cardProps;
  const parts = contentParts ?? partsOfContent[content];
  const own = ownDataCard({
    title: resolveTitle(title),
    area,
    columns,
    // Only maps set the state filter.
    isMap: filter === 'uf',
    heights: { extraHeight, narrowExtraHeight },
    chart: Chart,
    ApiCard,
  });
  const selects = resolveFilter({});
  return {
    tag,
    title: resolveTitle(title),
    description,
    area,
    ...(selects && { selects }),
    reserve: reserve ?? reserveOf(cardProps),
    ...(styles && { styles }),
    ...(parts && { contentParts: parts }),
    ...(content === 'chart' ? own : { Component: ApiCard }),
  };
}
