import type { Filters, PayDimension, PayGapRow, PayRow, PaySplit } from '@observatorio/contract';
import {
  genderHues,
  genders,
  isCoarsePay,
  NOT_INFORMED,
  raceHues,
  races,
  totalOf,
  WEEKS_PER_MONTH,
} from '@observatorio/domain';
import { isIncomparable } from '@observatorio/language';

/** A figure of a group: null if it is withheld, a text if there is none. */
export type Cell = number | string | null;

/** A category, or a measure of all links, with a figure for each group. */
export interface GapRow {
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
export const groups: Readonly<Record<PaySplit, readonly Group[]>> = {
  genero: groupsOf('genero', genders, genderHues),
  raca: groupsOf(
    'raca',
    ['2', '4', '8', '6', '1'].flatMap((wanted) => races.filter(({ code }) => code === wanted)),
    raceHues,
  ),
};

export const measures = {
  media: { field: 'meanPay', label: 'Média' },
  mediana: { field: 'medianPay', label: 'Mediana' },
  hora: { field: 'hourlyPay', label: 'Por hora' },
} as const;

export type Measure = keyof typeof measures;

/** Rows of the comparison of all links: measures of the distribution of their pay. */
export const distribution = [
  { field: 'meanPay', label: 'Média' },
  { field: 'medianPay', label: 'Mediana' },
  { field: 'p10Pay', label: 'Um em cada dez recebe até' },
  { field: 'p25Pay', label: 'Um em cada quatro recebe até' },
  { field: 'p75Pay', label: 'Três em cada quatro recebem até' },
  { field: 'p90Pay', label: 'Nove em cada dez recebem até' },
  { field: 'hourlyPay', label: 'Por hora' },
] as const;

export type PayField = (typeof distribution)[number]['field'];

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
  /** The categories drawn besides the selected ones, if not all: `as 20 ocupações com mais vínculos`. */
  largest?: string;
}

/** What the reader chose in the card. */
export interface Choice {
  split: PaySplit;
  /** Name of a breakdown, or `WHOLE`. */
  breakdown: string;
  measure: Measure;
}

const NONE = '–';
export const UNKNOWN = NOT_INFORMED.toLowerCase();

/** Returns the figure of a group. Without hours in the edition, no pay per hour is known. */
function figureOf(row: PayRow | undefined, field: PayField, hasHours: boolean): Cell {
  if (!row || row.count === 0) return NONE;
  return field === 'hourlyPay' && !hasHours ? UNKNOWN : row[field];
}

export const amountOf = (cell: Cell | undefined): number | null =>
  typeof cell === 'number' ? cell : null;

/** Pay of some links, and whether their edition has hours. */
export interface ComparedRow extends PayRow {
  /** Default: true. */
  hasHours?: boolean;
}

/** Marks the rows of an edition without hours, in which no published figure needs them. */
export function markHours(
  rows: readonly PayRow[],
  gaps: readonly Pick<PayGapRow, 'commonShare'>[] = [],
): readonly ComparedRow[] {
  const hasHours =
    rows.some(({ hourlyPay }) => hourlyPay !== null) ||
    gaps.some(({ commonShare }) => commonShare !== null) ||
    rows.every(({ meanPay }) => meanPay === null);
  return hasHours ? rows : rows.map((row) => ({ ...row, hasHours }));
}

const hasHoursIn = (rows: readonly ComparedRow[]): boolean =>
  rows.every(({ hasHours = true }) => hasHours);

/** Hours of full time per month, by which the rounded mean is divided for pay per hour. */
const FULL_TIME = 40 * WEEKS_PER_MONTH;

/** Whether an amount of so many links is rounded too coarsely for a comparison. */
const isCoarse = (amount: number, links: number, isHourly: boolean): boolean =>
  isCoarsePay(isHourly ? amount * FULL_TIME : amount, links);

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
export function distributionRows(rows: readonly ComparedRow[], split: PaySplit): GapRow[] {
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
export function categoryRows(rows: readonly ComparedRow[], { split, measure }: Choice): GapRow[] {
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
export const known = (rows: readonly GapRow[]): GapRow[] => rows.filter(({ key }) => key !== null);

/** Number of categories drawn where there may be many. */
const MAX_DRAWN = 20;

/** The rows that are drawn, of those sorted by their links, and whether those are only the largest. */
export function drawnRows(
  rows: readonly GapRow[],
  { isOrdered = false, largest }: Breakdown,
  selected: readonly string[],
): { drawn: readonly GapRow[]; isPart: boolean } {
  const some = rows.filter(({ key, count }) => count > 0 || (isOrdered && key !== null));
  const isPart = largest !== undefined && some.length > MAX_DRAWN;
  const drawn = some.filter(
    ({ key }, index) => !isPart || index < MAX_DRAWN || (key && selected.includes(key)),
  );
  return { drawn, isPart };
}

/** Adds the ratio of a row that a page provides, whose amounts are exact. */
export const withRatio = (row: GapRow): GapRow => {
  const [men, women] = [row.men, row.women].map(
    (cell = null): Amount => ({ cell, links: Infinity }),
  ) as [Amount, Amount];
  return { ...row, ratio: ratioOf(men, women, 'meanPay') };
};
