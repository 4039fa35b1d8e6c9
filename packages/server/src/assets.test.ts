import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assetsAreStale, buildAssets } from './assets';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, seconds: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), seconds, seconds);
}

it('asks for a build until one is newer than its sources', () => {
  write('portal/src/main.tsx', 100);
  write('packages/ui/src/card.tsx', 100);
  expect(assetsAreStale(root)).toBe(true);
  write('portal/dist/index.html', 200);
  expect(assetsAreStale(root)).toBe(true);
  write('packages/widgets/dist/loader.js', 200);
  expect(assetsAreStale(root)).toBe(false);
  write('packages/ui/src/card.test.tsx', 300);
  write('packages/server/src/main.ts', 300);
  expect(assetsAreStale(root)).toBe(false);
  write('packages/ui/src/card.tsx', 300);
  expect(assetsAreStale(root)).toBe(true);
});

it('fails with what the build printed', async () => {
  writeFileSync(join(root, 'package.json'), '{"scripts":{"build":"echo onde dói; exit 3"}}');
  await expect(buildAssets(root)).rejects.toThrow('onde dói');
});
