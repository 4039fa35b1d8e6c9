import { cboSql, numberSql } from './cells';

/** Field → possible names of its column. Messages use the first one. */
export type HeaderNames = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A condition on the rows of a file, and the outcome for rows that meet it. */
export interface RowCheck {
  /**
   * Description of the defect, for reports. For inactive rows, their kind: `de vínculos
   * encerrados`.
   */
  reason: string;
  /** Field whose value is quoted in reports. The check is skipped for files without its column. */
  field: string;
  /** SQL condition. */
  when: string;
  /**
   * - `rejected` (default): the row is unreadable.
   * - `inactive`: the row is valid, but the edition does not count it.
   * - `doubtful`: the row counts, but the field is treated as unknown. Files with many such rows
   *   are rejected.
   */
  outcome?: 'rejected' | 'inactive' | 'doubtful';
}

/**
 * Creates the checks shared by several kinds of file, with messages that use a kind's column names.
 */
export function checksFor(fields: HeaderNames) {
  const label = (field: string): string => fields[field]?.[0] ?? field;
  return {
    /**
     * Marks rows as doubtful if `field` has a value that is neither a `code` nor a marker of
     * ignored values.
     */
    unknownCode: (field: string, code: string): RowCheck => ({
      reason: `valor desconhecido em “${label(field)}”`,
      field,
      when: `${code} IS NULL AND NOT ignored(${field})`,
      outcome: 'doubtful',
    }),
    /**
     * Like `unknownCode`, but only blanks count as markers of ignored values; 9, for example, is an
     * unknown code.
     */
    unlistedCode: (field: string, code: string): RowCheck => ({
      reason: `valor desconhecido em “${label(field)}”`,
      field,
      when: `${code} IS NULL AND coalesce(trim(${field}), '') NOT IN ('', '.')`,
      outcome: 'doubtful',
    }),
    /** Rejects rows without a `code`. */
    noCode: (field: string, code: string): RowCheck => ({
      reason: `valor desconhecido em “${label(field)}”`,
      field,
      when: `${code} IS NULL`,
    }),
    /** Rejects rows in which `number`, an SQL expression over the field, is NULL. */
    notNumber: (field: string, number: string): RowCheck => ({
      reason: `“${label(field)}” não é um número`,
      field,
      when: `${number} IS NULL`,
    }),
    notWithin: (field: string, low: number, high: number): RowCheck => ({
      reason: `“${label(field)}” não é um número de ${low} a ${high}`,
      field,
      when: `${numberSql(field, low, high)} IS NULL`,
    }),
    notCbo: (field: string): RowCheck => ({
      reason: `“${label(field)}” não é um código da CBO de seis algarismos`,
      field,
      when: `${cboSql(field)} IS NULL`,
    }),
    blank: (field: string): RowCheck => ({
      reason: `“${label(field)}” está vazio`,
      field,
      when: `coalesce(trim(${field}), '') = ''`,
    }),
    /** Requires the kind to derive `municipio` and `unplaced`; see `municipalitySql`. */
    unknownMunicipality: {
      reason: 'município que não existe',
      field: 'municipality',
      when: 'municipio IS NULL AND NOT ignored(municipality) AND NOT unplaced',
      outcome: 'doubtful',
    } satisfies RowCheck,
  };
}

export type SharedChecks = ReturnType<typeof checksFor>;
