import { afterEach, expect, it, vi } from 'vitest';
import { changeLanguage, readLanguage } from './language';

const storage = new Map<string, string>();

/** Simulates a browser with preferred languages and a string stored under `i18nConfig`. */
function openBrowser(languages: readonly string[], stored?: string) {
  storage.clear();
  if (stored !== undefined) storage.set('i18nConfig', stored);
  const reload = vi.fn();
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return reload;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [['en-US', 'en'], 'en'],
  [['pt-BR', 'pt', 'en'], 'pt'],
  [['PT-pt'], 'pt'],
  [['en-GB', 'pt-BR'], 'en'],
  [['fr-FR', 'pt-BR', 'en'], 'pt'],
  [['fr-FR', 'de'], 'en'],
  [['pta', 'enm'], 'en'],
  [[], 'en'],
])('maps the preferred languages %j to %s', (languages, expected) => {
  openBrowser(languages);
  expect(readLanguage()).toBe(expected);
});

it("prefers the stored choice to the browser's language", () => {
  openBrowser(['pt-BR'], '{"selectedLang":"ja"}');
  expect(readLanguage()).toBe('ja');
});

it.each(['{"selectedLang":"xx"}', '{"selectedLang":null}', '{"selectedLang":"toString"}', '{}'])(
  'falls back to the default for %s',
  (stored) => {
    openBrowser(['pt-BR'], stored);
    expect(readLanguage()).toBe('pt');
  },
);

it.each(['', '{', 'null', '[]', '"pt"', '{"selectedLang":"ja"'])(
  'logs the unreadable content %j and falls back to the default',
  (stored) => {
    openBrowser(['en'], stored);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(readLanguage()).toBe('en');
    expect(log).toHaveBeenCalledOnce();
  },
);

it('stores a change and reloads the page', () => {
  const reload = openBrowser(['en']);
  changeLanguage('zh');
  expect(storage.get('i18nConfig')).toBe('{"selectedLang":"zh"}');
  expect(readLanguage()).toBe('zh');
  expect(reload).toHaveBeenCalledOnce();
});
