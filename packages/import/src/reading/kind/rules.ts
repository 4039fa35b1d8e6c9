import { formatCount, formatList } from '@observatorio/language';
import { cboSql } from '../cells/cells';
import type { RowContext } from './row-context';

/** What the values of a column of codes must look like. */
export interface CodeRule {
  /** Returns the SQL expression for the code in a field, or NULL if its value is not a code. */
  sql: (field: string) => string;
  /** Description of the codes, for messages: `um código da CBO de seis algarismos`. */
  form?: string;
  /**
   * Values that stand for "not informed": the markers of official files (default), only blanks, or
   * none, so that every row must have a code.
   */
  missing?: 'markers' | 'blanks' | 'none';
  /** Outcome for rows with any other value that is not a code. Default: `doubtful`. */
  outcome?: 'rejected' | 'doubtful';
  /** Maximum share of such rows in a file. Default: a hundredth; official files have hardly any. */
  maxShare?: number;
}

/** What the values of a column of numbers must look like. */
export interface NumberRule {
  /** Returns the SQL expression for the number in a field, or NULL if its value is not one. */
  sql: (field: string) => string;
  /** Description of the numbers, for messages: `um número inteiro de 0 a 500`. */
  form: string;
  /** How a blank cell counts. Default: its row is treated like one with an invalid number. */
  blank?: 'zero' | 'unknown';
  /** Outcome for rows with an invalid number. Default: `rejected`. */
  outcome?: 'rejected' | 'doubtful';
}

/** Two columns that state the same thing and must agree in each row. */
export interface Pair {
  /** Fields of the columns. The pair is skipped for files without one of them. */
  fields: readonly [string, string];
  /** SQL condition that the fields agree; NULL if they cannot be compared. */
  agree: string;
  /** Describes a row in which they do not, given the names of columns. Default: they disagree. */
  reason?: (label: (field: string) => string) => string;
  /** Maximum share of a file's rows that contradict each other. Default: a thousandth. */
  maxShare?: number;
  /** Whether rows that disagree are usual, and reported only if there are too many. Default: no. */
  isLoose?: boolean;
  /** Returns the remedy, given pairs of contradictory values. Default: to use the original file. */
  advice?: (examples: readonly (readonly [string, string])[]) => string;
}

/** Counts of people per row, of which a file that was multiplied has too many. */
export interface Scale {
  /** SQL expression for the count, over the columns of the table. */
  count: string;
  /** Bounds of the mean per row. */
  mean: readonly [low: number, high: number];
}

/** A column that has one value for each value of another, as a school's code has one name. */
export interface Dependency {
  /** Fields of the columns. The dependency is skipped for files without one of them. */
  fields: readonly [determinant: string, dependent: string];
  /** SQL expressions for their values in the table; rows without one of them are not compared. */
  values: readonly [determinant: string, dependent: string];
  /** Description of a row with an unusual value. Default: the columns disagree. */
  reason?: string;
  /** Maximum share of rows that differ from the usual value. Default: one in a thousand. */
  maxShare?: number;
}

/**
 * Two groups of rows in whose order of means all official files agree: most builders are men, and
 * most nurses women. A column with exchanged codes reverses it.
 */
export interface Contrast {
  /** Field of the column to blame. The contrast is skipped for files without it. */
  field: string;
  /** SQL expression over the table's columns for the number whose means are compared. */
  value: string;
  /** SQL conditions for the groups with the higher and the lower mean. */
  higher: string;
  lower: string;
  /** Minimum difference of the means of a file. Default: they may be equal, but not reversed. */
  minGap?: number;
  /** Description of the reverse order, as a clause. */
  reversed: string;
}

/** What is true of a part of the rows of any file; of more of them if a column was rounded, say. */
export interface Rarity {
  /** Field of the column to blame. The rule is skipped for files without it. */
  field: string;
  /** SQL condition over the table's columns; rows for which it is NULL are not counted. */
  when: string;
  maxShare: number;
  /** The rows that are counted, as a genitive. Default: `das linhas`. */
  among?: string;
  /** What the column has in so many rows, as a clause that follows its name: `não tem centavos`. */
  found: string;
}

