import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress';

it('writes compressed copies of files that are large enough, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const script = 'export const text = "olá";\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main.js'), script);
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'font.woff2'), script);
  await precompress(folder);

  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const expected =
    'assets assets/main.js assets/main.js.br assets/main.js.gz font.woff2 index.html';
  expect(new Set(names)).toEqual(new Set(expected.split(' ')));
  const copy = (ending: string) => readFileSync(join(folder, `assets/main.js${ending}`));
  expect(brotliDecompressSync(copy('.br')).toString()).toBe(script);
  expect(gunzipSync(copy('.gz')).toString()).toBe(script);

  writeFileSync(join(folder, 'assets/main.js.br'), 'kept');
  await precompress(folder);
  expect(copy('.br').toString()).toBe('kept');
  rmSync(folder, { recursive: true });
});

it('does nothing where nothing is built', async () => {
  await expect(precompress('/nowhere')).resolves.toBeUndefined();
});
