import type { Dataset, Filters } from '@observatorio/contract';
import type { ComponentType } from 'react';
import type { Area } from './area';
import { type ChartView, DataCard, type DataCardProps } from './card/data-card';
import { type Title, titleUnder } from './card/title';
import type { CommonProps, Declaration, TagName } from './declaration';
import { useCard } from './use-card';
import { useRows } from './use-rows';

/** What a chart of a card takes, whatever it draws. */
export type CardChart<Row> = ComponentType<ChartView & { rows: readonly Row[] }>;

interface ChartCardOptions<Tag extends TagName, Filter extends string, Row extends object>
  extends Pick<
    DataCardProps<Row>,
    'arrange' | 'codesOf' | 'extraHeight' | 'isEmpty' | 'summarize' | 'term'
  > {
  tag: Tag;
  title: Title;
  /** One sentence, in Portuguese: what the card shows. */
  description: string;
  area: Area<Filter>;
  dataset: Dataset<Row, any>;
  /** The filter that a click sets: a function where others decide, whose default is declared. */
  filter: NoInfer<Filter> | ((filters: Filters) => NoInfer<Filter>);
  chart: CardChart<Row>;
}

/** The declaration of a card that shows one dataset as one chart and sets one filter. */
export function chartCard<Tag extends TagName, Filter extends string, Row extends object>({
  tag,
  title,
  description,
  area,
  dataset,
  filter,
  chart: Chart,
  ...look
}: ChartCardOptions<Tag, Filter, Row>): Declaration<Tag, Filter> {
  const filterUnder = (filters: Filters) => (typeof filter === 'string' ? filter : filter(filters));
  function Component(props: CommonProps) {
    const card = useCard(area, props);
    const data = useRows(card, dataset);
    return (
      <DataCard
        tag={tag}
        title={titleUnder(title, card.filters)}
        props={props}
        card={card}
        dataset={dataset}
        data={data}
        filter={filterUnder(card.filters)}
        {...look}
      >
        {(rows, view) => <Chart rows={rows} {...view} />}
      </DataCard>
    );
  }
  return { tag, title: titleUnder(title), description, area, selects: filterUnder({}), Component };
}
