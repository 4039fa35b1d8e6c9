/** Outcomes of a technical course. */
export interface CourseDescription {
  /** Minimum hours from the catalogue; null if not known for certain. */
  hours: number | null;
  afterGraduation: string;
  whereToWork: string;
  /** Six-digit CBO codes. */
  occupations: readonly string[];
}
