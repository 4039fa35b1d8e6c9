import { type DotChartOptions, dotChart } from '@observatorio/charts/dot-chart';
import {
  type Area,
  type Column,
  type Filters,
  labour,
  type PayDimension,
  type PayGapRow,
  type PayRow,
  type PaySplit,
} from '@observatorio/contract';
import {
  genderHues,
  genders,
  NOT_INFORMED,
  payUnit,
  raceHues,
  races,
  totalOf,
  WEEKS_PER_MONTH,
} from '@observatorio/domain';
import {
  formatMoney,
  formatRoundCount,
  formatWholeMoney,
  gapRangeSentence,
  gapSentence,
  isIncomparable,
  likeInWords,
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
import { withoutFilter } from '../model/requests';
import { chartReserve } from '../model/reserve';
import { WITHHELD } from '../model/table-view';
import { CLASSIFIED_PAY, hourlyDefinition } from './pay-texts';

/** A figure of a group: null if it is withheld, a text if there is none. */
type Cell = number | string | null;

/** A category, or a measure of all links, with a figure for each group. */
interface GapRow {
  key: string | null;
  label: string;
  /** Links of all groups. */
  count: number;
  [figure: string]: Cell;
}

/** A group of links whose pay is compared. */
interface Group {
  /** Name of its figures in a row. */
  field: string;
  code: string;
  label: string;
  hue: number;
}

const fields: Readonly<Record<PaySplit, (code: string) => string>> = {
  genero: (code) => (code === '1' ? 'men' : 'women'),
  raca: (code) => `race${code}`,
};

const groupsOf = (
  split: PaySplit,
  list: typeof genders,
  hues: Readonly<Record<string, number>>,
): Group[] =>
  list.map(({ code, label }) => ({
    field: fields[split](code),
    code,
    label,
    hue: hues[code] ?? 1,
  }));

/** Groups of each split; the first is the base. Races are in the order of IBGE's tables. */
const groups: Readonly<Record<PaySplit, readonly Group[]>> = {
  genero: groupsOf('genero', genders, genderHues),
  raca: groupsOf(
    'raca',
    ['2', '4', '8', '6', '1'].flatMap((wanted) => races.filter(({ code }) => code === wanted)),
    raceHues,
  ),
};

const measures = {
  media: { field: 'meanPay', label: 'Média' },
  mediana: { field: 'medianPay', label: 'Mediana' },
  hora: { field: 'hourlyPay', label: 'Por hora' },
} as const;

type Measure = keyof typeof measures;

/** Rows of the comparison of all links: measures of the distribution of their pay. */
const distribution = [
  { field: 'meanPay', label: 'Média' },
  { field: 'medianPay', label: 'Mediana' },
  { field: 'p10Pay', label: 'Um em cada dez recebe até' },
  { field: 'p25Pay', label: 'Um em cada quatro recebe até' },
  { field: 'p75Pay', label: 'Três em cada quatro recebem até' },
  { field: 'p90Pay', label: 'Nove em cada dez recebem até' },
  { field: 'hourlyPay', label: 'Por hora' },
] as const;

type PayField = (typeof distribution)[number]['field'];

/** A way to divide the compared links. */
export interface Breakdown<Filter extends string = string> {
  /** Heading of the categories. */
  label: string;
  /** Categories, after “por”. */
  categories: string;
  /** Dimension of the rows, given the filters of the labour market. */
  by(filters: Filters): PayDimension;
  /** Filter of the area that a category sets, given the dimension. Default: none. */
  selects?(by: PayDimension): Filter;
  /** Whether the categories have an order; others are sorted by their links. Default: false. */
  isOrdered?: boolean;
  /** Maximum number of categories besides the selected ones. Default: all. */
  limit?: number;
}

const WHOLE = 'geral';

/** What the reader chose in the card. */
interface Choice {
  split: PaySplit;
  /** Name of a breakdown, or `WHOLE`. */
  breakdown: string;
  measure: Measure;
}

const initial: Choice = { split: 'genero', breakdown: WHOLE, measure: 'media' };

const viewOf = ({ split, breakdown, measure }: Choice): string =>
  [split, breakdown, measure].join(' ');

function choiceOf(view: string | undefined): Choice {
  if (view === undefined) return initial;
  const [split, breakdown, measure] = view.split(' ');
  return { split, breakdown, measure } as Choice;
}

const NONE = '–';
const UNKNOWN = NOT_INFORMED.toLowerCase();

/** Returns the figure of a group. Without hours in the edition, no pay per hour is known. */
function figureOf(row: PayRow | undefined, field: PayField, hasHours: boolean): Cell {
  if (!row || row.count === 0) return NONE;
  return field === 'hourlyPay' && !hasHours ? UNKNOWN : row[field];
}

const amountOf = (cell: Cell | undefined): number | null =>
  typeof cell === 'number' ? cell : null;

/** Whether the edition has hours: at least one published figure needs them. */
const hasHoursIn = (rows: readonly PayRow[]): boolean =>
  rows.some(({ hourlyPay }) => hourlyPay !== null) || rows.every(({ meanPay }) => meanPay === null);

/** Maximum unit of a compared amount, relative to the amount. */
const MAX_UNIT = 0.025;

/** Hours of full time per month: a group's pay per hour is rounded by its number of hours. */
const FULL_TIME = 40 * WEEKS_PER_MONTH;

/** Whether an amount of so many links is rounded too coarsely for a comparison. */
const isCoarse = (amount: number, links: number, isHourly: boolean): boolean =>
  payUnit(isHourly ? links * FULL_TIME : links) > MAX_UNIT * amount;

interface Amount {
  cell: Cell;
  links: number;
}

/** Figure of women for every R$ 100 of men's. */
function ratioOf(men: Amount, women: Amount, field: PayField): Cell {
  if (men.cell === null || women.cell === null) return null;
  if (typeof men.cell !== 'number' || typeof women.cell !== 'number') return NONE;
  const isHourly = field === 'hourlyPay';
  return isCoarse(men.cell, men.links, isHourly) || isCoarse(women.cell, women.links, isHourly)
    ? NONE
    : Math.round((100 * women.cell) / men.cell);
}

/** Whether the group of too many links is unknown for a comparison. */
function isUnknown(rows: readonly PayRow[], groupOf: (row: PayRow) => string | null): boolean {
  const unknown = totalOf(rows.filter((row) => groupOf(row) === null));
  return unknown > 0 && isIncomparable({ unknownShare: unknown / totalOf(rows) });
}

/** Figures of the groups, and what women receive for every R$ 100 of men. */
function figuresOf(
  split: PaySplit,
  rowOf: (code: string) => PayRow | undefined,
  { field, hasHours, isHidden = false }: { field: PayField; hasHours: boolean; isHidden?: boolean },
): Record<string, Cell> {
  const amounts = groups[split].map(({ code }): Amount => {
    const row = rowOf(code);
    return {
      cell: isHidden ? UNKNOWN : figureOf(row, field, hasHours),
      links: row?.count ?? 0,
    };
  });
  const figures = groups[split].map(({ field: name }, index) => [
    name,
    amounts[index]?.cell ?? null,
  ]);
  const [men, women] = amounts;
  return {
    ...Object.fromEntries(figures),
    ...(split === 'genero' && men && women && { ratio: ratioOf(men, women, field) }),
  };
}

/** A row for each measure of all links. */
function distributionRows(rows: readonly PayRow[], split: PaySplit): GapRow[] {
  const hasHours = hasHoursIn(rows);
  const count = totalOf(rows);
  const isHidden = isUnknown(rows, ({ key }) => key);
  const rowOf = (code: string) => rows.find(({ key }) => key === code);
  return distribution.map(({ field, label }) => ({
    key: field,
    label,
    count,
    ...figuresOf(split, rowOf, { field, hasHours, isHidden }),
  }));
}

/** A row for each category. */
function categoryRows(rows: readonly PayRow[], { split, measure }: Choice): GapRow[] {
  const hasHours = hasHoursIn(rows);
  const { field } = measures[measure];
  const areAllHidden = isUnknown(rows, ({ group }) => group);
  const categories = new Map<string | null, PayRow[]>();
  for (const row of rows) {
    const own = categories.get(row.key);
    if (own) own.push(row);
    else categories.set(row.key, [row]);
  }
  return [...categories].map(([key, own]) => {
    const count = totalOf(own);
    const isHidden = areAllHidden || isUnknown(own, ({ group }) => group);
    const rowOf = (code: string) => own.find(({ group }) => group === code);
    const label = own[0]?.label ?? '';
    return { key, label, count, ...figuresOf(split, rowOf, { field, hasHours, isHidden }) };
  });
}

/** The rows of known categories. */
const known = (rows: readonly GapRow[]): GapRow[] => rows.filter(({ key }) => key !== null);

/** Sorts and limits the categories; leaves out an empty “Não informado”. */
function sorted(
  rows: readonly GapRow[],
  { isOrdered = false, limit = Infinity }: Breakdown,
  selected: readonly string[],
): GapRow[] {
  const counted = rows.filter(({ key, count }) => key !== null || count > 0);
  if (isOrdered) return byCode(counted);
  return byCount(counted).filter(
    ({ key, count }, index) => (index < limit && count > 0) || (key && selected.includes(key)),
  );
}

const seriesOf = (split: PaySplit): DotChartOptions<GapRow>['series'] =>
  groups[split].map(({ field, label, hue }) => ({
    label,
    hue,
    value: (row) => amountOf(row[field]),
  }));

const RATIO_NOTE = 'À direita, quanto as mulheres recebem por R$ 100 dos homens.';

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
    definition: `Entre vínculos com a mesma ${likeInWords(true)}, cada grupo desses conta na proporção em que ${split === 'genero' ? 'as mulheres estão' : 'as pessoas pretas e pardas estão'} nele. Sem metade delas em grupos com os dois lados, não se compara.`,
  },
  { name: 'por hora', definition: hourlyDefinition(pay) },
];

