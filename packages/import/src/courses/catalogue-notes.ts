import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { formatCbo } from '@observatorio/domain';
import { formatCount, formatList, type Unit, withUnit } from '@observatorio/language';
import { manifestOf } from '@observatorio/store';
import type { Imported } from '../pipeline/importer';
import { numberOf } from '../pipeline/number-of';
import { MAX_EXAMPLES } from '../reading/rows/report';

const COURSES: Unit = { one: 'curso', many: 'cursos' };

/**
 * Returns caveats about an edition of the catalogue: its size, and codes that are not CBO
 * occupations.
 */
export async function catalogueNotes({ connection, dataDir }: Imported): Promise<string[]> {
  const count = (sql: string) => numberOf(connection, `SELECT count(*)::DOUBLE FROM ${sql}`);
  const courses = await count('edition.courses');
  const linked = await count('(SELECT DISTINCT key FROM edition.course_occupations)');
  const malformed = await column(
    connection,
    'SELECT DISTINCT malformed FROM course_codes WHERE malformed IS NOT NULL ORDER BY malformed',
  );
  const unknown = await unknownCodes(connection, dataDir);
  return [
    `O catálogo descreve ${withUnit(courses, COURSES)} e associa ocupações da CBO a ${formatCount(linked)}.`,
    ...(malformed.length > 0
      ? [`Não são códigos de ocupação da CBO, e ficaram de fora: ${examplesOf(malformed)}.`]
      : []),
    ...(unknown.length > 0
      ? [`Não estão na lista de ocupações em serviço: ${examplesOf(unknown.map(formatCbo))}.`]
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

/**
 * Returns the catalogue's occupations that are missing from the published official list; empty if
 * no list is published.
 */
async function unknownCodes(connection: DuckDBConnection, dataDir: string): Promise<string[]> {
  const { conjuntos } = await manifestOf(dataDir);
  const list = conjuntos.findLast(({ conjunto, tipo }) => conjunto === 'cbo' && tipo === 'oficial');
  if (!list) return [];
  const file = join(dataDir, list.arquivo).replaceAll("'", "''");
  await connection.run(`ATTACH '${file}' AS cbo (READ_ONLY)`);
  const codes = await column(
    connection,
    `SELECT DISTINCT lpad(occupation::VARCHAR, 6, '0') AS code FROM edition.course_occupations
    WHERE occupation NOT IN (SELECT id FROM cbo.occupations) ORDER BY code`,
  );
  await connection.run('DETACH cbo');
  return codes;
}
