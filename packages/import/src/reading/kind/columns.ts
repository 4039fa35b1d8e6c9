import { formatList } from '@observatorio/language';
import { DOS_SIGNS } from '../encoding/windows-1252';
import { ImportRefusal } from '../refusal/import-refusal';
import type { TextFile } from '../text/text-file';
import type { Columns, FileKind, MatchedFile } from './kind';
import { isKnownLayout, waiverAdvice } from './waivers';

/** Maximum number of headers listed in a message; official links files have 62. */
const MAX_LISTED = 80;

/**
 * Normalises a header: upper-cases it and removes accents and all characters other than letters,
 * digits and `_`.
 */
export const foldHeader = (header: string): string =>
  header
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9_]/g, '');

/** Whether a file has all required columns of a kind, but for those that are `waived`. */
export const hasColumns = (
  file: TextFile,
  kind: FileKind,
  waived: readonly string[] = [],
): boolean => requiredGroups(file, kind, waived).every((group) => hasAnyColumn(file, kind, group));

/** Whether a file has at least one of the given columns of a kind. */
export const hasAnyColumn = (file: TextFile, kind: FileKind, fields: readonly string[]): boolean =>
  fields.some((field) => indexOf(file, kind, field) >= 0);

/** Returns the name of a field's column as the file writes it, or its first known name. */
export const labelOf = (
  { file, kind, columns }: Pick<MatchedFile, 'file' | 'kind' | 'columns'>,
  field: string,
): string => file.columns[columns.get(field) ?? -1]?.trim() ?? kind.fields[field]?.[0] ?? field;

/**
 * Finds the columns of a kind by name, ignoring other columns. Throws an ImportRefusal that lists
 * required columns that are missing and not `waived`, or that names a duplicate column.
 */
export function matchColumns(
  file: TextFile,
  kind: FileKind,
  waived: readonly string[] = [],
): MatchedFile {
  const found = new Map(
    Object.keys(kind.fields)
      .map((field) => [field, indexOf(file, kind, field)] as const)
      .filter(([, index]) => index >= 0),
  );
  const superseded = new Set(kind.superseded?.((field) => found.has(field)));
  const columns: Columns = new Map([...found].filter(([field]) => !superseded.has(field)));
  const missing = requiredGroups(file, kind, waived).filter(
    (group) => !group.some((field) => columns.has(field)),
  );
  if (missing.length > 0) {
    const waiver = waiverAdvice(kind, missing, waived);
    if (isKnownLayout(file.columns, kind, missing)) {
      const labels = formatList(missing.map((group) => labelsOf(kind, group)[0] ?? ''));
      const fault = `falta a coluna ${labels}`;
      throw new ImportRefusal({
        file: file.name,
        line: file.headerLine,
        found: fault,
        advice: waiver.trim(),
      });
    }
    const advice = `Use ${kind.title} com o cabeçalho original.`;
    assertRequiredColumns({ file, kind }, missing, advice + waiver);
  }
  rejectDoubled({ file, kind, columns });
  return { file, kind, columns };
}

/**
 * Always throws an ImportRefusal that names the missing groups; each group lists alternative
 * fields.
 */
export function assertRequiredColumns(
  { file, kind }: Pick<MatchedFile, 'file' | 'kind'>,
  groups: readonly (readonly string[])[],
  advice: string,
): never {
  rejectGarbledHeader(file);
  rejectMissingHeader(file, kind);
  const [first, ...others] = groups.map((group) => labelsOf(kind, group).join(' ou '));
  const also = others.length > 0 ? `, e também ${formatList(others)}` : '';
  throw new ImportRefusal({
    file: file.name,
    line: file.headerLine,
    found: `falta a coluna ${first}${also}; ${unrecognised(file, kind)}`,
    advice,
  });
}

/** Throws an ImportRefusal for a header whose accented letters became two others each, or signs. */
function rejectGarbledHeader({ columns, name, headerLine }: TextFile): void {
  const isDoubled = columns.some((each) => DOUBLED_LETTER.test(each));
  const header = columns.find((each) => (isDoubled ? DOUBLED_LETTER : SIGN).test(each));
  if (header === undefined) return;
  throw new ImportRefusal({
    file: name,
    line: headerLine,
    found: `${isDoubled ? 'cada letra com acento do cabeçalho virou duas' : 'letras com acento do cabeçalho viraram outros sinais'}, como em “${header.trim()}”`,
    advice: 'O arquivo foi convertido de uma codificação para outra; use o original.',
  });
}

