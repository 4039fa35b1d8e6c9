import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from './language';

/** Translates a key into the visitor's language. */
export type T = TFunction;

/** Returns the translation function. The component must be loaded through `withTexts`. */
export const useT = (): T => useTranslation('texts').t;

/** Returns the current language. The component must be loaded through `withTexts`. */
export const useLanguage = (): Language => useTranslation('texts').i18n.language as Language;
