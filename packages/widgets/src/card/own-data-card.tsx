import type { ComponentType } from 'react';
import type { Area } from '../base/area';
import type { CommonProps } from '../base/declaration';
import type { ChartView } from './data-card';
import { OwnCard } from './own-card';
import { type OwnDataProps, type OwnRowsFormat, ownDataProps, useOwnRows } from './own-rows';

interface OwnDataCardOptions extends OwnRowsFormat {
  title: string;
  area: Area;
  heights: { extraHeight: number | undefined; narrowExtraHeight: number | undefined };
  chart: ComponentType<ChartView & { rows: readonly any[] }>;
  /** Draws the rows from the API. */
  ApiCard: ComponentType<CommonProps>;
}

/** Component and properties of a card that draws either the page's own rows or those of the API. */
export function ownDataCard({
  columns,
  isMap,
  rule,
  heights,
  chart: Chart,
  ApiCard,
  ...frame
}: OwnDataCardOptions) {
  const format = { columns, isMap, rule };
  function Component(props: CommonProps & OwnDataProps) {
    const rows = useOwnRows(format, props);
    if (!rows) return <ApiCard {...props} />;
    return (
      <OwnCard {...frame} {...heights} columns={columns} rows={rows} props={props}>
        {(shown, view) => <Chart rows={shown} {...view} />}
      </OwnCard>
    );
  }
  return { props: ownDataProps, Component };
}
