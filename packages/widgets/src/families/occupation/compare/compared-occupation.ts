import type {
  AgeGenderRow,
  CountRow,
  LabourSummaryRow,
  OccupationInfoRow,
  Rating,
} from '@observatorio/contract';
import {
  type NamedRating,
  type PayRange,
  totalOf,
  unnamedOccupation,
  yearlyGrowth,
} from '@observatorio/domain';

/** A category and its share of all links, as on the charts, 0 to 1. */
export interface CategoryShare {
  label: string;
  share: number;
}

/** Figures of a compared occupation. Null means unknown; for pay, withheld. */
export interface ComparedOccupation {
  code: string;
  title: string;
  /** Whether the list of occupations contains it. */
  isListed: boolean;
  /** Active links on 31 December. */
  links: number;
  pay: PayRange;
  /** In reais. */
  medianPay: number | null;
  /** Most common schooling group. */
  schooling: CategoryShare | null;
  /** Share with complete higher education, 0 to 1. */
  higher: number | null;
  /** Share of women, 0 to 1. */
  women: number | null;
  /** Most common age band. */
  age: CategoryShare | null;
  /** Probability of automation, 0 to 1. */
  automation: number | null;
  /** Yearly change of links; 0.05 is +5%. */
  growth: number | null;
  /** Qualification level, from 1. */
  qualification: number | null;
  isEconomy40: boolean | null;
  knowledge: readonly NamedRating[];
  skills: readonly NamedRating[];
  attitudes: readonly NamedRating[];
}

/** Rows that the API returns for one occupation. */
export interface OccupationAnswers {
  info: readonly OccupationInfoRow[];
  summary: readonly LabourSummaryRow[];
  byGender: readonly CountRow[];
  bySchooling: readonly CountRow[];
  byAgeGender: readonly AgeGenderRow[];
}

const WOMEN_CODE = '2';
const COMPLETE_HIGHER_CODE = '4';

const unknownPay: PayRange = { max: null, avg: null, min: null };

/** Rows of known categories with links. */
const knownRows = (rows: readonly CountRow[]): CountRow[] =>
  rows.filter(({ key, count }) => key !== null && count > 0);

function shareOf(rows: readonly CountRow[], key: string): number | null {
  const known = knownRows(rows);
  if (known.length === 0) return null;
  return totalOf(known.filter((row) => row.key === key)) / totalOf(rows);
}

function mostCommon(rows: readonly CountRow[]): CategoryShare | null {
  const [first] = knownRows(rows).toSorted((a, b) => b.count - a.count);
  return first ? { label: first.label, share: first.count / totalOf(rows) } : null;
}

const namedRatings = (ratings: readonly Rating[] = []): NamedRating[] =>
  ratings.map(({ name, importance }) => ({ name, value: importance }));

/** Computes the figures of a compared occupation from its API rows. */
export function comparedOccupation(
  code: string,
  { info: [info], summary: [summary], byGender, bySchooling, byAgeGender }: OccupationAnswers,
): ComparedOccupation {
  const ages = byAgeGender.map(({ men, women, unknown, ...band }) => ({
    ...band,
    count: men + women + unknown,
  }));
  return {
    code,
    title: info?.title ?? unnamedOccupation(code),
    isListed: info !== undefined,
    links: totalOf(byGender),
    pay: summary ? { max: summary.maxPay, avg: summary.meanPay, min: summary.minPay } : unknownPay,
    medianPay: summary?.medianPay ?? null,
    schooling: mostCommon(bySchooling),
    higher: shareOf(bySchooling, COMPLETE_HIGHER_CODE),
    women: shareOf(byGender, WOMEN_CODE),
    age: mostCommon(ages),
    automation: info?.automation ?? null,
    growth: yearlyGrowth(info?.evolution ?? []) ?? null,
    qualification: info?.qualification ?? null,
    isEconomy40: info?.isEconomy40 ?? null,
    knowledge: namedRatings(info?.knowledge),
    skills: namedRatings(info?.skills),
    attitudes: namedRatings(info?.attitudes),
  };
}
