import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from './language';

/** Gives a text by its key, in the visitor's language. */
export type T = TFunction;

/** The function that gives texts. The component must be loaded through `withTexts`. */
export const useT = (): T => useTranslation('texts').t;

/** The language of the texts. The component must be loaded through `withTexts`. */
export const useLanguage = (): Language => useTranslation('texts').i18n.language as Language;
