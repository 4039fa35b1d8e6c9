import { anyText, decimalCell, matching, readCsv } from '@observatorio/kit';

/** A real technical course of the national catalogue, with its figures in the sample. */
export interface TechnicalCourse {
  /** School census code, prefixed with the technological axis. */
  code: number;
  name: string;
  /** Technological axis, 1 to 13; 999 for secondary-level teacher training. */
  area: string;
  /** Enrolments in private and public schools, in thousands. */
  sizes: { private: number; public: number };
  /** Percentage of enrolments in forms integrated into secondary school. */
  integrated: number;
}

const NORMAL_COURSE = '99999';

/**
 * Technical courses of the sample; covers all technological axes. Codes and names are INEP's; the
 * numbers are roughly those of its 2023 file.
 */
export const technicalCourses: readonly TechnicalCourse[] = readCsv(
  new URL('technical-courses.csv', import.meta.url),
  {
    codigo: matching(/^\d{4,5}$/),
    nome: anyText,
    privada: decimalCell,
    publica: decimalCell,
    integrado: decimalCell,
  },
).map(({ codigo, nome, privada, publica, integrado }) => ({
  code: Number(codigo),
  name: nome,
  area: codigo === NORMAL_COURSE ? '999' : codigo.slice(0, -3),
  sizes: { private: privada, public: publica },
  integrated: integrado,
}));
