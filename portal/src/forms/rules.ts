import type { T } from '../i18n/use-t';

/** Minimum length of a text field's value, in characters. */
export const MIN_LENGTH = 3;

/** Maximum length of a text field's value, in characters. */
export const MAX_LENGTH = 50;

/** Error message for an invalid value, or `true`, as react-hook-form expects. */
export type Verdict = string | true;

/** Validates the value of a text field, given all values of the form. */
export type TextRule<Values> = (value: string, values: Values) => Verdict;

/**
 * E-mail address: a local part without leading, trailing or consecutive dots, and a domain with at
 * least one dot.
 */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Returns the number of characters; an emoji counts as one, as on the server. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Whether a string is shorter or longer than permitted. */
export function lengthFault(text: string): 'short' | 'long' | undefined {
  if (lengthOf(text) < MIN_LENGTH) return 'short';
  return lengthOf(text) > MAX_LENGTH ? 'long' : undefined;
}

/** Requires 3 to 50 characters, without control characters. */
export const textRule =
  (t: T) =>
  (text: string): Verdict => {
    if (text === '') return t('validation.requiredField');
    if (/[\p{Cc}\p{Cs}]/u.test(text)) return t('validation.invalidField');
    const fault = lengthFault(text);
    if (fault === 'short') return t('validation.min', { min: MIN_LENGTH });
    return fault ? t('validation.max', { max: MAX_LENGTH }) : true;
  };

/**
 * Requires a name of 3 to 50 characters, not counting surrounding spaces, without characters that
 * change the direction of the text around it.
 */
export const nameRule =
  (t: T) =>
  (name: string): Verdict =>
    /[\u202a-\u202e\u2066-\u2069]/.test(name)
      ? t('validation.invalidField')
      : textRule(t)(name.trim());

/** Requires an e-mail address of 3 to 50 characters. */
export const emailRule =
  (t: T) =>
  (email: string): Verdict => {
    const trimmed = email.trim();
    return trimmed === '' || address.test(trimmed) ? textRule(t)(trimmed) : t('validation.email');
  };

/** Requires the same text as in the password field. */
export const confirmationRule =
  (t: T) =>
  (confirmation: string, { password }: { password: string }): Verdict => {
    if (confirmation === '') return t('validation.requiredField');
    return confirmation === password || t('validation.mismatch');
  };

/** Whether a string is a valid calendar date, written as mm/dd/yyyy. */
export function isDate(text: string): boolean {
  const [, month, day, year] = (/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []).map(Number);
  if (!month || !day || !year) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
