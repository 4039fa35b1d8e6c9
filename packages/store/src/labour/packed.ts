/** A column encoded as one digit of a number. */
export interface Digit {
  /** SQL expression for an integer from 0 to `radix - 2`, or NULL. */
  sql: string;
  radix: number;
}

/**
 * SQL expression that packs columns into one number. The highest value of each digit encodes NULL.
 */
export const packed = (digits: readonly Digit[]): string =>
  digits.reduce(
    (number, { sql, radix }) =>
      `${number && `(${number}) * ${radix} + `}CAST(coalesce(${sql}, ${radix - 1}) AS INTEGER)`,
    '',
  );

/** Unpacks the columns from a number. */
export const unpacked = (number: number, digits: readonly Digit[]): (number | null)[] =>
  digits.reduceRight<{ rest: number; values: (number | null)[] }>(
    ({ rest, values }, { radix }) => {
      const digit = rest % radix;
      return {
        rest: (rest - digit) / radix,
        values: [digit === radix - 1 ? null : digit, ...values],
      };
    },
    { rest: number, values: [] },
  ).values;
