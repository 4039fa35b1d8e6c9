import { anyText, decimalCell, matching, oneOfCell, orEmpty, readCsv } from '@observatorio/kit';

/** A real undergraduate course with its figures in the sample. */
export interface HigherCourse {
  name: string;
  /** Three-digit specific area of CINE Brasil. */
  area: string;
  /** 1 bachelor, 2 teacher, 3 technologist; null for common entry to several courses. */
  degree: number | null;
  /**
   * Enrolments in thousands: on campus at private and public institutions, and in distance
   * learning.
   */
  sizes: { private: number; public: number; distance: number };
}

/** Degrees by their letter in the table: bacharelado, licenciatura, tecnólogo. */
const degrees = { B: 1, L: 2, T: 3 } as const;

/**
 * Undergraduate courses of the sample, one row per course and degree; covers all general areas.
 * Names and areas are real; the numbers are the project's estimates for 2019.
 */
export const higherCourses: readonly HigherCourse[] = readCsv(
  new URL('higher-courses.csv', import.meta.url),
  {
    area: matching(/^\d{3}$/),
    grau: orEmpty(oneOfCell(['B', 'L', 'T'])),
    nome: anyText,
    privada: decimalCell,
    publica: decimalCell,
    distancia: decimalCell,
  },
).map(({ area, grau, nome, privada, publica, distancia }) => ({
  name: nome,
  area,
  degree: grau && degrees[grau],
  sizes: { private: privada, public: publica, distance: distancia },
}));
