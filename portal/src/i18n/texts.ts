import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, readLanguage } from './language';
import type { Texts } from './languages/en';

/** Language → loader of its UI strings, from a separate chunk. */
const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./languages/en')).en,
  de: async () => (await import('./languages/de.json')).default,
  es: async () => (await import('./languages/es.json')).default,
  fr: async () => (await import('./languages/fr.json')).default,
  ja: async () => (await import('./languages/ja.json')).default,
  zh: async () => (await import('./languages/zh.json')).default,
  pt: async () => (await import('./languages/pt.json')).default,
};

async function init(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: 'texts',
    defaultNS: 'texts',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: { [language]: { texts: await loaders[language]() } },
  });
}

let ready: Promise<void> | undefined;

/** Loads the UI strings in the visitor's language. A failed attempt can be retried. */
export function loadTexts(): Promise<void> {
  ready ??= init(readLanguage()).catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}
