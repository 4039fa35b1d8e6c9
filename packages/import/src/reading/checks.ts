import { cboSql, numberSql } from './cells';

/** Field → the names that its column may have. Messages use the first. */
export type Fields = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A condition on the rows of a file, and the outcome of those that meet it. */
export interface Check {
  /** The fault, for reports. For inactive rows, what they are: `de vínculos encerrados`. */
  reason: string;
  /** The field whose text reports quote. A file without its column skips the check. */
  field: string;
  /** SQL that is true for the rows that meet the condition. */
  when: string;
  /**
   * - `rejected`, the default: the row cannot be understood.
   * - `inactive`: the row is in order, but the edition does not count it.
   * - `doubtful`: the row counts, with the field as not informed. Many such rows refuse the file.
   */
  outcome?: 'rejected' | 'inactive' | 'doubtful';
}

/** The checks that several kinds of file share, worded with the names of a kind's columns. */
export function checksFor(fields: Fields) {
  const label = (field: string): string => fields[field]?.[0] ?? field;
  return {
    /** Counts rows whose `field` has a text without a `code` that marks no ignored value either. */
    unknownCode: (field: string, code: string): Check => ({
      reason: `valor desconhecido em “${label(field)}”`,
      field,
      when: `${code} IS NULL AND NOT ignored(${field})`,
      outcome: 'doubtful',
    }),
    /** As `unknownCode`, where only a blank marks an ignored value: a 9 is no code. */
    unlistedCode: (field: string, code: string): Check => ({
      reason: `valor desconhecido em “${label(field)}”`,
      field,
      when: `${code} IS NULL AND coalesce(trim(${field}), '') NOT IN ('', '.')`,
      outcome: 'doubtful',
    }),
    /** Rejects rows without a `code`. */
    noCode: (field: string, code: string): Check => ({
      reason: `valor desconhecido em “${label(field)}”`,
      field,
      when: `${code} IS NULL`,
    }),
    /** Rejects rows in which `number`, SQL over the field, is NULL. */
    notNumber: (field: string, number: string): Check => ({
      reason: `“${label(field)}” não é um número`,
      field,
      when: `${number} IS NULL`,
    }),
    notWithin: (field: string, low: number, high: number): Check => ({
      reason: `“${label(field)}” não é um número de ${low} a ${high}`,
      field,
      when: `${numberSql(field, low, high)} IS NULL`,
    }),
    notCbo: (field: string): Check => ({
      reason: `“${label(field)}” não é um código da CBO de seis algarismos`,
      field,
      when: `${cboSql(field)} IS NULL`,
    }),
    blank: (field: string): Check => ({
      reason: `“${label(field)}” está vazio`,
      field,
      when: `coalesce(trim(${field}), '') = ''`,
    }),
    /** For kinds that derive `municipio` and `unplaced`: see `municipalitySql`. */
    unknownMunicipality: {
      reason: 'município que não existe',
      field: 'municipality',
      when: 'municipio IS NULL AND NOT ignored(municipality) AND NOT unplaced',
      outcome: 'doubtful',
    } satisfies Check,
  };
}

export type SharedChecks = ReturnType<typeof checksFor>;
