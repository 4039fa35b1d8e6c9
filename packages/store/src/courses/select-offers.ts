import type { Filters } from '@observatorio/contract';
import type { Level } from '../education/levels';
import {
  type Condition,
  type Conditions,
  isOneOf,
  numeric,
  placeConditions,
  selectBy,
} from '../education/selection';
import { TABLE } from '../education/tables';
import type { Value } from '../engine/connector';
import type { Dialect, LookupSql } from '../engine/dialect';
import type { Matches } from './catalogue';

const NOTHING: Condition = { sql: '1 = 0', values: [] };

const common: Conditions = {
  ...placeConditions,
  nivel_academico: (codes) => {
    const levels = codes.filter((code) => /^\d+$/.test(code));
    const forms = codes.filter((code) => !levels.includes(code));
    const parts = [
      ...(levels.length > 0 ? [numeric('level')(levels)] : []),
      ...(forms.length > 0 ? [isOneOf('form')(forms)] : []),
    ];
    return {
      sql: `(${parts.map(({ sql }) => sql).join(' OR ')})`,
      values: parts.flatMap(({ values }) => values),
    };
  },
  grauAcademico: numeric('degree'),
  custeamento: numeric('funding'),
  mediacao_didatico_pedagogica: numeric('modality'),
};

/** Axes are of technical courses only, and areas of higher ones: the others match no filter on them. */
const conditions: Readonly<Record<Level, Conditions>> = {
  Técnico: { ...common, eixo_tecnologico: isOneOf('area'), area_geral: () => NOTHING },
  Superior: {
    ...common,
    eixo_tecnologico: () => NOTHING,
    area_geral: isOneOf('substr(area, 1, 2)'),
  },
};

/** What offers are selected by, besides the filters on their own columns. */
export interface Scope {
  level: Level;
  filters: Filters;
  /** The courses and institutions that a text finds; undefined for no text. */
  matches: Matches | undefined;
  /** Municipality → kilometres; undefined for no radius, where a chosen municipality is a filter. */
  near: ReadonlyMap<string, number> | undefined;
}

/** The FROM and WHERE clauses of the offers in a scope. */
export interface OfferSelection {
  sql: string;
  values: readonly Value[];
  /** SQL of the kilometres and of the rank of each; undefined where all have the same. */
  distance: string | undefined;
  rank: string | undefined;
  /** Whether every offer of the level is in the scope. */
  isAll: boolean;
}

/** The offers in a scope. */
export function selectOffers(
  { level, filters, matches, near }: Scope,
  { lookup }: Dialect,
): OfferSelection {
  const { municipio: _, ...others } = filters;
  const { where, values } = selectBy(conditions[level], near ? others : filters);
  const numbers = near && new Map([...near].map(([code, km]) => [Number(code), km]));
  const distance = numbers && lookup({ name: 'near', column: 'municipio', numbers });
  const found = matches && findMatches(matches, lookup);
  const required = [distance && `${distance.value} IS NOT NULL`, found?.condition].filter(Boolean);
  const more = required.length > 0 && `${where ? 'AND' : 'WHERE'} ${required.join(' AND ')}`;
  return {
    sql: ['FROM', TABLE.offers, distance?.join, found?.join, where, more].filter(Boolean).join(' '),
    values,
    distance: distance?.value,
    rank: found?.rank,
    isAll: !where && !near && !matches,
  };
}

/** Greater than every rank. */
const UNRANKED = 1_000_000_000;

/** SQL that keeps the offers of the courses and institutions that a text finds. */
function findMatches(
  { courses, institutions, needsBoth }: Matches,
  lookup: Dialect['lookup'],
): { join: string; condition: string; rank: string } {
  const course = lookup({ name: 'of_course', column: 'course_id', numbers: courses });
  const institution = lookup({
    name: 'of_institution',
    column: 'institution_id',
    numbers: institutions,
  });
  if (!needsBoth && institutions.size === 0) return onlyRank(course);
  if (!needsBoth && courses.size === 0) return onlyRank(institution);
  const [first, second] = [course, institution].map(
    ({ value }) => `coalesce(${value}, ${UNRANKED})`,
  );
  return {
    join: `${course.join} ${institution.join}`,
    condition: `(${course.value} IS NOT NULL ${needsBoth ? 'AND' : 'OR'} ${institution.value} IS NOT NULL)`,
    rank: needsBoth
      ? `${course.value} + ${institution.value}`
      : `CASE WHEN ${first} < ${second} THEN ${first} ELSE ${second} END`,
  };
}

const onlyRank = ({ join, value }: LookupSql) => ({
  join,
  condition: `${value} IS NOT NULL`,
  rank: value,
});
