import { stateLabel } from '@observatorio/domain';
import { formatList } from '@observatorio/language';
import type { RowsRead } from '../pipeline/rows-read';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { nameInArchive } from '../reading/text/text-file';

/** Share of a state's links from which a file counts as one of the state; stray links are fewer. */
const MIN_SHARE = 0.01;

/**
 * Throws an ImportRefusal if several files hold the links of one state, which an official year has in
 * one file only: the others are an earlier copy or a revision, and their links would count twice.
 */
export async function rejectSharedStates({ connection, files, reports }: RowsRead): Promise<void> {
  const ends = reports.map(({ rows }, index) => `WHEN rowid < ${rows.end} THEN ${index}`);
  const reader = await connection.runAndReadAll(`
    WITH counts AS (
      SELECT uf, CASE ${ends.join(' ')} END AS file, count(*) AS n
      FROM staged WHERE ${COUNTED_SQL} AND uf IS NOT NULL GROUP BY ALL),
    holders AS (
      SELECT uf, file FROM counts QUALIFY n >= ${MIN_SHARE} * sum(n) OVER (PARTITION BY uf))
    SELECT list(uf::VARCHAR ORDER BY uf), files
    FROM (SELECT uf, list(file ORDER BY file) AS files FROM holders GROUP BY uf)
    WHERE len(files) > 1 GROUP BY files ORDER BY files`);
  const [shared] = reader.getRowsJS() as [codes: string[], indexes: number[]][];
  if (!shared) return;
  const [codes, indexes] = shared;
  const names = indexes.flatMap((index) => files[index]?.file ?? []).map(nameInArchive);
  throw new ImportRefusal({
    found: `${formatList(names)} trazem vínculos ${codes.length === 1 ? 'do mesmo estado' : 'dos mesmos estados'} (${formatList(codes.map((code) => stateLabel(code) ?? code))}), que no ano oficial vêm num arquivo só`,
    advice:
      'Para que não contem em dobro, importe o ano com um deles só: npm run import -- rais ARQUIVO…',
  });
}
