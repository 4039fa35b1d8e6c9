/** Ways to write an amount: a plain number, one grouped by thousands, with or without centavos. */
const forms = [
  /^\d+$/,
  /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/,
  /^\d+[,.]\d{1,2}$/,
  /^\d{1,3}(,\d{3})+\.\d{1,2}$/,
] as const;

/** The decimal separator is the last one, unless three digits follow. */
const decimals = /[,.](\d{1,2})$/;

/**
 * Parses an amount in reais as Brazilians write it: `1.234,56`, `1234.56`, `R$ 2.000`, `2,5 mil`.
 * Undefined for any other text, and for `1,234`, which may be either one real or a thousand.
 */
export function parseMoney(text: string): number | undefined {
  const compact = text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/^r\$/, '')
    .replace(/(reais|real)$/, '');
  const digits = compact.replace(/mil$/, '');
  if (!forms.some((form) => form.test(digits))) return undefined;
  const cents = decimals.exec(digits)?.[1] ?? '';
  const whole = (cents ? digits.slice(0, -cents.length) : digits).replace(/[,.]/g, '');
  const value = Number(`${whole}.${cents}`);
  return digits === compact ? value : Math.round(value * 1000);
}
