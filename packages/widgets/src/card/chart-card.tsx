import type { Column, Dataset, Filters, SourceName } from '@observatorio/contract';
import type { ComponentType } from 'react';
import type { Area } from '../base/area';
import type { CommonProps, Declaration, TagName } from '../base/declaration';
import { useCard } from '../data/use-card';
import { useRows } from '../data/use-rows';
import { type ChartView, DataCard, type DataCardProps } from './data-card';
import { type Title, titleUnder } from './title';

/** What a chart of a card takes, whatever it draws. */
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
    | 'extraHeight'
    | 'isEmpty'
    | 'kind'
    | 'narrowExtraHeight'
    | 'summarize'
    | 'term'
  > {
  tag: Tag;
  title: Title;
  /** One sentence, in Portuguese: what the card shows. */
  description: string;
  area: Area<Filter>;
  dataset: Dataset<Row, any, any>;
  /** The sources of what the card shows of the rows. Default: the dataset's. */
  sources?: readonly SourceName[] | undefined;
  /** Those of the table, where the card arranges the rows into others. Default: the dataset's. */
  columns?: readonly Column<NoInfer<Shown>>[];
  /**
   * The filter that a click sets: a function where others decide, whose default is declared.
   * Default: none.
   */
  filter?: NoInfer<Filter> | ((filters: Filters) => NoInfer<Filter>);
  chart: CardChart<NoInfer<Shown>>;
  /** The styles of those of its parts that few elements have. */
  styles?: readonly string[];
}

/** The declaration of a card that shows one dataset as one chart and sets one filter. */
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
  chart: Chart,
  styles,
  ...look
}: ChartCardOptions<Tag, Filter, Row, Shown>): Declaration<Tag, Filter> {
  const filterUnder = (filters: Filters) =>
    typeof filter === 'function' ? filter(filters) : filter;
  function Component(props: CommonProps) {
    const card = useCard(area, props);
    const data = useRows(card, dataset, { sources });
    return (
      <DataCard
        tag={tag}
        title={titleUnder(title, card.filters)}
        props={props}
        card={card}
        columns={columns}
        data={data}
        filter={filterUnder(card.filters)}
        {...look}
      >
        {(rows, view) => <Chart rows={rows} {...view} />}
      </DataCard>
    );
  }
  const selects = filterUnder({});
  return {
    tag,
    title: titleUnder(title),
    description,
    area,
    ...(selects && { selects }),
    ...(styles && { styles }),
    Component,
  };
}
