import type { FileKind, MatchedFile } from '../kind/kind';
import { decodeText, END_OF_TEXT, endsWithRecord, splitRow } from '../text/text-file';

/** Totals, notes and rows of separators alone at the foot of a file, which are not data. */
export interface Foot {
  /** The lines that have any text, without their delimiters. */
  texts: readonly string[];
  /** Number of lines from the first of them to the last line that is not empty. */
  lines: number;
  /** Number of bytes from the first of them to the end of the file. */
  bytes: number;
}

const NO_FOOT: Foot = { texts: [], lines: 0, bytes: 0 };

/** Maximum number of lines of totals and notes; more of them are rows that lack something. */
const MAX_LINES = 20;

/** Words with which totals and notes begin. */
const WORD =
  /^\W*((sub)?totais|(sub)?total|soma|m[eé]dia|fontes?|notas?|obs|observa\p{L}+|elabora\p{L}+|legenda|dados|extra[ií]d[oa]s?|gerad[oa]s?|atualizad[oa]s?|registros|source|notes?)(?![\p{L}\d])/iu;

/**
 * Returns the lines at the foot of a file that are not rows, given the end of the file. They follow a
 * complete row, and begin like a total or a note, lack a value in each required column apart from
 * numbers, or are a phrase where rows have none.
 */
export function footOf(matched: MatchedFile, tail: Buffer): Foot {
  const { encoding, delimiter, quoted } = matched.file;
  const text = tail.toString('latin1');
  const raw = text.split('\n');
  const lines = raw.map((line) => line.replaceAll(END_OF_TEXT, '').replace(/\r+$/, ''));
  const last = raw.findLastIndex((line) => line.replaceAll('\r', '') !== '');
  const lastFilled = lines.findLastIndex((line) => filledCells(line, matched.file).length > 0);
  let first = lastFilled + 1;
  for (let at = lastFilled; at > 1 && lastFilled - at < MAX_LINES; at--) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    if (!isFootLine(matched, line, lines.slice(1, at))) break;
    first = at;
  }
  if (lastFilled < 1 || first > last || !endsWithRow(matched, lines.slice(0, first)))
    return NO_FOOT;
  const texts = lines
    .slice(first, last + 1)
    .map((line) => filledCells(decodeText(line, encoding), { delimiter, quoted }).join(' '));
  return {
    texts: texts.filter((each) => each !== ''),
    lines: last - first + 1,
    bytes: raw.slice(first).join('\n').length,
  };
}

/** Describes the lines at the foot of a file in a clause; undefined if there is none with a text. */
export function footClause({ texts }: Pick<Foot, 'texts'>): string | undefined {
  const [first] = texts;
  if (first === undefined) return undefined;
  const shown = `“${first.length > MAX_SHOWN ? `${first.slice(0, MAX_SHOWN)}…` : first}”`;
  return texts.length === 1
    ? `a última linha é um total ou uma nota, e não conta: ${shown}`
    : `as ${texts.length} últimas linhas são totais ou notas, e não contam; a primeira delas é ${shown}`;
}

const MAX_SHOWN = 80;

type Shape = Pick<MatchedFile['file'], 'delimiter' | 'quoted'>;

const isFilled = (cell: string): boolean => cell.replaceAll(END_OF_TEXT, '').trim() !== '';

const filledCells = (line: string, { delimiter, quoted }: Shape): string[] =>
  splitRow(line, delimiter, quoted)
    .filter(isFilled)
    .map((cell) => cell.trim());

function isFootLine(matched: MatchedFile, line: string, before: readonly string[]): boolean {
  const { file, kind, columns } = matched;
  const cells = splitRow(line, file.delimiter, file.quoted);
  const first = cells.findIndex(isFilled);
  const isWord = WORD.test(decodeText(cells[first] ?? '', file.encoding));
  if (cells.length !== file.columns.length) return isWord || isPhrase(line, before, file.delimiter);
  const subjects = subjectFields(kind).flatMap((field) => columns.get(field) ?? []);
  const blanks = subjects.filter((index) => !isFilled(cells[index] ?? ''));
  if (blanks.length === subjects.length) return true;
  const texts = [...columns].filter(([field]) => !isCoded(kind, field)).map(([, index]) => index);
  return isWord && (blanks.length > 0 || !texts.includes(first));
}

/** Returns the required fields that say what a row is about, apart from its numbers. */
const subjectFields = ({ required, fields, numbers = {} }: FileKind): string[] =>
  [...(required ?? Object.keys(fields))].flatMap((field) =>
    typeof field === 'string' && (field === 'year' || !(field in numbers)) ? [field] : [],
  );

const isCoded = ({ codes = {}, numbers = {} }: FileKind, field: string): boolean =>
  field in codes || field in numbers || field === 'year';

/** Whether a line without delimiters has more words than the first cell of any row before it. */
function isPhrase(line: string, before: readonly string[], delimiter: string): boolean {
  const hasWords = (text: string) => text.trim().split(/\s+/).length >= 3;
  return (
    !line.includes(delimiter) &&
    hasWords(line) &&
    !before.some((each) => each.includes(delimiter) && hasWords(each.split(delimiter, 1)[0] ?? ''))
  );
}

/** Whether the last of these lines that is not empty ends a complete row. */
function endsWithRow({ file }: MatchedFile, lines: readonly string[]): boolean {
  const { columns, delimiter, quoted } = file;
  const rows = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
  const row = rows.at(-1) ?? '';
  const isOpen = quoted && row.split('"').length % 2 === 0;
  if (!isOpen && splitRow(row, delimiter, quoted).length === columns.length) return true;
  return quoted && endsWithRecord(rows, { columns, delimiter });
}
