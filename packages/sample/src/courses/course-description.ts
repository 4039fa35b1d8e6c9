/** What a technical course leads to. */
export interface CourseDescription {
  /** Minimum hours of the catalogue; null where the project does not know them for certain. */
  hours: number | null;
  afterGraduation: string;
  whereToWork: string;
  /** CBO codes, six digits. */
  occupations: readonly string[];
}