/** Throws an ImportRefusal for a file that begins with a row: no names of columns, but numbers. */
function rejectMissingHeader(file: TextFile, kind: FileKind): void {
  const { columns, name, headerLine, delimiter } = file;
  const numbers = columns.filter((cell) => /^\s*\d+([.,-]\d+)*\s*$/.test(cell));
  if (numbers.length === 0 || knownPositions(file, kind).size > 0) return;
  throw new ImportRefusal({
    file: name,
    line: headerLine,
    found: `falta o cabeçalho: a primeira linha, “${columns.join(delimiter).slice(0, 60)}”, é de dados`,
    advice: 'Use o arquivo original, com os nomes das colunas na primeira linha.',
  });
}

/** UTF-8 that was decoded as windows-1252: `Ã§` for `ç`. */
const DOUBLED_LETTER = /Ã[^\p{L}\s]/u;
/** A letter of MS-DOS that was decoded as windows-1252. */
const SIGN = new RegExp(`\\p{L}${DOS_SIGNS}\\p{L}`, 'u');

function labelsOf({ fields }: FileKind, group: readonly string[]): string[] {
  const names = group.map((field) => fields[field] ?? [field]);
  return (names.length > 1 ? names.map(([label]) => label) : names.flat()).map(
    (label) => `“${label}”`,
  );
}

/** Returns the indices of the columns that a kind knows by name. */
const knownPositions = (file: TextFile, kind: FileKind): Set<number> =>
  new Set(
    Object.values(kind.fields).flatMap((names) =>
      names.flatMap((name) => positionsOf(file, kind, name)),
    ),
  );

function unrecognised(file: TextFile, kind: FileKind): string {
  const known = knownPositions(file, kind);
  const others = file.columns.filter((header, index) => header.trim() !== '' && !known.has(index));
  if (others.length === 0) return `todas as ${file.columns.length} colunas foram reconhecidas`;
  const listed = others.slice(0, MAX_LISTED).map((header) => header.trim());
  return `das ${file.columns.length} colunas, não foram reconhecidas: ${listed.join(', ')}${others.length > MAX_LISTED ? '…' : ''}`;
}

/** Throws an ImportRefusal if a column that is read occurs twice. */
function rejectDoubled({ file, kind, columns }: MatchedFile): void {
  for (const name of [...columns.keys()].flatMap((field) => kind.fields[field] ?? [])) {
    const positions = positionsOf(file, kind, name).map((index) => index + 1);
    if (positions.length < 2) continue;
    throw new ImportRefusal({
      file: file.name,
      line: file.headerLine,
      found: `a coluna “${name}” aparece mais de uma vez, nas posições ${formatList(positions.map(String))}`,
      advice: 'Deixe só a que vale.',
    });
  }
}

/** Returns caveats about `noted` and `waivable` columns missing from files, as full sentences. */
export function missingNotes(files: readonly MatchedFile[]): string[] {
  const lacking = new Map<string, string[]>();
  for (const { file, kind, columns } of files) {
    const waivable = Object.entries(kind.waivable ?? {}).flatMap(([name, group]) =>
      kind.waivableIn?.[name] ? [] : [group],
    );
    for (const group of [...groupsOf(kind.noted ?? []), ...waivable]) {
      const label = kind.fields[group[0] ?? '']?.[0];
      if (!label || group.some((field) => columns.has(field))) continue;
      lacking.set(label, [...(lacking.get(label) ?? []), file.name]);
    }
  }
  return [...lacking].map(([label, names]) => {
    const isEverywhere = names.length === files.length;
    const subject = isEverywhere ? 'A fonte não traz' : `Falta em ${formatList(names)} a coluna`;
    return `${subject} “${label}”: consta como não informado.`;
  });
}

const requiredGroups = (
  file: TextFile,
  { required, fields, waivable = {}, waivableIn = {} }: FileKind,
  waived: readonly string[],
): (readonly string[])[] => [
  ...groupsOf(required ?? Object.keys(fields)),
  ...Object.entries(waivable).flatMap(([name, group]) =>
    waived.includes(name) || waivableIn[name]?.(file.columns) === false ? [] : [group],
  ),
];

const groupsOf = (fields: readonly (string | readonly string[])[]): (readonly string[])[] =>
  fields.map((field) => (typeof field === 'string' ? [field] : field));

function indexOf(file: TextFile, kind: FileKind, field: string): number {
  const names = kind.fields[field] ?? [];
  const positions = names.flatMap((name) => positionsOf(file, kind, name));
  return positions.length > 0 ? Math.min(...positions) : -1;
}

/** Returns the indices of the headers that match a name. */
function positionsOf({ columns }: TextFile, kind: FileKind, name: string): number[] {
  const { spellings = (header) => [foldHeader(header)] } = kind;
  const known = new Set(spellings(name));
  return columns.flatMap((header, index) =>
    spellings(header).some((spelling) => known.has(spelling)) ? [index] : [],
  );
}
