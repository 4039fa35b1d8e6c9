import { TreemapChart } from '@observatorio/charts/treemap-chart';
import { type CountRow, labour, type OccupationPayRow } from '@observatorio/contract';
import {
  bestPaidSentence,
  formatAmount,
  formatCount,
  leaderSentence,
  linkTerm,
  occupationTerm,
} from '@observatorio/domain';
import {
  type FigureColumn,
  pagerStyles,
  SelectableTable,
  selectableTableStyles,
  ViewSwitch,
  viewSwitchStyles,
} from '@observatorio/ui';
import { useState } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { chartReserve } from '../../base/reserve';
import { byCount } from '../../card/arrange';
import { type ChartView, DataCard, type DataCardProps } from '../../card/data-card';
import { ownDataCard } from '../../card/own-data-card';
import { WITHHELD } from '../../card/table-view';
import { useCard } from '../../data/use-card';
import { type Rows, useRows } from '../../data/use-rows';
import { labourArea } from './labour-area';
import { useOccupationCounts } from './use-occupation-counts';

const title = 'Ocupações com mais vínculos';

const views = { links: 'Vínculos', pay: 'Remuneração' };

type View = keyof typeof views;

const amountOf = (value: string | number | null): string =>
  value === null ? WITHHELD : formatAmount(Number(value));

const figures: readonly FigureColumn<OccupationPayRow>[] = [
  { key: 'count', label: 'Vínculos', format: (value) => formatCount(Number(value)) },
  { key: 'medianPay', label: 'Mediana (R$)', format: amountOf },
  { key: 'meanPay', label: 'Média (R$)', format: amountOf },
];

const PayTable = ({ rows, view }: { rows: readonly OccupationPayRow[]; view: ChartView }) => (
  <SelectableTable
    caption="Remuneração por ocupação"
    label="Ocupação"
    figures={figures}
    sortBy="medianPay"
    rows={rows}
    selected={view.selected}
    pageSizes={[10, 25, 100]}
    canSelectAll={false}
    onSelectionChange={view.onSelectAll}
  />
);

/** Card props that differ between the views. */
type ViewProps = Pick<
  DataCardProps<CountRow>,
  | 'arrange'
  | 'children'
  | 'columns'
  | 'content'
  | 'data'
  | 'narrowExtraHeight'
  | 'summarize'
  | 'term'
  | 'title'
>;

const linksView = (data: Rows<CountRow>): ViewProps => ({
  title,
  data,
  columns: labour.byOccupation.columns,
  arrange: byCount,
  summarize: leaderSentence('A ocupação com mais vínculos'),
  term: [
    linkTerm,
    occupationTerm,
    {
      name: 'outras',
      definition: 'O gráfico mostra as 30 maiores ocupações; “Outras” soma as demais.',
    },
  ],
  // Leaves room for the bars that replace the tiles on a narrow card.
  narrowExtraHeight: 180,
  children: (rows, view) => <TreemapChart rows={rows} {...view} />,
});

const rowsOf = ({ resource }: Rows<OccupationPayRow>): readonly OccupationPayRow[] =>
  resource.rows ?? [];

const payView = (data: Rows<OccupationPayRow>): ViewProps => ({
  title: 'Remuneração por ocupação',
  data,
  content: 'table',
  summarize: (_rows, _selected, _unit, pay) => bestPaidSentence(rowsOf(data), pay),
  term: {
    name: 'mediana',
    definition:
      'Metade dos vínculos da ocupação paga até a mediana, e metade paga mais. Com poucos vínculos, os valores são arredondados ou ficam em sigilo.',
  },
  children: (_, view) => <PayTable rows={rowsOf(data)} view={view} />,
});

function LabourOccupations(props: CommonProps) {
  const card = useCard(labourArea, props);
  const [view, setView] = useState<View>('links');
  const counts = useOccupationCounts(card, view === 'links');
  const pays = useRows(card, labour.payByOccupation, {
    ignores: 'occupation',
    enabled: view === 'pay',
  });
  return (
    <DataCard
      card={card}
      filter="occupation"
      toolbar={<ViewSwitch label="Mostrar" views={views} value={view} onChange={setView} />}
      {...(view === 'links' ? linksView(counts) : payView(pays))}
    />
  );
}

/**
 * The 30 occupations with the most employment links as a treemap, or the pay of all occupations as
 * a table.
 */
export const labourOccupations = {
  tag: 'labour-occupations',
  title,
  description:
    'Mapa de blocos das 30 ocupações com mais vínculos ativos, ou tabela da remuneração de todas.',
  area: labourArea,
  selects: 'occupation',
  styles: [selectableTableStyles, pagerStyles, viewSwitchStyles],
  reserve: chartReserve(0, 180, { titleLines: 2, lines: 4 }),
  ...ownDataCard({
    title,
    area: labourArea,
    columns: labour.byOccupation.columns,
    isMap: false,
    heights: { extraHeight: undefined, narrowExtraHeight: 180 },
    chart: ({ rows, ...view }) => <TreemapChart rows={byCount(rows)} {...view} />,
    ApiCard: LabourOccupations,
  }),
} satisfies Declaration;
