import { isApiAddress, labour } from '@observatorio/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { csvUrl, dataUrl } from './index';

afterEach(() => void vi.restoreAllMocks());

const accepted = [
  ['http://dados.exemplo.br', 'http:'],
  ['HTTPS://dados.exemplo.br:8443/base/', 'https:'],
  ['//dados.exemplo.br', 'https:'],
  ['/base', 'https:'],
  ['base/api', 'https:'],
  ['../base', 'https:'],
  ['', 'https:'],
  ['/', 'https:'],
  ['javascript', 'https:'],
  ['?a=b:c', 'https:'],
] as const;

const refused = [
  'javascript:alert(1)//',
  'JavaScript:alert(1)//',
  ' javascript:alert(1)//',
  '\u0001javascript:alert(1)//',
  'java\tscript:alert(1)//',
  'java\nscript:alert(1)//',
  'javascript\r:alert(1)//',
  'ht\ttps://dados.exemplo.br',
  'https://dados.exemplo.br\u0000',
  'javascript://dados.exemplo.br/%0aalert(1)//',
  'data:text/csv,a#',
  'DATA:text/html;base64,PHNjcmlwdD4#',
  'blob:https://dados.exemplo.br/1#',
  'file:///etc/passwd#',
  'filesystem:https://dados.exemplo.br/',
  'vbscript:a',
  'ftp://dados.exemplo.br',
  'ws://dados.exemplo.br',
  'view-source:https://dados.exemplo.br',
  'mailto:a@exemplo.br?body=',
  'about:blank#',
  'x:',
  'http://',
  'https://a b',
  '//',
];

const PAGE = 'https://pagina.exemplo.br/pasta/';

it.each(accepted)('accepts %j', (api, scheme) => {
  expect(isApiAddress(api)).toBe(true);
  for (const url of [csvUrl(api, labour.byState, {}), dataUrl(api, labour.byState, {})]) {
    expect(new URL(url, PAGE).protocol).toBe(scheme);
    expect(url).toContain(labour.byState.path);
  }
});

it.each(refused)('rejects %j and falls back to the page’s own origin', (api) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(isApiAddress(api)).toBe(false);
  const filters = { uf: ['35'] };
  expect(csvUrl(api, labour.byState, filters)).toBe(csvUrl('', labour.byState, filters));
  expect(dataUrl(api, labour.byState, filters)).toBe(dataUrl('', labour.byState, filters));
  expect(warn).toHaveBeenCalledTimes(1);
});
