import {
  emailRule,
  isDate,
  lengthFault,
  MAX_LENGTH,
  MIN_LENGTH,
  type Verdict,
} from '../../forms/rules';
import type { T } from '../../i18n/use-t';
import type { EntityField } from './list-fields';

function textVerdict(t: T, text: string): Verdict {
  const fault = lengthFault(text);
  if (fault === 'short') return `${t('validation.minField')} ${MIN_LENGTH}`;
  return fault ? `${t('validation.maxField')} ${MAX_LENGTH}` : true;
}

const isAmount = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text);

/** Validates the value of a list field; all fields are required. */
export const fieldRule =
  (t: T, { label, type = 'text' }: EntityField) =>
  (value: string): Verdict => {
    const text = value.trim();
    if (text === '') return t('validation.required', { name: t(label) });
    switch (type) {
      case 'text':
        return textVerdict(t, text);
      case 'email':
        return emailRule(t)(text) === true || t('validation.invalidField');
      case 'number':
        return isAmount(text) || t('validation.invalidField');
      case 'date':
        return isDate(text) || t('validation.enterDate', { label: t(label) });
      default:
        return true;
    }
  };
