import { expect, it, vi } from 'vitest';
import { adoptApi, defaultApi, libraryOf, portalOf } from './default-api';

it.each([
  ['https://gov.example/widgets/loader.js', 'https://gov.example'],
  ['https://gov.example/widgets/1.2.0/chunks/a-1b2c.js', 'https://gov.example'],
  ['https://gov.example/observatorio/widgets/loader.js', 'https://gov.example/observatorio'],
  ['https://gov.example/a/widgets/b/widgets/labour.js', 'https://gov.example/a/widgets/b'],
  ['https://gov.example/scripts/labour.js?x=/widgets/', 'https://gov.example'],
])('resolves the portal of %s to %s', (src, portal) => {
  expect(portalOf(src)).toBe(portal);
});

it.each([
  ['https://gov.example/widgets/loader.js', 'https://gov.example/widgets/'],
  ['https://gov.example/a/widgets/1.2.0-25ae7716/loader.js', 'https://gov.example/a/widgets/'],
  ['https://gov.example/cdn/labour.js?x=/widgets/', 'https://gov.example/cdn/'],
  ['https://gov.example/loader.js', 'https://gov.example/'],
])('resolves the library folder of %s to %s', (src, folder) => {
  expect(libraryOf(src)).toBe(folder);
});

it("uses the script's data-api as the default API", () => {
  // Simulates a page before its first script; the other tests of this process share the globals.
  for (const key of ['api', 'library'])
    vi.stubGlobal(Symbol.for(`observatorio.${key}/1`), undefined);
  const element = { dataset: { api: 'https://api.example' } } as unknown as HTMLScriptElement;
  adoptApi({ src: 'https://gov.example/widgets/loader.js', element });
  expect(defaultApi()).toBe('https://api.example');
  vi.unstubAllGlobals();
});
