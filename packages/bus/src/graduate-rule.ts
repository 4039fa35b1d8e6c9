import type { Filters } from '@observatorio/contract';
import { measuresOf } from '@observatorio/domain';
import { type GroupRule, without } from './group-rule';
import { placeRule } from './place-rule';

const HIGHER = 'Superior';
const ENROLMENTS = 'Matrículas';

/**
 * Returns whether the filters select higher education. The default level is technical education.
 */
export const isHigher = ({ nivel_ensino: level }: Filters): boolean => level?.[0] === HIGHER;

/** Filters whose values are specific to a level of education. */
const levelFilters = ['area', 'nivel_academico', 'grauAcademico', 'etapa_ensino'];

/** Falls back to enrolments when the level does not report the chosen measure. */
function settleMeasure(filters: Filters): Filters {
  const { dimensao: [measure] = [], nivel_ensino: [level] = [] } = filters;
  return measure === undefined || measuresOf(level).some(({ code }) => code === measure)
    ? filters
    : { ...filters, dimensao: [ENROLMENTS] };
}

/**
 * Keeps degree and academic level consistent: choosing a degree sets the level, and clearing either
 * clears both.
 */
function tieDegreeToLevel(filters: Filters, changed: string | null): Filters {
  if (changed === 'grauAcademico') {
    return filters.grauAcademico?.length
      ? { ...filters, nivel_academico: ['1'] }
      : without(filters, ['nivel_academico']);
  }
  return changed === 'nivel_academico' && !filters.nivel_academico?.length
    ? without(filters, ['grauAcademico'])
    : filters;
}

/**
 * Choosing a level of education clears the filters specific to the other level. Place filters are
 * hierarchical.
 */
export const graduateRule: GroupRule = (next, change) => {
  const { name } = change;
  const kept = name === 'nivel_ensino' ? without(next, levelFilters) : next;
  return settleMeasure(tieDegreeToLevel(placeRule(kept, change), name));
};

/** Defaults of the graduate overview for filters set by neither the user nor the URL. */
export const graduateDefaults = {
  filters: { ano: ['2019'], dimensao: [ENROLMENTS], nivel_ensino: ['Técnico'] },
  /** Delay after the group is created, in ms. */
  delay: 1500,
};

/** Filter-dependent titles of the graduate cards. */
export interface GraduateTitles {
  chart: string;
  academicLevel: 'Tipo de Curso' | 'Grau Acadêmico';
  axis: 'Eixo Tecnológico' | 'Áreas' | 'Detalhamento das Áreas';
}

/** Returns the titles for these filters, per section 4 of the specification. */
export function graduateTitles(filters: Filters): GraduateTitles {
  const chart = filters.dimensao?.[0] ?? ENROLMENTS;
  if (!isHigher(filters)) {
    return { chart, academicLevel: 'Tipo de Curso', axis: 'Eixo Tecnológico' };
  }
  return filters.nivel_academico?.length
    ? { chart, academicLevel: 'Grau Acadêmico', axis: 'Detalhamento das Áreas' }
    : { chart, academicLevel: 'Tipo de Curso', axis: 'Áreas' };
}
