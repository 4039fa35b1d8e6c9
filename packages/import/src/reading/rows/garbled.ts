import type { DuckDBConnection } from '@duckdb/node-api';
import { withUnit } from '@observatorio/language';
import { DOS_SIGNS } from '../encoding/windows-1252';
import type { MatchedFile } from '../kind/kind';
import { ImportRefusal } from '../refusal/import-refusal';
import { LINES, shorten } from './report';
import type { Staged } from './staged';
import { COUNTED_SQL } from './staging-plan';

/** Maximum share of garbled rows in a file; even an official file may contain a few. */
const MAX_SHARE = 0.01;
/** Number of garbled rows tolerated in a small file. */
const TOLERATED = 2;

/**
 * Matches UTF-8 that was decoded as latin-1 or windows-1252 and encoded again (`Ã§` for `ç`), the
 * replacement character, and question marks or other signs in place of letters.
 */
const GARBLED = String.raw`Ã[\x{80}-\x{BF}ƒ‚€„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\x{FFFD}|\pL\?+\pL|\pL${DOS_SIGNS}\pL`;

/** Matches marks and letters of a web page. */
const HTML = String.raw`</(p|li|ul|div|span|strong|b)>|<br ?/?>|&(#\d{2,5}|[a-zA-Z]{2,8});`;

/** Describes what became of the accented letters of a garbled text. */
function garbling(text: string): string {
  if (/\uFFFD|\p{L}\?+\p{L}/u.test(text)) return 'letras com acento se perderam';
  const isDoubled = text.includes('Ã') || !new RegExp(DOS_SIGNS).test(text);
  return isDoubled ? 'cada letra com acento virou duas' : 'letras com acento viraram outros sinais';
}

/**
 * Throws an ImportRefusal for a file whose text has lost its accents, shows them as other letters, or
 * has the marks of a web page.
 */
export async function rejectGarbled(
  connection: DuckDBConnection,
  { file, kind: { table, columns } }: MatchedFile,
  { firstRow, skipped }: Pick<Staged, 'firstRow' | 'skipped'>,
): Promise<void> {
  const texts = Object.entries(columns).flatMap(([name, [type]]) =>
    type === 'VARCHAR' ? name : [],
  );
  if (texts.length === 0) return;
  const garbled = texts.map(
    (text) => `CASE WHEN regexp_matches(${text}, '${GARBLED}|${HTML}') THEN ${text} END`,
  );
  const reader = await connection.runAndReadAll(`
    SELECT count(*)::DOUBLE, count(text)::DOUBLE, min(row) FILTER (text IS NOT NULL)::DOUBLE,
      min_by(text, row) FILTER (text IS NOT NULL)
    FROM (SELECT rowid AS row, coalesce(${garbled.join(', ')}) AS text
      FROM ${table} WHERE ${COUNTED_SQL} AND rowid >= ${firstRow})`);
  const [[rows, count, row, cell] = []] = reader.getRowsJS();
  if (Number(count) <= Math.max(TOLERATED, Number(rows) * MAX_SHARE)) return;
  const text = String(cell);
  const isHtml = new RegExp(HTML).test(text);
  throw new ImportRefusal({
    file: file.name,
    line: skipped.lineOf(Number(row) - firstRow),
    found: `${isHtml ? 'há marcas de HTML' : garbling(text)} em ${withUnit(Number(count), LINES)}, como em “${shorten(text)}”`,
    advice: isHtml
      ? 'O texto veio de uma página da web; use o arquivo original.'
      : 'O arquivo foi convertido de uma codificação para outra; use o original.',
  });
}
