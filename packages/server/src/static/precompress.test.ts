import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { precompress } from './precompress';
import { precompressLater } from './precompress-later';

it('writes compressed copies of large files, and only once', async () => {
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

it('does nothing without a build', async () => {
  await expect(precompress('/nowhere')).resolves.toBeUndefined();
});

it('writes the copies later, and reports copies that it cannot write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(folder, 'main.js'), 'export const text = "olá";\n'.repeat(100));
  const warn = vi.fn();
  const options = { log: { warn }, signal: new AbortController().signal, pauseMs: 0 };
  await precompressLater([folder, '/nowhere'], options);
  expect(readdirSync(folder)).toContain('main.js.br');
  expect(warn).not.toHaveBeenCalled();

  writeFileSync(join(folder, 'other.js'), 'export const text = "olá";\n'.repeat(100));
  // Writing fails, because a folder has the name of the copy's temporary file.
  mkdirSync(join(folder, 'other.js.gz.tmp'));
  await precompressLater([folder], options);
  expect(warn).toHaveBeenCalledOnce();
  rmSync(folder, { recursive: true });
});
