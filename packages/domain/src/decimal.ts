/*
 * Numbers as Brazil writes them, and as `Intl` with `pt-BR` does. The first `Intl` object of a page
 * takes a computer 50 ms and a phone 200 ms, because the browser then looks for all its locales.
 */

/** How many digits stand after the comma. */
export interface Fraction {
  /** Zeros fill up to this many digits. Default: 0. */
  min?: number;
  /** The number is rounded to this many digits, halves away from zero. Default: `min`. */
  max?: number;
}

/** `value` × 10 to the power of `exponent`, exact in its decimal digits: 1.005 and 2 → 100.5. */
export function shift(value: number, exponent: number): number {
  const [digits, own = 0] = String(value).split('e');
  return Number(`${digits}e${Number(own) + exponent}`);
}

/** 1234567 → `1.234.567` */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * A number with a decimal comma and grouped thousands: -1234.5 → `-1.234,5`. Zero has no sign. What has
 * no such digits, from 10^21 on and `NaN`, stays as JavaScript writes it.
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

/** A number with so many digits from its first other than zero: 0.000412345 and 4 → `0,0004123`. */
export function significant(value: number, digits: number): string {
  const exponent = Number(value.toExponential().split('e')[1]);
  return decimal(value, { max: Math.max(0, digits - 1 - exponent) });
}

/** A number in two digits or whole, with its magnitude: 7540000 → `7,5 mi`, 570651 → `571 mil`. */
export function compact(value: number): string {
  const [power, name] = value < 999.5 ? [0, ''] : value < 999_500 ? [3, 'mil'] : [6, 'mi'];
  const size = shift(value, -power);
  const text = Math.abs(size) < 10 ? significant(size, 2) : decimal(size);
  return name ? `${text}\u00a0${name}` : text;
}
