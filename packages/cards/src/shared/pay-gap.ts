import { type DotChartOptions, dotChart } from '@observatorio/charts/dot-chart';
import {
  type Area,
  type Column,
  type Filters,
  labour,
  type PayGapRow,
  type PayRow,
  type PaySplit,
  without,
} from '@observatorio/contract';
import {
  ALIKE,
  capitalized,
  formatMoney,
  formatRoundCount,
  formatWholeMoney,
  gapRangeSentence,
  gapSentence,
  type PayTerms,
  payNoun,
} from '@observatorio/language';
import { byCode, byCount } from '../model/arrange';
import {
  type Card,
  type CardContext,
  type CardQuery,
  type Part,
  type TagName,
  variant,
  variantCard,
} from '../model/card';
import type { Content } from '../model/content';
import { chartReserve } from '../model/reserve';
import { WITHHELD } from '../model/table-view';
import {
  amountOf,
  type Breakdown,
  type Choice,
  categoryRows,
  distributionRows,
  drawnRows,
  type GapRow,
  groups,
  known,
  type Measure,
  markHours,
  measures,
  type PayField,
  UNKNOWN,
  withRatio,
} from './pay-gap-rows';
import { CLASSIFIED_PAY, hourlyDefinition } from './pay-texts';

const WHOLE = 'geral';

const initial: Choice = { split: 'genero', breakdown: WHOLE, measure: 'media' };

const viewOf = ({ split, breakdown, measure }: Choice): string =>
  [split, breakdown, measure].join(' ');

function choiceOf(view: string | undefined): Choice {
  if (view === undefined) return initial;
  const [split, breakdown, measure] = view.split(' ');
  return { split, breakdown, measure } as Choice;
}

const seriesOf = (split: PaySplit): DotChartOptions<GapRow>['series'] =>
  groups[split].map(({ field, label, hue }) => ({
    label,
    hue,
    value: (row) => amountOf(row[field]),
  }));

const RATIO_NOTE = 'À direita, quanto as mulheres recebem por R$\u00a0100 dos homens.';

const endOf = ({ ratio = null }: GapRow): string =>
  typeof ratio === 'number' ? formatWholeMoney(ratio) : ratio === null ? WITHHELD : ratio;

/** Amounts of each group in words, for a row of the distribution; empty if none is known. */
function amountsNote(rows: readonly GapRow[], wanted: PayField, split: PaySplit): string {
  const row = rows.find(({ key }) => key === wanted);
  const amounts = groups[split].flatMap(({ field, label }) => {
    const amount = amountOf(row?.[field]);
    return amount === null ? [] : [`${label}, ${formatMoney(amount)}`];
  });
  if (amounts.length > 0) return `${row?.label}: ${amounts.join('; ')}.`;
  return groups[split].some(({ field }) => row?.[field] === UNKNOWN)
    ? `${row?.label}: ${UNKNOWN} neste ano.`
    : '';
}

type GapParts = Record<'gap', Part<PayGapRow>>;

const titles: Readonly<Record<PaySplit, (by: string) => string>> = {
  genero: (by) => `Remuneração de mulheres e homens${by && ` por ${by}`}`,
  raca: (by) => `Remuneração por cor ou raça${by && ` e por ${by}`}`,
};

const gapTerms = (split: PaySplit, pay: PayTerms) => [
  {
    name: 'remuneração',
    definition: `A ${payNoun(pay)}, antes dos descontos. ${CLASSIFIED_PAY}`,
  },
  {
    name: 'comparação',
    definition: `Entre vínculos com a mesma ${ALIKE}, cada grupo desses conta na proporção em que ${split === 'genero' ? 'as mulheres estão' : 'as pessoas pretas e pardas estão'} nele. Sem metade delas em grupos com os dois lados, não se compara.`,
  },
  { name: 'por hora', definition: hourlyDefinition(pay) },
];

