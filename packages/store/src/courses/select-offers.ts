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
import type { Matches } from './catalogue';

const NOTHING: Condition = { sql: 'FALSE', values: [] };

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
export function selectOffers({ level, filters, matches, near }: Scope): OfferSelection {
  const { municipio: _, ...others } = filters;
  const { where, values } = selectBy(conditions[level], near ? others : filters);
  const found = matches && joinMatches(matches);
  const joins = [
    near && `JOIN ${pairs(near, 'near', 'place, km')} ON near.place = municipio`,
    found?.join,
  ];
  const condition = found?.condition && `${where ? 'AND' : 'WHERE'} ${found.condition}`;
  return {
    sql: ['FROM', TABLE.offers, ...joins, where, condition].filter(Boolean).join(' '),
    values,
    distance: near && 'km',
    rank: found?.rank,
    isAll: !where && !near && !matches,
  };
}

/** SQL that keeps the offers of the courses and institutions that a text finds. */
function joinMatches({ courses, institutions, needsBoth }: Matches): {
  join: string;
  condition?: string;
  rank: string;
} {
  const ofCourse = `JOIN ${pairs(courses, 'of_course', 'one, course_rank')} ON of_course.one = course_id`;
  const ofInstitution = `JOIN ${pairs(institutions, 'of_institution', 'other, institution_rank')} ON of_institution.other = institution_id`;
  if (needsBoth) {
    return { join: `${ofCourse} ${ofInstitution}`, rank: 'course_rank + institution_rank' };
  }
  if (institutions.size === 0) return { join: ofCourse, rank: 'course_rank' };
  if (courses.size === 0) return { join: ofInstitution, rank: 'institution_rank' };
  return {
    join: `LEFT ${ofCourse} LEFT ${ofInstitution}`,
    condition: 'coalesce(course_rank, institution_rank) IS NOT NULL',
    rank: 'least(course_rank, institution_rank)',
  };
}

/** SQL of a list of pairs of numbers. */
function pairs(map: ReadonlyMap<number | string, number>, name: string, columns: string): string {
  const rows = [...map].map(([key, value]) => `(${Number(key)}, ${value})`);
  return `(VALUES ${rows.length > 0 ? rows.join(', ') : '(-1, 0)'}) AS ${name}(${columns})`;
}
