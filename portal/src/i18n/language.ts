import { readStored, writeStored } from '../base/stored';

/** Languages of the template's UI strings → their native names. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  zh: '中文',
  pt: 'Português',
} as const;

/** A language of the template's UI strings. */
export type Language = keyof typeof languages;

const KEY = 'i18nConfig';

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** Returns English, or Portuguese if the browser ranks it above English. */
function defaultLanguage(): Language {
  const preferred = navigator.languages.find((tag) => /^(en|pt)\b/i.test(tag));
  return preferred?.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

/** Returns the language that the visitor has chosen, if any. */
export function storedLanguage(): Language | undefined {
  const selected = readStored(KEY)?.selectedLang;
  return isLanguage(selected) ? selected : undefined;
}

/** Returns the language that the visitor has chosen, or otherwise the default for this browser. */
export const readLanguage = (): Language => storedLanguage() ?? defaultLanguage();

/** Stores the chosen language and reloads the page. */
export function changeLanguage(selectedLang: Language): void {
  if (writeStored(KEY, { selectedLang })) location.reload();
}