export interface GapCardOptions<Tag extends TagName, Filter extends string> {
  tag: Tag;
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter>;
  /** Translates a query of the area to filters of the labour market. Default: the query's. */
  filtersOf?(query: Pick<CardQuery, 'filters'>): Filters;
  /** Log message for a failed request. Default: that of the labour market. */
  failure?: string;
  breakdowns: Readonly<Record<string, Breakdown<Filter>>>;
}

/** Columns of the rows that a page may provide. */
const inlineColumns: readonly Column<GapRow>[] = [
  { key: 'label', label: 'Categoria', kind: 'category' },
  { key: 'men', label: 'Homens', kind: 'money' },
  { key: 'women', label: 'Mulheres', kind: 'money' },
];

const columnsOf = (
  { split, measure }: Choice,
  breakdown: Breakdown | undefined,
): readonly Column<GapRow>[] => [
  { key: 'label', label: breakdown?.label ?? 'Medida', kind: 'category' },
  ...groups[split].map(
    ({ field, label }): Column<GapRow> => ({
      key: field,
      label: breakdown ? `${label}, ${measures[measure].label.toLowerCase()}` : label,
      kind: 'money',
    }),
  ),
  ...(split === 'genero'
    ? [{ key: 'ratio', label: 'Mulheres por R$ 100 dos homens', kind: 'count' } as const]
    : []),
  ...(breakdown ? [{ key: 'count', label: 'Vínculos', kind: 'count' } as const] : []),
];

const drawRows = (
  rows: readonly GapRow[],
  {
    choice: { split, measure },
    context: { selected },
    notes = [],
  }: { choice: Choice; context: CardContext<any>; notes?: readonly string[] },
): Content<'chart'> => ({
  kind: 'chart',
  chart: dotChart({
    rows,
    series: seriesOf(split),
    selected,
    axisTitle: measure === 'hora' ? 'R$ por hora' : 'R$ por mês',
    formatTick: formatRoundCount,
    format: formatMoney,
    ...(split === 'genero' && { endOf }),
    notes: [...(split === 'genero' ? [RATIO_NOTE] : []), ...notes].filter(Boolean),
  }),
});

const drawDistribution = (
  rows: readonly GapRow[],
  choice: Choice,
  context: CardContext<any>,
): Content<'chart'> => {
  const { split } = choice;
  const noted: readonly PayField[] =
    split === 'genero' ? ['meanPay', 'medianPay', 'hourlyPay'] : ['hourlyPay'];
  return drawRows(
    rows.filter(({ key }) => key !== 'hourlyPay'),
    { choice, context, notes: noted.map((field) => amountsNote(rows, field, split)) },
  );
};

function drawCategories(
  rows: readonly GapRow[],
  { breakdown, ...options }: { breakdown: Breakdown; choice: Choice; context: CardContext<any> },
): Content<'chart'> {
  const { drawn, isPart } = drawnRows(rows, breakdown, options.context.selected);
  const notes = isPart ? [`${capitalized(breakdown.largest ?? '')}.`] : [];
  return drawRows(drawn, { ...options, notes });
}

const sentenceOf = (
  { parts, pay, links }: Pick<CardContext<GapParts>, 'parts' | 'pay' | 'links'>,
  split: PaySplit,
): string =>
  gapSentence(parts.gap?.rows ?? [], split, {
    terms: pay,
    hasHours: !links?.naoInformados?.includes('jornada'),
    isInformed: split === 'genero' || !links?.naoInformados?.includes('raca'),
  });

