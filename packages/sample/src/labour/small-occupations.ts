import type { DuckDBConnection } from '@duckdb/node-api';
import { load } from '../base/load';
import { sampleOccupations, smallOccupations } from '../occupations/occupations';

/**
 * Gives the small occupations their links in the table `links`: each takes them from its model, whose
 * rows are split where an occupation ends within one. Nothing but the occupation of links changes, and
 * every occupation gets at least one.
 */
export async function addSmallOccupations(
  connection: DuckDBConnection,
  links: number,
): Promise<void> {
  const whole = sampleOccupations.reduce((sum, { size }) => sum + size * 1000, 0);
  const past = new Map<string, number>();
  const parts = smallOccupations.map(({ code, model, size }) => {
    const first = past.get(model) ?? 0;
    const count = Math.max(1, Math.round((size * 1000 * links) / whole));
    past.set(model, first + count);
    return [Number(code), Number(model), first, first + count];
  });
  await load(
    connection,
    'sample_part',
    { code: 'INTEGER', model: 'INTEGER', first: 'INTEGER', past: 'INTEGER' },
    parts,
  );
  // Identical rows may swap places, which does not matter.
  await connection.run(`
    CREATE OR REPLACE TEMP TABLE sample_model AS
    WITH model AS (SELECT model, max(past) AS given FROM sample_part GROUP BY model), laid AS (
      SELECT links.rowid AS row, model, given,
        sum(n) OVER (PARTITION BY occupation ORDER BY hash(links), links.rowid)::INTEGER AS until, n
      FROM links JOIN model ON links.occupation = model.model
    )
    SELECT row, model, given, until - n AS since, until FROM laid WHERE until - n < given;
    CREATE OR REPLACE TEMP TABLE sample_split AS
    SELECT row, code, least(until, past) - greatest(since, first) AS n
    FROM sample_model JOIN sample_part USING (model) WHERE since < past AND first < until
    UNION ALL
    SELECT row, model, until - given FROM sample_model WHERE until > given;
    INSERT INTO links
    SELECT links.* REPLACE (part.code AS occupation, part.n AS n)
    FROM links JOIN sample_split AS part ON part.row = links.rowid;
    DELETE FROM links WHERE rowid IN (SELECT row FROM sample_model);
    DROP TABLE sample_part; DROP TABLE sample_model; DROP TABLE sample_split`);
}
