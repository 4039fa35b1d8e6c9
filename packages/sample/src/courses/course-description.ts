/** Description of a technical course for prospective students. */
export interface CourseDescription {
  /** Minimum hours according to the catalogue; null if not known for certain. */
  hours: number | null;
  afterGraduation: string;
  whereToWork: string;
  /** Six-digit CBO codes. */
  occupations: readonly string[];
}
