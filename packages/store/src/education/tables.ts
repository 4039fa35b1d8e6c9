/**
 * The tables of an edition of offers, all with the sums of the three measures and each with the
 * columns that the larger ones have too: a query reads the smallest that has what it needs.
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

/** The columns of few values: filters and cards are about these. */
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

/** What `dimensao` counts, and the column that holds it. */
export const measures = {
  Matrículas: 'enrolments',
  Concluintes: 'graduates',
  Vagas: 'vacancies',
} as const;

export type Measure = (typeof measures)[keyof typeof measures];
