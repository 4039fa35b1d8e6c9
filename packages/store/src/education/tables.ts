/**
 * The tables of an edition of offers, all with the sums of the three measures. The larger tables
 * also have every column of the smaller ones, and a query reads the smallest that has its columns.
 */
export const TABLE = {
  /** Sums of offers that differ only in municipality, course and institution. */
  cells: 'cells',
  /** The same for each municipality. */
  byMunicipality: 'cells_by_municipality',
  /** The same for each course. */
  byCourse: 'cells_by_course',
  /** Every offer, clustered by municipality, with the numbers of its course and institution. */
  offers: 'offers',
  /** Every course name, numbered in alphabetical order, with its commonest code and area. */
  courses: 'courses',
  /** Every institution, numbered in alphabetical order. */
  institutions: 'institutions',
} as const;

/** The columns of few values, which filters and cards use. */
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

/** The column of each value of `dimensao`. */
export const measures = {
  Matrículas: 'enrolments',
  Concluintes: 'graduates',
  Vagas: 'vacancies',
} as const;

export type Measure = (typeof measures)[keyof typeof measures];
