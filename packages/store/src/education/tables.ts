/**
 * Tables of an edition of offers, each with the sums of the three measures. Larger tables contain
 * every column of the smaller ones; a query reads the smallest table that has its columns.
 */
export const TABLE = {
  /** Sums over offers that differ only in municipality, course and institution. */
  cells: 'cells',
  /** The same sums by municipality. */
  byMunicipality: 'cells_by_municipality',
  /** The same sums by course. */
  byCourse: 'cells_by_course',
  /** Every offer, clustered by municipality, with the ids of its course and institution. */
  offers: 'offers',
  /** Every course name, numbered alphabetically, with its most common code and area. */
  courses: 'courses',
  /** Every institution, numbered alphabetically. */
  institutions: 'institutions',
} as const;

/** Low-cardinality columns, used by filters and cards. */
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

/** Column of each value of `dimensao`. */
export const measures = {
  Matrículas: 'enrolments',
  Concluintes: 'graduates',
  Vagas: 'vacancies',
} as const;

export type Measure = (typeof measures)[keyof typeof measures];
