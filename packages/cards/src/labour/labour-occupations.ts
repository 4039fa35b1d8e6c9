import { treemapChart } from '@observatorio/charts/treemap-chart';
import { type CountRow, labour, labourArea, type OccupationPayRow } from '@observatorio/contract';
import { majorGroupOf } from '@observatorio/domain';
import {
  bestPaidSentence,
  formatAmount,
  formatCount,
  leaderSentence,
  linkTerm,
  occupationTerm,
} from '@observatorio/language';
import { byCount, withMissing } from '../model/arrange';
import {
  type CardContext,
  type CardQuery,
  type PartAnswers,
  variant,
  variantCard,
} from '../model/card';
import type { Content, FigureColumn } from '../model/content';
import { chartReserve } from '../model/reserve';
import { WITHHELD } from '../model/table-view';

const title = 'Ocupações com mais vínculos';

const selects = 'occupation';

const views = { links: 'Vínculos', pay: 'Remuneração' };

const controls = ({ view = 'links' }: CardQuery) =>
  [{ kind: 'views', label: 'Mostrar', views, view }] as const;

/** Leaves room for the bars that replace the tiles on a narrow card. */
const narrowExtraHeight = 240;

const drawTiles = (
  rows: readonly CountRow[],
  { selected, unit }: CardContext<any>,
): Content<'chart'> => ({
  kind: 'chart',
  chart: treemapChart({ rows, selected, unit, groupOf: majorGroupOf }),
});

const isListed = (rows: readonly CountRow[], code: string): boolean =>
  rows.some(({ key }) => key === code);

const parts = {
  /** Counts the selected occupations that are not among the first. */
  selected: {
    dataset: labour.byOccupation,
    isWanted: ({ filters }: CardQuery, rows: readonly CountRow[] | undefined) =>
      rows !== undefined && (filters[selects] ?? []).some((code) => !isListed(rows, code)),
  },
};

/** The occupations with the most links, whatever is selected, plus the selected ones. */
const links = variant({
  title,
  rows: labour.byOccupation,
  selects,
  parts,
  arrange: byCount,
  complete: (rows, { selected }: PartAnswers<typeof parts>) =>
    selected ? withMissing(rows, selected.rows) : rows,
  summarize: leaderSentence('A ocupação com mais vínculos'),
  term: [
    linkTerm,
    occupationTerm,
    {
      name: 'grande grupo',
      definition:
        'A CBO reúne as ocupações em dez grandes grupos, que dão a cor dos blocos. As que estão fora das 30 maiores são somadas na nota e, na tabela, em “Outras”.',
    },
  ],
  narrowExtraHeight,
  controls,
  draw: drawTiles,
});

const amountOf = (value: string | number | null): string =>
  value === null ? WITHHELD : formatAmount(Number(value));

const figures: readonly FigureColumn<OccupationPayRow>[] = [
  { key: 'count', label: 'Vínculos', format: (value) => formatCount(Number(value)) },
  { key: 'medianPay', label: 'Mediana (R$)', format: amountOf },
  { key: 'meanPay', label: 'Média (R$)', format: amountOf },
];

const pay = variant({
  title: 'Remuneração por ocupação',
  rows: labour.payByOccupation,
  selects,
  kinds: ['selectable'],
  layout: 'table',
  columns: [],
  summarize: (rows, _selected, _unit, context) => bestPaidSentence(rows, context.pay),
  term: {
    name: 'mediana',
    definition:
      'Metade dos vínculos da ocupação paga até a mediana, e metade paga mais. Com poucos vínculos, os valores são arredondados ou ficam em sigilo.',
  },
  controls,
  draw: (rows) => ({
    kind: 'selectable',
    caption: 'Remuneração por ocupação',
    label: 'Ocupação',
    rows,
    figures,
    sortBy: 'medianPay',
    pageSizes: [10, 25, 100],
    canSelectAll: false,
  }),
});

/**
 * The 30 occupations with the most employment links as a treemap, or the pay of all occupations as
 * a table.
 */
export const labourOccupations = variantCard({
  tag: 'labour-occupations',
  title,
  description:
    'Mapa de blocos das 30 ocupações com mais vínculos ativos, ou tabela da remuneração de todas.',
  area: labourArea,
  kinds: ['chart', 'selectable'],
  hasViews: true,
  selects,
  reserve: chartReserve(0, narrowExtraHeight, { titleLines: 2, lines: 4 }),
  inlineRows: {
    columns: labour.byOccupation.columns,
    isMap: false,
    narrowExtraHeight,
    draw: (rows, context) => drawTiles(byCount(rows), context),
  },
  variantOf: ({ view }) => (view === 'pay' ? pay : links),
});