/** Declares a card that compares the pay of women and men, or by colour or race. */
export function gapCard<Tag extends TagName, Filter extends string>({
  filtersOf = ({ filters }) => filters,
  failure = labour.pay.failure,
  breakdowns,
  ...declared
}: GapCardOptions<Tag, Filter>): Card<Tag, Filter, 'chart'> {
  const sexFilters = declared.area.filters
    .filter(({ concept }) => concept === 'sex')
    .map(({ name }) => name);
  const pays = { ...labour.pay, failure };
  const gaps = { ...labour.payGap, failure };
  const controls = ({ view }: CardQuery) => {
    const choice = choiceOf(view);
    const views = (changes: readonly (readonly [Partial<Choice>, label: string])[]) =>
      Object.fromEntries(
        changes.map(([change, label]) => [viewOf({ ...choice, ...change }), label]),
      );
    const control = (label: string, changes: Parameters<typeof views>[0]) =>
      ({ kind: 'views', label, views: views(changes), view: viewOf(choice) }) as const;
    const names = Object.keys(measures) as Measure[];
    return [
      control('Comparar', [
        [{ split: 'genero' }, 'Mulheres e homens'],
        [{ split: 'raca' }, 'Cor ou raça'],
      ]),
      control('Ver', [
        [{ breakdown: WHOLE, measure: initial.measure }, 'No conjunto'],
        ...Object.entries(breakdowns).map(
          ([breakdown, { categories }]) => [{ breakdown }, `Por ${categories}`] as const,
        ),
      ]),
      ...(choice.breakdown === WHOLE
        ? []
        : [
            control(
              'Medida',
              names.map((measure) => [{ measure }, measures[measure].label] as const),
            ),
          ]),
    ];
  };

  const variantFor = (choice: Choice, query: CardQuery) => {
    const { split, measure } = choice;
    const breakdown = breakdowns[choice.breakdown];
    const by = breakdown?.by(filtersOf(query));
    const selects = by && breakdown?.selects?.(by);
    /** Filters of the compared links: of both sexes, where these are compared. */
    const compared = (filters: Filters): Filters => {
      const own = filtersOf({ filters });
      return split === 'genero' ? without(own, ['genero']) : own;
    };
    return variant<PayRow, GapRow, GapParts>({
      title: titles[split](breakdown?.categories ?? ''),
      rows: pays,
      filtersOf: ({ filters }): Filters => ({
        ...compared(selects ? without(filters, [selects]) : filters),
        por: [by ?? split],
        ...(by && { separado: [split] }),
      }),
      parts: {
        gap: {
          dataset: gaps,
          filtersOf: ({ filters }: CardQuery) => compared(filters),
        },
      },
      ...(selects && { selects }),
      ...(split === 'genero' && { ignores: sexFilters }),
      complete: (completed, { gap }) => markHours(completed, gap?.rows),
      arrange: (rows) =>
        breakdown
          ? (breakdown.isOrdered ? byCode : byCount)(categoryRows(rows, choice))
          : rows.length > 0
            ? distributionRows(rows, split)
            : [],
      columns: columnsOf(choice, breakdown),
      measure: measure === 'hora' ? 'R$ por hora' : 'R$ por mês',
      extraHeight: 72,
      narrowExtraHeight: 150,
      isEmpty: (rows) => rows.every(({ count }) => count === 0),
      controls,
      summarize: (rows, selected, _unit, context) => {
        const sentence = sentenceOf(context, split);
        if (!breakdown || split !== 'genero') return sentence;
        const { drawn, isPart } = drawnRows(rows, breakdown, selected);
        const among = isPart ? `entre ${breakdown.largest}` : `por ${breakdown.categories}`;
        return `${sentence}${gapRangeSentence(known(drawn), among, measure)}`;
      },
      term: ({ pay }) => gapTerms(split, pay),
      draw: (rows, context): Content<'chart'> => {
        if (!rows.some((row) => groups[split].some(({ field }) => amountOf(row[field]) !== null))) {
          return { kind: 'notice', title: 'Sem comparação', text: sentenceOf(context, split) };
        }
        return breakdown
          ? drawCategories(rows, { breakdown, choice, context })
          : drawDistribution(rows, choice, context);
      },
    });
  };

  return variantCard({
    ...declared,
    title: titles.genero(''),
    hasViews: true,
    reserve: chartReserve(72, 150, { titleLines: 2, lines: 6 }),
    inlineRows: {
      columns: inlineColumns,
      isMap: false,
      extraHeight: 40,
      draw: (rows: readonly GapRow[], context) =>
        drawRows(rows.map(withRatio), { choice: initial, context }),
    },
    variantOf: (query) => variantFor(choiceOf(query.view), query),
  });
}
