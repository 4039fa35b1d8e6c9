import type { T } from '../i18n/use-t';

/** Fewest characters of a text. */
export const MIN_LENGTH = 3;

/** Most characters of a text. */
export const MAX_LENGTH = 50;

/** The message for an invalid value, or `true`, as react-hook-form expects it. */
export type Verdict = string | true;

/** Judges the value of a text field, given the values of the form. */
export type TextRule<Values> = (value: string, values: Values) => Verdict;

/** A local part without empty parts between dots, and a domain with at least one dot. */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Number of characters; an emoji is one, as on the server. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Whether a text is shorter or longer than permitted. */
export function lengthFault(text: string): 'short' | 'long' | undefined {
  if (lengthOf(text) < MIN_LENGTH) return 'short';
  return lengthOf(text) > MAX_LENGTH ? 'long' : undefined;
}

/** Requires a text of 3 to 50 characters, none of them a control character. */
export const textRule =
  (t: T) =>
  (text: string): Verdict => {
    if (text === '') return t('validation.requiredField');
    if (/[\p{Cc}\p{Cs}]/u.test(text)) return t('validation.invalidField');
    const fault = lengthFault(text);
    if (fault === 'short') return t('validation.min', { min: MIN_LENGTH });
    return fault ? t('validation.max', { max: MAX_LENGTH }) : true;
  };

/** Requires a name of 3 to 50 characters without the spaces around it. */
export const nameRule =
  (t: T) =>
  (name: string): Verdict =>
    textRule(t)(name.trim());

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

/** Whether a text is a day of the calendar, written mm/dd/yyyy. */
export function isDate(text: string): boolean {
  const [, month, day, year] = (/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []).map(Number);
  if (!month || !day || !year) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