export interface GapCardOptions<Tag extends TagName, Filter extends string> {
  tag: Tag;
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter>;
  /** Translates filters of the area to those of the labour market. */
  toLabour(filters: Filters): Filters;
  breakdowns: Readonly<Record<string, Breakdown<Filter>>>;
}

/** Adds the ratio of a row that a page provides, whose amounts are exact. */
const withRatio = (row: GapRow): GapRow => {
  const [men, women] = [row.men, row.women].map(
    (cell = null): Amount => ({ cell, links: Infinity }),
  ) as [Amount, Amount];
  return { ...row, ratio: ratioOf(men, women, 'meanPay') };
};

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
  { split, measure }: Choice,
  { selected }: Pick<CardContext, 'selected'>,
  notes: readonly string[] = [],
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
  toLabour,
  breakdowns,
  ...declared
}: GapCardOptions<Tag, Filter>): Card<Tag, Filter, 'chart'> {
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
    const by = breakdown?.by(toLabour(query.filters));
    const selects = by && breakdown?.selects?.(by);
    /** Filters of the compared links: of both sexes, where these are compared. */
    const compared = (filters: Filters): Filters => {
      const own = toLabour(filters);
      return split === 'genero' ? withoutFilter(own, 'genero') : own;
    };
    return variant<PayRow, GapRow, GapParts>({
      title: titles[split](breakdown?.categories ?? ''),
      rows: labour.pay,
      filtersOf: ({ filters }): Filters => ({
        ...compared(selects ? withoutFilter(filters, selects) : filters),
        por: [by ?? split],
        ...(by && { separado: [split] }),
      }),
      parts: {
        gap: { dataset: labour.payGap, filtersOf: ({ filters }: CardQuery) => compared(filters) },
      },
      ...(selects && { selects }),
      arrange: (rows, { filters }) =>
        breakdown
          ? sorted(categoryRows(rows, choice), breakdown, (selects && filters[selects]) || [])
          : rows.length > 0
            ? distributionRows(rows, split)
            : [],
      columns: columnsOf(choice, breakdown),
      measure: measure === 'hora' ? 'R$ por hora' : 'R$ por mês',
      extraHeight: 72,
      narrowExtraHeight: 150,
      isEmpty: (rows) => rows.every(({ count }) => count === 0),
      controls,
      summarize: (rows, _selected, _unit, context) => {
        const sentence = sentenceOf(context, split);
        return breakdown && split === 'genero'
          ? `${sentence}${gapRangeSentence(known(rows), breakdown.categories, measure)}`
          : sentence;
      },
      term: ({ pay }) => gapTerms(split, pay),
      draw: (rows, context): Content<'chart'> => {
        if (!rows.some((row) => groups[split].some(({ field }) => amountOf(row[field]) !== null))) {
          return { kind: 'notice', title: 'Sem comparação', text: sentenceOf(context, split) };
        }
        const drawn = rows.filter((row) => breakdown || row.key !== 'hourlyPay');
        const noted: readonly PayField[] =
          split === 'genero' ? ['meanPay', 'medianPay', 'hourlyPay'] : ['hourlyPay'];
        const notes = breakdown ? [] : noted.map((field) => amountsNote(rows, field, split));
        return drawRows(drawn, choice, context, notes);
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
      draw: (rows: readonly GapRow[], context) => drawRows(rows.map(withRatio), initial, context),
    },
    variantOf: (query) => variantFor(choiceOf(query.view), query),
  });
}