/** A number that is seldom far from the median of similar rows, as pay is within an occupation. */
export interface Spread {
  /** Field of the column to blame. The rule is skipped for files without it. */
  field: string;
  /** SQL expressions over the table's columns for the number and for the class of similar rows. */
  value: string;
  by: string;
  /** Name of that median, with its article: `a mediana da mesma ocupação`. */
  median: string;
  /** Factor above or below the median from which a number is far. */
  times: number;
  /** Maximum share of the rows that are far above, and that are far below. */
  maxShare: number;
}

/**
 * A number of which hardly any row has exactly the highest one, and those few are of the same class. In
 * a column in which higher numbers were cut down to a limit, many rows of many classes have it.
 */
export interface Peak {
  /** Field of the column to blame. The rule is skipped for files without it. */
  field: string;
  /** SQL expressions over the table's columns for the number and for the class of a row. */
  value: string;
  by: string;
  /** What the classes are, for messages: `ocupações`. */
  classes: string;
  /** Formats the number for messages. */
  format: (value: number) => string;
  /** Maximum share of the rows that have the highest number, and number of their classes. */
  maxShare: number;
  maxClasses: number;
}

/**
 * A column whose values are more often alike in neighbouring rows of the same group, as are the titles
 * of a family's occupations, than in other neighbouring rows.
 */
export interface Alignment {
  /** Fields of the columns. The alignment is skipped for files without one of them. */
  fields: readonly [subject: string, value: string];
  /** SQL expressions over the columns of the table for a row's group and for its value. */
  group: string;
  value: string;
  /**
   * SQL expression that orders the rows; ties stay in file order. Default: the group, of whose rows
   * only those are compared that follow each other in the file.
   */
  order?: string;
  /**
   * SQL expression for the subject whose consecutive rows are compared as one; `value` is then an
   * aggregate of them. Default: each row by itself.
   */
  per?: string;
  /** Returns the SQL condition that two values are alike, or a number that says how much they are. */
  alike: (a: string, b: string) => string;
  /** Minimum difference between the shares of alike neighbours within groups and between them. */
  minGain: number;
}

/**
 * Maximum share of a file's rows with an invalid number, or with columns that contradict each other.
 * In the official files that were read, no row has either.
 */
export const MAX_CONTRADICTION_SHARE = 0.001;

/** What must be true of the cells and rows of a kind of file, beyond its own checks. */
export interface Rules {
  /** Field → rule. The code of a field `gender` is available to SQL as `genderCode`. */
  codes?: Readonly<Record<string, CodeRule>>;
  /** Field → rule. The number of a field `total` is available to SQL as `totalNumber`. */
  numbers?: Readonly<Record<string, NumberRule>>;
  pairs?: (context: RowContext) => readonly Pair[];
  dependencies?: readonly Dependency[];
  alignments?: readonly Alignment[];
  /** Field → maximum share of counted rows without a value. */
  blanks?: Readonly<Record<string, number>>;
  /**
   * Field → columns of the table, or the last digits of one, that have several values in any file with
   * many rows.
   */
  varied?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * Field → SQL expression over the table's columns for a value or class of values that depends on
   * one of the others here in any file with many rows. A shuffled column depends on none, and a
   * shifted one on those of a neighbouring row.
   */
  related?: Readonly<Record<string, string>>;
  /** Fields of `related` that may depend on none of the others: the edition notes it. */
  looselyRelated?: readonly string[];
  /**
   * Field → SQL expression for its few values, among the rows of each of which the columns above also
   * depend on each other.
   */
  relatedWithin?: Readonly<Record<string, string>>;
  contrasts?: readonly Contrast[];
  spreads?: readonly Spread[];
  peaks?: readonly Peak[];
  rarities?: readonly Rarity[];
  /** Number of rows that are many for the rules above from `varied` on. Default: 200. */
  manyRows?: number;
  /** Field → its counts. */
  scales?: Readonly<Record<string, Scale>>;
}

/** Returns the rule for codes that are whole numbers from `low` to `high`. */
export const codeRange = (
  low: number,
  high: number,
  rule: Omit<CodeRule, 'sql'> = {},
): CodeRule => ({ sql: (field) => `code(${field}, ${low}, ${high})`, ...rule });

