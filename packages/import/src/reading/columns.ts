import type { Columns, FileKind, MatchedFile } from './kind';
import { InputRefused } from './refusal';
import type { TextFile } from './text-file';

/** A header without case, accents, quotes and spaces. */
export const foldHeader = (header: string): string =>
  header
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9_]/g, '');

/** Whether a file has all required columns of a kind. */
export const hasColumns = (file: TextFile, kind: FileKind): boolean =>
  requiredGroups(kind).every((group) => hasAnyColumn(file, kind, group));

/** Whether a file has one of the columns of a kind. */
export const hasAnyColumn = (file: TextFile, kind: FileKind, fields: readonly string[]): boolean =>
  fields.some((field) => indexOf(file, kind, field) >= 0);

/**
 * Finds the columns of a kind by their names; ignores other columns. Throws an InputRefused that
 * names a required column that is missing.
 */
export function matchColumns(file: TextFile, kind: FileKind): MatchedFile {
  const found = Object.keys(kind.fields).map(
    (field) => [field, indexOf(file, kind, field)] as const,
  );
  const columns: Columns = new Map(found.filter(([, index]) => index >= 0));
  const missing = requiredGroups(kind).find((group) => !group.some((field) => columns.has(field)));
  if (missing) {
    const names = missing.map((field) => kind.fields[field] ?? [field]);
    const labels = names.length > 1 ? names.map(([label]) => label) : names.flat();
    refuseWithout(file, labels, `Use ${kind.title} com o cabeçalho original.`);
  }
  return { file, kind, columns };
}

/** Throws the InputRefused of a file that has none of these columns. */
export function refuseWithout(
  { name, columns }: TextFile,
  labels: readonly string[],
  advice: string,
): never {
  const wanted = labels.map((label) => `“${label}”`).join(' ou ');
  throw new InputRefused({
    file: name,
    line: 1,
    found: `falta a coluna ${wanted}; há ${columns.length} colunas: ${columns.slice(0, 12).join(', ')}${columns.length > 12 ? '…' : ''}`,
    advice,
  });
}

/** Caveats about the `noted` columns that files lack, as full sentences. */
export function missingNotes(files: readonly MatchedFile[]): string[] {
  const labels = files.flatMap(({ kind, columns }) =>
    groupsOf(kind.noted ?? [])
      .filter((group) => !group.some((field) => columns.has(field)))
      .map(([field = '']) => kind.fields[field]?.[0]),
  );
  return [...new Set(labels)].map(
    (label) => `A fonte não traz “${label}”: consta como não informado.`,
  );
}

const requiredGroups = ({ required, fields }: FileKind): (readonly string[])[] =>
  groupsOf(required ?? Object.keys(fields));

const groupsOf = (fields: readonly (string | readonly string[])[]): (readonly string[])[] =>
  fields.map((field) => (typeof field === 'string' ? [field] : field));

function indexOf({ columns }: TextFile, kind: FileKind, field: string): number {
  const { fields, spellings = (header) => [foldHeader(header)] } = kind;
  const known = new Set(fields[field]?.flatMap(spellings));
  return columns.findIndex((header) => spellings(header).some((spelling) => known.has(spelling)));
}
