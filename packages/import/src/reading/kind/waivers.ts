import { formatList } from '@observatorio/language';
import { ImportRefusal } from '../refusal/import-refusal';
import type { FileKind, MatchedFile } from './kind';

/**
 * Returns a sentence about the option that waives missing fields; empty if they cannot be waived.
 */
export function waiverAdvice(
  { waivable = {}, lackedBy = {}, fields }: FileKind,
  missing: readonly (readonly string[])[],
  waived: readonly string[],
): string {
  const names = namesOf(waivable);
  const lost = names.filter((name) => missing.includes(waivable[name] ?? []));
  if (lost.length === 0) return '';
  const labels = lost.map((name) => `“${fields[waivable[name]?.[0] ?? '']?.[0]}”`);
  const option = names.filter((name) => lost.includes(name) || waived.includes(name)).join(',');
  const official = lost.flatMap((name, index) =>
    lackedBy[name]
      ? ` Entre os oficiais, ${lackedBy[name].files} não trazem ${labels[index]}.`
      : [],
  );
  return ` Para aceitar a perda de ${formatList(labels)}: --sem ${option}.${official.join('')}`;
}

/** Whether a file is an official one of a layout that lacks all missing fields. */
export const isKnownLayout = (
  columns: readonly string[],
  { waivable = {}, lackedBy = {} }: FileKind,
  missing: readonly (readonly string[])[],
): boolean => {
  const count = columns.filter((header) => header.trim() !== '').length;
  const lacked = namesOf(lackedBy).filter((name) => lackedBy[name]?.columns === count);
  return missing.every((group) => lacked.some((name) => waivable[name] === group));
};

/** Throws an ImportRefusal for names that cannot be waived in any kind of the source. */
export function assertKnownWaivers(
  source: string,
  kinds: readonly FileKind[],
  waived: readonly string[],
): void {
  if (waived.length === 0) return;
  const names = kinds.flatMap(({ waivable = {} }) => namesOf(waivable));
  if (names.length === 0) {
    throw new ImportRefusal({
      found: `a fonte ${source} não aceita --sem`,
      advice: 'Deixe --sem fora.',
    });
  }
  const unknown = waived.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new ImportRefusal({
    found: `--sem não conhece “${unknown}”`,
    advice: `Aceita ${formatList(names)}, separados por vírgulas.`,
  });
}

/** Throws an ImportRefusal if a waived field is present in every file. */
export function assertNeededWaivers(
  files: readonly MatchedFile[],
  waived: readonly string[],
): void {
  for (const name of waived) {
    const present = files.map(({ kind, columns }) =>
      kind.waivable?.[name]?.find((field) => columns.has(field)),
    );
    const [first] = files;
    const [field] = present;
    if (!first || !field || present.includes(undefined)) continue;
    const where = files.length > 1 ? 'em todos os arquivos' : 'no arquivo';
    throw new ImportRefusal({
      file: files.length > 1 ? undefined : first.file.name,
      found: `--sem ${name}, mas a coluna “${first.kind.fields[field]?.[0]}” está ${where}`,
      advice: `Deixe “${name}” fora de --sem.`,
    });
  }
}

const namesOf = (waivable: object): string[] => Object.keys(waivable);
