import type { DuckDBConnection } from '@duckdb/node-api';
import { isInCapitals, titleCase } from '../reading/cells/title-case';

const acronyms = new Set('ABI EAD II III IV TI TIC TICS'.split(' '));

/**
 * Formats a course name for display. Some census years have all-caps names, such as `CIÊNCIA DA
 * COMPUTAÇÃO`; only those change case. Collapses spaces.
 */
export function courseName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (!isInCapitals(name)) return name;
  return titleCase(name, (word) => (acronyms.has(word) ? word : undefined));
}

/** Maps each course to its display name. Courses that differ only in case share a name. */
export function courseNames(texts: readonly string[]): Map<string, string> {
  const key = (text: string) => courseName(text).toLocaleLowerCase('pt-BR');
  const shown = new Map<string, string>();
  const [capitals, others] = [texts.filter(isInCapitals), texts.filter((t) => !isInCapitals(t))];
  for (const text of [...others.toSorted(), ...capitals]) {
    if (!shown.has(key(text))) shown.set(key(text), courseName(text));
  }
  return new Map(texts.map((text) => [text, shown.get(key(text)) ?? text]));
}

/** Creates the table `course_names (raw, name)` for the courses in `staged`. */
export async function nameCourses(connection: DuckDBConnection): Promise<void> {
  const reader = await connection.runAndReadAll(
    "SELECT DISTINCT course FROM staged WHERE course <> ''",
  );
  const courses = reader.getRowsJS().map(([course]) => course as string);
  await connection.run('CREATE TABLE course_names (raw VARCHAR, name VARCHAR)');
  const appender = await connection.createAppender('course_names');
  for (const [raw, name] of courseNames(courses)) {
    appender.appendVarchar(raw);
    appender.appendVarchar(name);
    appender.endRow();
  }
  appender.closeSync();
}
