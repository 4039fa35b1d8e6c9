import type {
  AgeGenderRow,
  CountRow,
  OccupationInfoRow,
  PayRangeRow,
  Rating,
} from '@observatorio/contract';
import {
  type NamedRating,
  type PayRange,
  totalOf,
  unnamedOccupation,
  yearlyGrowth,
} from '@observatorio/domain';

/** A category and its share of all links, 0 to 1. */
export interface CategoryShare {
  label: string;
  share: number;
}

/** One of the occupations side by side. Null is not known; of pay, withheld. */
export interface ComparedOccupation {
  code: string;
  title: string;
  /** Whether the list of occupations has it. */
  isListed: boolean;
  /** Active links on 31/12. */
  links: number;
  pay: PayRange;
  /** The most common group of schooling. */
  schooling: CategoryShare | null;
  /** The share with complete higher education, 0 to 1. */
  higher: number | null;
  /** The share of women, 0 to 1. */
  women: number | null;
  /** The most common age band. */
  age: CategoryShare | null;
  /** Probability of automation, 0 to 1. */
  automation: number | null;
  /** The yearly change of links, as a share. */
  growth: number | null;
  /** Level of qualification, from 1. */
  qualification: number | null;
  isEconomy40: boolean | null;
  knowledge: readonly NamedRating[];
  skills: readonly NamedRating[];
  attitudes: readonly NamedRating[];
}

/** What the API answers on one occupation. */
export interface OccupationAnswers {
  info: readonly OccupationInfoRow[];
  pay: readonly PayRangeRow[];
  byGender: readonly CountRow[];
  bySchooling: readonly CountRow[];
  byAgeGender: readonly AgeGenderRow[];
}

const WOMEN = '2';
const COMPLETE_HIGHER = '4';

const unknownPay: PayRange = { max: null, avg: null, min: null };

/** Of the links whose category is known. */
const informed = (rows: readonly CountRow[]): CountRow[] => rows.filter(({ key }) => key !== null);

function shareOf(rows: readonly CountRow[], key: string): number | null {
  const known = informed(rows);
  const all = totalOf(known);
  return all === 0 ? null : totalOf(known.filter((row) => row.key === key)) / all;
}

function mostCommon(rows: readonly CountRow[]): CategoryShare | null {
  const known = informed(rows);
  const [first] = known.toSorted((a, b) => b.count - a.count);
  return first && first.count > 0
    ? { label: first.label, share: first.count / totalOf(known) }
    : null;
}

const namedRatings = (ratings: readonly Rating[] = []): NamedRating[] =>
  ratings.map(({ name, importance }) => ({ name, value: importance }));

/** All that is told of an occupation beside others, from what the API answers on it. */
export function comparedOccupation(
  code: string,
  { info: [info], pay: [pay], byGender, bySchooling, byAgeGender }: OccupationAnswers,
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
    pay: pay ?? unknownPay,
    schooling: mostCommon(bySchooling),
    higher: shareOf(bySchooling, COMPLETE_HIGHER),
    women: shareOf(byGender, WOMEN),
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
