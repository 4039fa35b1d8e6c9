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
  /** SQL expression for the quoted text. Default: the field. */
  value?: string;
  /** SQL condition. */
  when: string;
  /**
   * - `rejected` (default): the row is unreadable.
   * - `inactive`: the row is valid, but the edition does not count it.
   * - `doubtful`: the row counts, but the field is treated as unknown.
   * - `contradictory`: the row counts, although two of its columns disagree or one was repaired.
   * - `blank`: the row counts, and the field has no value.
   */
  outcome?: 'rejected' | 'inactive' | 'doubtful' | Flag;
  /** Maximum share of such rows; files with more are rejected. Default: a tenth. */
  maxShare?: number;
  /** Whether a file with a single rejected row of this kind is rejected. Default: no. */
  isFatal?: boolean;
  /** Whether contradictory rows are usual, and reported only if there are too many. Default: no. */
  isLoose?: boolean;
  /** Whether a file must have all of its rows so, or none. Default: no. */
  isUniform?: boolean;
  /** Returns the remedy if there are more, given examples. Default: to check the file. */
  advice?: (examples: readonly string[]) => string;
}

/** Outcome that does not exclude another one of the same row. */
export type Flag = 'contradictory' | 'blank';

/** Maximum share of a file's rows with a municipality that does not exist. */
const MAX_NOWHERE_SHARE = 0.01;

/**
 * Creates the checks shared by several kinds of file, with messages that name columns by `label`.
 */
export function checksFor(label: (field: string) => string) {
  return {
    /**
     * Marks rows as doubtful if `field` has a value that is neither a `code` nor a marker of
     * ignored values.
     */
    unknownCode: (field: string, code: string): RowCheck => ({
      reason: `“${label(field)}” traz valor desconhecido`,
      field,
      when: `${code} IS NULL AND NOT ignored(${field})`,
      outcome: 'doubtful',
    }),
    /** Rejects rows in which `number`, an SQL expression over the field, is NULL. */
    notNumber: (field: string, number: string): RowCheck => ({
      reason: `“${label(field)}” não é um número`,
      field,
      when: `${number} IS NULL`,
    }),
    /** Rejects rows whose field `year` is not the year of the edition. */
    otherYear: (year: number, maxShare: number): RowCheck => ({
      reason: `“${label('year')}” não é ${year}`,
      field: 'year',
      when: `digits(year) IS DISTINCT FROM ${year}`,
      maxShare,
    }),
    /**
     * Reports CBO codes that a spreadsheet changed: those of five digits, which count with a zero in
     * front, and a column of codes followed by `.0`.
     */
    repaired: (field: string): RowCheck[] => [
      {
        reason: `“${label(field)}” perdeu o zero da frente`,
        field,
        when: `regexp_full_match(trim(${field}), '\\d{5}(\\.0)?')`,
        outcome: 'contradictory',
        maxShare: 1,
      },
      {
        reason: `“${label(field)}” traz o código seguido de “.0”, que uma planilha acrescentou`,
        field,
        when: `contains(${field}, '.0')`,
        outcome: 'contradictory',
        maxShare: 1,
        isUniform: true,
        advice: () => 'Só uma parte da coluna passou por uma planilha: use o arquivo original.',
      },
    ],
    /** Rejects rows in which `field` names a total, as of a state, among the others. */
    total: (field: string): RowCheck => ({
      reason: `“${label(field)}” diz que a linha é um total`,
      field,
      when: `${field} ILIKE '%total%' AND regexp_matches(folded(${field}), '^(sub)?total( geral| d[aeo]s? .*)?$')`,
    }),
    blank: (field: string, maxShare?: number): RowCheck => ({
      reason: `“${label(field)}” está vazio`,
      field,
      when: `coalesce(trim(${field}), '') = ''`,
      maxShare,
    }),
    /** Requires the kind to derive `municipio` and `unplaced`; see `municipalitySql`. */
    unknownMunicipality: {
      reason: `“${label('municipality')}” é de município que não existe`,
      field: 'municipality',
      when: 'municipio IS NULL AND NOT ignored(municipality) AND NOT unplaced',
      outcome: 'doubtful',
      maxShare: MAX_NOWHERE_SHARE,
    } satisfies RowCheck,
  };
}

export type SharedChecks = ReturnType<typeof checksFor>;
