import type { Column } from '@observatorio/contract';
import type { ComponentType } from 'react';
import type { Area } from '../base/area';
import type { CommonProps } from '../base/declaration';
import type { ChartView } from './data-card';
import { OwnCard } from './own-card';
import { type OwnDataProps, ownDataProps, useOwnRows } from './own-rows';

interface OwnDataCardOptions {
  title: string;
  area: Area;
  columns: readonly Column<any>[];
  /** Whether the keys of the rows are states. */
  isMap: boolean;
  heights: { extraHeight: number | undefined; narrowExtraHeight: number | undefined };
  chart: ComponentType<ChartView & { rows: readonly any[] }>;
  /** Draws the rows of the API. */
  ApiCard: ComponentType<CommonProps>;
}

/** The component and the properties of a card that draws the rows of the API, or those of the page. */
export function ownDataCard({
  columns,
  isMap,
  heights,
  chart: Chart,
  ApiCard,
  ...frame
}: OwnDataCardOptions) {
  function Component(props: CommonProps & OwnDataProps) {
    const rows = useOwnRows(columns, isMap, props);
    if (!rows) return <ApiCard {...props} />;
    return (
      <OwnCard {...frame} {...heights} columns={columns} rows={rows} props={props}>
        {(shown, view) => <Chart rows={shown} {...view} />}
      </OwnCard>
    );
  }
  return { props: ownDataProps, Component };
}
