import { administrationsOf } from '@observatorio/domain';
/**
 * Tables of an edition of offers. Cells are sums of the three measures; `courses` and
 * `institutions` only sum enrolments. `byMunicipality` and `byCourse` each add one column to
 * `cells`, and `offers` has the columns of all three. A query reads the smallest table that has its
 * columns.
 */
export const TABLE = {
  /** Sums over offers that differ only in municipality, course and institution. */
  cells: 'cells',
  /** The same sums, also by municipality. */
  byMunicipality: 'cells_by_municipality',
  /** The same sums, also by course. */
  byCourse: 'cells_by_course',
  /** Every offer, clustered by municipality, with its course id and institution id. */
  offers: 'offers',
  /** Every course name, numbered alphabetically, with the code and area of its largest offer. */
  courses: 'courses',
  /** Every institution, numbered alphabetically. */
  institutions: 'institutions',
} as const;

/** Low-cardinality columns used by filters and cards. */
export const cellColumns = [
  'uf',
  'administration',
  'level',
  'degree',
  'form',
  'area',
  'modality',
  'funding',
] as const;

/** Column for each value of `dimensao`. */
export const measures = {
  Matrículas: 'enrolments',
  Concluintes: 'graduates',
  Vagas: 'vacancies',
} as const;

export type MeasureColumn = (typeof measures)[keyof typeof measures];

/** SQL expression for the network (public or private) of an administration. */
export const NETWORK = `CASE WHEN administration IN (${administrationsOf('1').join(', ')}) THEN '1' WHEN administration IS NOT NULL THEN '2' END`;
