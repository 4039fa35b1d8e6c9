import { join as joinPath } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { formatCount, formatList, formatPercent } from '@observatorio/language';
import { manifestOf } from '@observatorio/store';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { MAX_EXAMPLES } from '../reading/rows/report';
import type { RowsRead } from './importer';

/** Codes that must occur in another table: those of a file in a list, for example. */
export interface Join {
  /** What is counted, for messages: `Cursos com instituição na lista`. */
  title: string;
  /** SQL query for the codes, one per row; NULLs are not counted. */
  codes: string;
  /** SQL query for the codes that there are. */
  partners: string;
  /** Formats a code for messages. Default: as text. */
  format?: (code: string) => string;
  /** Whether the import may go on with any share of partners. Default: no. */
  isOptional?: boolean;
}

/** Name of the published official CBO list among the databases of an import. */
export const CBO_IN_SERVICE = 'cbo_in_service';

/** Returns the join of occupation codes with the published official CBO list. */
export const joinWithCbo = (title: string, codes: string): Join => ({
  title,
  codes,
  partners: `SELECT id FROM ${CBO_IN_SERVICE}.occupations`,
  format: (code) => code.padStart(6, '0').replace(/(\d{4})(\d{2})/, '$1-$2'),
});

/** Share of codes with a partner below which examples of the others are listed. */
const NOTED_SHARE = 0.99;
/** Minimum share of codes with a partner. */
const MIN_SHARE = 0.9;

/** What the joins of an import found. */
export interface JoinsReport {
  /** A line about each join, for the operator. */
  lines: string[];
  /** Caveats, as full sentences. */
  notes: string[];
}

/**
 * Counts the codes with a partner. Throws an ImportRefusal if there are too few, unless `isPartial`.
 * Joins with the published CBO list are skipped while there is none.
 */
export async function checkJoins(
  joins: readonly Join[],
  { connection }: RowsRead,
  { dataDir, isPartial }: { dataDir: string; isPartial: boolean },
): Promise<JoinsReport> {
  const report: JoinsReport = { lines: [], notes: [] };
  const usesCbo = ({ partners }: Join): boolean => partners.includes(CBO_IN_SERVICE);
  const hasCbo = joins.some(usesCbo) && (await attachCbo(connection, dataDir));
  for (const join of joins.filter((each) => hasCbo || !usesCbo(each))) {
    const { found, total, examples } = await countPartners(connection, join);
    if (total === 0) continue;
    const counted = `${join.title}: ${formatCount(found)} de ${formatCount(total)} (${formatPercent(found / total)})`;
    const others = examples.length > 0 ? `; sem par: ${formatList(examples)}` : '';
    report.lines.push(`${counted}.`);
    if (found >= total * NOTED_SHARE) continue;
    report.notes.push(`${counted}${others}.`);
    if (found >= total * MIN_SHARE || join.isOptional || isPartial) continue;
    throw new ImportRefusal({
      found: `${counted}${others}`,
      advice:
        'Confira se os arquivos são da mesma fonte e se os códigos estão inteiros. Para aceitar a perda: --parcial.',
    });
  }
  if (hasCbo) await connection.run(`DETACH ${CBO_IN_SERVICE}`);
  return report;
}

/** Attaches the published official CBO list. Returns whether there is one. */
async function attachCbo(connection: DuckDBConnection, dataDir: string): Promise<boolean> {
  const { conjuntos } = await manifestOf(dataDir);
  const list = conjuntos.findLast(({ conjunto, tipo }) => conjunto === 'cbo' && tipo === 'oficial');
  if (!list) return false;
  const file = joinPath(dataDir, list.arquivo).replaceAll("'", "''");
  await connection.run(`ATTACH '${file}' AS ${CBO_IN_SERVICE} (READ_ONLY)`);
  return true;
}

async function countPartners(
  connection: DuckDBConnection,
  { codes, partners, format = (code) => code }: Join,
): Promise<{ found: number; total: number; examples: string[] }> {
  const reader = await connection.runAndReadAll(`
    WITH coded(code) AS (${codes}), known(code) AS (${partners}),
    counted AS (
      SELECT code, count(*) AS n, code IN (SELECT code FROM known WHERE code IS NOT NULL) AS found
      FROM coded WHERE code IS NOT NULL GROUP BY code)
    SELECT coalesce(sum(n) FILTER (found), 0)::DOUBLE, coalesce(sum(n), 0)::DOUBLE,
      count(*) FILTER (NOT found)::DOUBLE,
      (list(code::VARCHAR ORDER BY n DESC, code) FILTER (NOT found))[:${MAX_EXAMPLES}]
    FROM counted`);
  const [[found, total, missing, list] = []] = reader.getRowsJS();
  const shown = ((list ?? []) as string[]).map((code) => `“${format(code)}”`);
  const others = Number(missing) - shown.length;
  return {
    found: Number(found),
    total: Number(total),
    examples: [...shown, ...(others > 0 ? [`mais ${formatCount(others)}`] : [])],
  };
}
