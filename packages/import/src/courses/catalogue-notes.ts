import type { DuckDBConnection } from '@duckdb/node-api';
import { formatCount, formatList, type Unit, withUnit } from '@observatorio/language';
import type { Imported } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';
import { MAX_EXAMPLES } from '../reading/rows/report';

const COURSES: Unit = { one: 'curso', many: 'cursos' };

/**
 * Returns caveats about an edition of the catalogue: its size, and malformed codes.
 */
export async function catalogueNotes({ connection }: Imported): Promise<string[]> {
  const count = (sql: string) => numberOf(connection, `SELECT count(*)::DOUBLE FROM ${sql}`);
  const courses = await count('edition.courses');
  const linked = await count('(SELECT DISTINCT key FROM edition.course_occupations)');
  const malformed = await column(
    connection,
    'SELECT DISTINCT malformed FROM course_codes WHERE malformed IS NOT NULL ORDER BY malformed',
  );
  return [
    `O catálogo descreve ${withUnit(courses, COURSES)} e associa ocupações da CBO a ${formatCount(linked)}.`,
    ...(malformed.length > 0
      ? [`Não são códigos de ocupação da CBO, e ficaram de fora: ${examplesOf(malformed)}.`]
      : []),
  ];
}

async function column(connection: DuckDBConnection, sql: string): Promise<string[]> {
  const reader = await connection.runAndReadAll(sql);
  return reader.getRowsJS().map(([value]) => String(value));
}

/** Lists the first few codes and counts the rest. */
function examplesOf(codes: readonly string[]): string {
  const others = codes.length - MAX_EXAMPLES;
  return formatList([
    ...codes.slice(0, MAX_EXAMPLES).map((code) => `“${code}”`),
    ...(others > 0 ? [`mais ${formatCount(others)}`] : []),
  ]);
}
