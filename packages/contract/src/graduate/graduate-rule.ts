import { measuresOf } from '@observatorio/domain';
import type { Filters } from '../kit/filter';
import { type GroupRule, without } from '../kit/group-rule';
import { placeRule } from '../kit/place-rule';

const ENROLMENTS = 'Matrículas';

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

/**
 * Defaults of graduate cards for filters set by neither the user nor the URL. The year is not among
 * them: the portal sets its own, and elsewhere the newest edition is shown.
 */
export const graduateDefaults = {
  filters: { dimensao: [ENROLMENTS], nivel_ensino: ['Técnico'] },
  /** Delay after the family joins a group, in ms. */
  delay: 1500,
};
