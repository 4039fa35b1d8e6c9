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

/** The level that the filters name; the technical one by default, as in the contract. */
export const levelOf = ({ nivel_ensino: chosen }: Filters): Level =>
  chosen?.[0] === 'Superior' ? 'Superior' : 'Técnico';

export interface LevelFacts {
  /** The measures that the census of the level counts. */
  measures: readonly Category[];
  /** The column of the forms of its courses, and their list. */
  form: { column: 'form' | 'degree'; list: readonly Category[] };
  /** Its areas, as SQL and as a list: technological axes, or general areas and their specific ones. */
  area: { column: string; list: readonly Category[]; specific?: readonly Category[] };
  /** The values that its filters offer. */
  options: Readonly<Record<string, readonly Category[]>>;
}

/** Facts about each level of education. */
export const levels: Readonly<Record<Level, LevelFacts>> = {
  Técnico: {
    measures: educationMeasures.filter(({ code }) => code === 'Matrículas'),
    form: { column: 'form', list: technicalForms },
    area: { column: 'area', list: technologicalAxes },
    options: {
      area: technologicalAxes,
      etapa_ensino: technicalForms,
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
      modalidade: modalities,
      custeamento: fundings,
    },
  },
};
