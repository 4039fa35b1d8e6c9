import { type CourseFilter, type Filters, offerKeyOf } from '@observatorio/contract';
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
import type { CatalogueMatches } from './catalogue';
import { shiftCondition } from './shifts';

const NOTHING: Condition = { sql: '1 = 0', values: [] };

const common = {
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
} satisfies Conditions;

/** Filters that are conditions on a column. */
type ColumnFilter = Exclude<
  CourseFilter,
  'nivel_ensino' | 'nome_curso' | 'raio_km' | 'codigo_curso' | 'oferta' | 'currentPage' | 'turno'
>;

/**
 * Conditions by level. Only technical courses have an axis and only higher education courses have
 * an area, so a filter on the other level's column matches nothing.
 */
const conditions: Readonly<Record<Level, Conditions<ColumnFilter>>> = {
  Técnico: { ...common, eixo_tecnologico: isOneOf('area'), area_geral: () => NOTHING },
  Superior: {
    ...common,
    eixo_tecnologico: () => NOTHING,
    area_geral: isOneOf('substr(area, 1, 2)'),
  },
};

/** Condition on the offer with a code. */
function isOffer([code = '']: readonly string[]): Condition {
  const { course, institution, city, form } = offerKeyOf(code) ?? {};
  const parts = Object.entries({
    course_code: course ?? null,
    institution_code: institution ?? null,
    municipio: city ?? null,
    form: form ?? null,
  }).map(([column, value]) =>
    value === null ? { sql: `${column} IS NULL`, values: [] } : isOneOf(column)([value]),
  );
  return {
    sql: `(${parts.map(({ sql }) => sql).join(' AND ')})`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** Criteria for selecting offers: the filters on their columns, a text search and a radius. */
export interface OfferScope {
  level: Level;
  filters: Filters;
  /** Id of the only course; undefined for all. */
  course: number | undefined;
  /** Sets of shifts in the edition; undefined if it has none. */
  shifts: readonly number[] | undefined;
  /** Courses and institutions that match the search; undefined without a search. */
  matches: CatalogueMatches | undefined;
  /**
   * Municipality code → distance in kilometres. Undefined without a radius, in which case the
   * chosen municipality is a plain filter.
   */
  near: ReadonlyMap<string, number> | undefined;
}

/** FROM and WHERE clauses that select the offers of a scope. */
export interface OfferSelection {
  sql: string;
  values: readonly Value[];
  /**
   * SQL expressions for an offer's distance in kilometres, undefined without a radius, and for its
   * rank, undefined without a search.
   */
  distance: string | undefined;
  rank: string | undefined;
  /** Whether the scope includes every offer of the level. */
  isAll: boolean;
}

/** Builds the SQL that selects the offers of a scope. */
export function selectOffers(
  { level, filters, course, shifts, matches, near }: OfferScope,
  { lookup }: Dialect,
): OfferSelection {
  const { municipio: _, ...others } = filters;
  const known: Conditions = {
    ...conditions[level],
    turno: (codes) => shiftCondition(codes, shifts),
    codigo_curso: () => numeric('course_id')([String(course)]),
    oferta: isOffer,
  };
  const { where, values } = selectBy(known, near ? others : filters);
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

/** Substitute for a missing rank; larger than every rank. */
const UNRANKED = 1_000_000_000;

/** Builds the SQL that selects the offers of matching courses and institutions. */
function findMatches(
  { courses, institutions, needsBoth }: CatalogueMatches,
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