/** Maximum share of rows with an invalid code in a column of which official files have none. */
export const MAX_INVALID_SHARE = 0.01;

/** Rule for a column of codes that each row must have. */
export const everyRow = (rule: CodeRule): CodeRule => ({
  missing: 'none',
  maxShare: MAX_INVALID_SHARE,
  ...rule,
});

/** Rule for a column of codes that some rows do not have. */
export const someRows = (rule: CodeRule): CodeRule => everyRow({ missing: 'blanks', ...rule });

/** Rule for the CBO code that each row must have. */
export const cboCode: CodeRule = {
  sql: cboSql,
  form: 'um código da CBO de seis algarismos',
  missing: 'none',
  outcome: 'rejected',
};

/** Lists the names of columns, in order; of many, only the first and the last. */
const listColumns = (labels: readonly string[]): string =>
  labels.length <= 3
    ? formatList(labels)
    : `${formatCount(labels.length)} colunas, de ${labels[0]} a ${labels.at(-1)}`;

/** Returns the pair of a count and another one that it never exceeds. */
export const atMostPair = (
  count: string,
  most: string,
  { agree = `${count}Number <= ${most}Number`, ...pair }: Partial<Pair> = {},
): Pair => ({
  ...pair,
  fields: [count, most],
  agree,
  reason: (label) => `“${label(count)}” é maior que “${label(most)}”`,
});

/**
 * Returns the pair of a total and the sum of its parts. Rows in which a part is blank are not compared;
 * if `blanks` are zeros, those in which all parts are.
 */
export function sumPair(
  total: string,
  parts: readonly [string, ...string[]],
  { blanks, ...pair }: { blanks?: 'zero'; where?: string } & Partial<Pair> = {},
): Pair {
  const { where = 'true' } = pair;
  const numbers = parts.map((part) => `${part}Number`);
  const sum =
    blanks === 'zero'
      ? `CASE WHEN coalesce(${numbers.join(', ')}) IS NOT NULL THEN ${numbers.map((part) => `coalesce(${part}, 0)`).join(' + ')} END`
      : numbers.join(' + ');
  return {
    ...pair,
    fields: [total, parts[0]],
    reason: (label) =>
      `“${label(total)}” não é a soma de ${listColumns(parts.map((part) => `“${label(part)}”`))}`,
    agree: `CASE WHEN NOT ${isBlankSql(total)} AND ${where} THEN ${total}Number = ${sum} END`,
  };
}

const BLANK = "('', '.', 'null')";

/** SQL condition that a cell is blank. Most begin with a digit, and comparing is faster than trimming. */
export const isBlankSql = (field: string): string =>
  `(${field} IS NULL OR ((${field} < '0' OR ${field} > ':') AND trim(${field}) IN ${BLANK}))`;

/**
 * Returns the rule for counts from 0 to `max`. Spreadsheets may have added `.0` to them; three
 * decimals would be thousands.
 */
export const wholeNumber = (
  max: number,
  { low = 0, ...rule }: Omit<NumberRule, 'sql' | 'form'> & { low?: number } = {},
): NumberRule => ({
  sql: (field) =>
    `CASE WHEN regexp_full_match(trim(${field}), '\\d{1,9}([.,]0{1,2})?')
      THEN within(TRY_CAST(replace(trim(${field}), ',', '.') AS INTEGER), ${low}, ${max})
      WHEN ${isBlankSql(field)} THEN ${rule.blank === 'zero' ? 0 : 'NULL'} END`,
  form: `um número inteiro de ${formatCount(low)} a ${formatCount(max)}`,
  ...rule,
});

/** Returns the rule for years, which have no thousands separator. */
export const yearNumber = (low: number, high: number): NumberRule => ({
  ...wholeNumber(high, { low }),
  form: `um ano de ${low} a ${high}`,
});

/** Returns the rule for numbers with a decimal point or comma, without separators of thousands. */
export const decimalNumber = (low: number, high: number): NumberRule => ({
  sql: (field) =>
    `CASE WHEN regexp_full_match(trim(${field}), '\\d+([.,]\\d+)?')
      THEN within(TRY_CAST(replace(trim(${field}), ',', '.') AS DOUBLE), ${low}, ${high}) END`,
  form: `um número de ${low} a ${high}`,
});
