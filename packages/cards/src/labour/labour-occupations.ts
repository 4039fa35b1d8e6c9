import { treemapChart } from '@observatorio/charts/treemap-chart';
import {
  type CountRow,
  labour,
  labourArea,
  labourMeasureArea,
  type OccupationPayRow,
} from '@observatorio/contract';
import { majorGroupOf } from '@observatorio/domain';
import {
  bestPaidSentence,
  leaderSentence,
  linkTerm,
  occupationPayNaming,
  occupationTerm,
  type PayMeasure,
  type PayNaming,
} from '@observatorio/language';
import { byCount, withMissing } from '../model/arrange';
import {
  type CardContext,
  type CardQuery,
  type PartAnswers,
  type Variant,
  variant,
  variantCard,
} from '../model/card';
import type { Content } from '../model/content';
import { chartReserve } from '../model/reserve';
import { payBars } from '../shared/pay-bars';
import { byPay, payFields } from '../shared/pay-rows';
import { payFigures, SPREAD_COLUMNS } from '../shared/pay-table';
import { paySummary, payTermsOf, payTitle, payUnitName, withPay } from '../shared/pay-variant';

const title = 'Ocupações com mais vínculos';

const selects = 'occupation';

const views = { links: 'Vínculos', pay: 'Remuneração' };

const payViews = { links: 'As maiores', pay: 'Todas' };

const controls = ({ view = 'links' }: CardQuery) =>
  [{ kind: 'views', label: 'Mostrar', views, view }] as const;

const payControls = ({ view = 'links' }: CardQuery) =>
  [{ kind: 'views', label: 'Mostrar', views: payViews, view }] as const;

/** Leaves room for bars below names of two lines, instead of tiles, on a narrow card. */
const narrowExtraHeight = 300;

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

/** A table of the pay of all occupations, sorted by a measure. */
const payTable = (measure: PayMeasure) =>
  variant({
    title: 'Remuneração por ocupação',
    rows: labour.payByOccupation,
    selects,
    kinds: ['selectable'],
    layout: 'table',
    columns: [],
    summarize: (rows, _selected, _unit, context) => bestPaidSentence(rows, context.pay, measure),
    term: payTermsOf(measure, occupationTerm, SPREAD_COLUMNS),
    controls,
    draw: (rows) => ({
      kind: 'selectable',
      caption: 'Remuneração por ocupação',
      label: 'Ocupação',
      rows,
      figures: payFigures(measure),
      sortBy: payFields[measure],
      pageSizes: [10, 25, 100],
      canSelectAll: false,
    }),
  });

const pay = payTable('mediana');

const counted = variantCard({
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

/** Number of occupations whose pay is drawn. */
const MAX_BARS = 12;

/** Naming of the occupations among the largest. */
const largestNaming: PayNaming = {
  ...occupationPayNaming,
  lead: [
    `Das ${MAX_BARS} ocupações com mais vínculos, a que paga mais é`,
    `Das ${MAX_BARS} ocupações com mais vínculos, as que pagam mais são`,
  ],
};

/** The occupations with the most links, and the selected ones, highest pay first. */
const largestPaid = (rows: readonly OccupationPayRow[], selected: readonly string[]) =>
  rows
    .toSorted((a, b) => b.count - a.count)
    .filter(({ key }) => key)
    .filter(({ key }, index) => index < MAX_BARS || selected.includes(key ?? ''));

/** The pay of the occupations with the most links. */
const payOfLargest = (measure: PayMeasure) =>
  variant({
    title: payTitle(measure, 'das ocupações com mais vínculos'),
    rows: labour.payByOccupation,
    selects,
    arrange: byPay(measure),
    columns: labour.payByOccupation.columns,
    summarize: (rows, selected, unit, context) =>
      paySummary(measure, largestNaming)(
        selected.length > 0 ? rows : largestPaid(rows, []),
        selected,
        unit,
        context,
      ),
    term: payTermsOf(measure, occupationTerm),
    measure: payUnitName(measure),
    narrowExtraHeight: 336,
    controls: payControls,
    draw: (rows, context) =>
      payBars(measure, {
        note: `As ${MAX_BARS} ocupações com mais vínculos.`,
      })(byPay(measure)(largestPaid(rows, context.selected)), context),
  });

/**
 * The 30 occupations with the most employment links as a treemap, the pay of the largest as bars, or
 * that of all occupations as a table.
 */
export const labourOccupations = withPay(counted, labourMeasureArea, (measure) => {
  const [largest, table] = [payOfLargest(measure), { ...payTable(measure), controls: payControls }];
  return ({ view }: CardQuery): Variant<'chart'> | Variant<'selectable'> =>
    view === 'pay' ? table : largest;
});
