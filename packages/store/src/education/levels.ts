import type { Filters } from '@observatorio/contract';
import {
  academicDegrees,
  academicLevels,
  type Category,
  educationMeasures,
  fundings,
  generalAreas,
  modalities,
  specificAreas,
  technicalForms,
  technologicalAxes,
} from '@observatorio/domain';

export type Level = 'Técnico' | 'Superior';

export const DEFAULT_MEASURE = 'Matrículas';

/**
 * Returns the level selected by the filters; defaults to the technical level, as in the contract.
 */
export const levelOf = ({ nivel_ensino: chosen }: Filters): Level =>
  chosen?.[0] === 'Superior' ? 'Superior' : 'Técnico';

export interface LevelFacts {
  /** Measures reported by the level's census. */
  measures: readonly Category[];
  /** Column and categories of the course form (technical) or degree (higher). */
  form: { column: 'form' | 'degree'; list: readonly Category[] };
  /**
   * Areas, as an SQL expression and as categories: technological axes, or general areas and their
   * specific areas.
   */
  area: { column: string; list: readonly Category[]; specific?: readonly Category[] };
  /** Options for the filters whose values depend on the level; empty if it has none. */
  options: Readonly<
    Record<
      'area' | 'nivel_academico' | 'grauAcademico' | 'etapa_ensino' | 'modalidade' | 'custeamento',
      readonly Category[]
    >
  >;
}

/** Properties of each level of education. */
export const levels: Readonly<Record<Level, LevelFacts>> = {
  Técnico: {
    measures: educationMeasures.filter(({ code }) => code === 'Matrículas'),
    form: { column: 'form', list: technicalForms },
    area: { column: 'area', list: technologicalAxes },
    options: {
      area: technologicalAxes,
      nivel_academico: [],
      grauAcademico: [],
      etapa_ensino: technicalForms,
      modalidade: [],
      // The school census has no data on fees, but public schools charge none.
      custeamento: fundings.filter(({ code }) => code === '1'),
    },
  },
  Superior: {
    measures: educationMeasures,
    form: { column: 'degree', list: academicDegrees },
    area: { column: 'substr(area, 1, 2)', list: generalAreas, specific: specificAreas },
    options: {
      area: [...generalAreas, ...specificAreas],
      nivel_academico: academicLevels,
      grauAcademico: academicDegrees,
      etapa_ensino: [],
      modalidade: modalities,
      custeamento: fundings,
    },
  },
};
