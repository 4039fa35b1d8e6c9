/*
 * Brazilian number formatting with the same output as `Intl` for `pt-BR`. Avoids `Intl` because
 * creating the first `Intl` object on a page takes 50 ms on a computer and 200 ms on a phone, while
 * the browser looks up all its locales.
 */

/** Number of decimal places. */
export interface Fraction {
  /** Minimum, padded with zeros. Default: 0. */
  min?: number;
  /** Maximum; the number is rounded half away from zero. Default: `min`. */
  max?: number;
}

/** Multiplies by a power of ten without floating-point error: shift(1.005, 2) → 100.5. */
export function shift(value: number, exponent: number): number {
  if (exponent === 0) return value;
  const [digits, own = 0] = String(value).split('e');
  return Number(`${digits}e${Number(own) + exponent}`);
}

/** Groups digits by thousands: 1234567 → `1.234.567`. */
const grouped = (digits: string): string =>
  digits.length > 3 ? digits.replace(/\B(?=(\d{3})+$)/g, '.') : digits;

/**
 * Formats a number with a decimal comma and grouped thousands: -1234.5 → `-1.234,5`. Zero is
 * unsigned. `NaN` and numbers from 10^21 on are formatted like JavaScript's `String`.
 */
export function decimal(value: number, { min = 0, max = min }: Fraction = {}): string {
  const scaled = Math.round(shift(Math.abs(value), max));
  if (!(scaled < 1e21)) return String(value);
  const digits = String(scaled).padStart(max + 1, '0');
  const whole = grouped(digits.slice(0, digits.length - max));
  const fraction = digits
    .slice(digits.length - max)
    .replace(/0+$/, '')
    .padEnd(min, '0');
  return `${value < 0 && scaled > 0 ? '-' : ''}${whole}${fraction && `,${fraction}`}`;
}

/**
 * Formats a number with the given number of significant digits: 0.000412345 and 4 → `0,0004123`.
 */
export function significant(value: number, digits: number): string {
  const exponent = Number(value.toExponential().split('e')[1]);
  return decimal(value, { max: Math.max(0, digits - 1 - exponent) });
}

/**
 * Abbreviates a number to thousands or millions, with decimals only below ten: 7540000 → `7,5 mi`,
 * 570651 → `571 mil`.
 */
export function compact(value: number): string {
  const [power, name] = value < 999.5 ? [0, ''] : value < 999_500 ? [3, 'mil'] : [6, 'mi'];
  const size = shift(value, -power);
  const text = Math.abs(size) < 10 ? significant(size, 2) : decimal(size);
  return name ? `${text}\u00a0${name}` : text;
}
