/**
 * The tables of an edition of offers, all with the sums of the three measures. The larger tables
 * also have every column of the smaller ones, and a query reads the smallest that has its columns.
 */
export const TABLE = {
  /** Offers alike in all but municipality, course and institution. */
  cells: 'cells',
  /** The same, municipality by municipality. */
  byMunicipality: 'cells_by_municipality',
  /** The same, course by course. */
  byCourse: 'cells_by_course',
  /** Every offer, those of a municipality side by side. */
  offers: 'offers',
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
