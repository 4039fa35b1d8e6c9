import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { build, buildIfStale, isStale } from '../../portal/build/build-if-stale';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'));
  write('portal/package.json', 100, {
    dependencies: { '@observatorio/widgets': '*', react: '19' },
  });
  write('packages/widgets/package.json', 100, { dependencies: { '@observatorio/ui': '*' } });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, seconds: number, content: object = {}): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
  utimesSync(join(root, path), seconds, seconds);
}

const buildScript = (command: string) =>
  write('package.json', 100, { scripts: { build: command } });

it('is stale until a build is newer than its sources', () => {
  write('portal/src/main.tsx', 100);
  write('packages/ui/src/card.tsx', 100);
  expect(isStale(root)).toBe(true);
  write('portal/dist/index.html', 200);
  expect(isStale(root)).toBe(true);
  write('packages/widgets/dist/loader.js', 200);
  expect(isStale(root)).toBe(false);
  write('packages/ui/src/card.test.tsx', 300);
  write('packages/server/src/main.ts', 300);
  expect(isStale(root)).toBe(false);
  write('packages/ui/src/card.tsx', 300);
  expect(isStale(root)).toBe(true);
});

it('fails with the build’s output', async () => {
  buildScript('echo onde dói; exit 3');
  await expect(build(root)).rejects.toThrow('onde dói');
});

it('builds a stale project unless OBSERVATORIO_SKIP_BUILD is set', async () => {
  buildScript('touch built');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await buildIfStale(root, { ...process.env, OBSERVATORIO_SKIP_BUILD: '1' });
  expect(existsSync(join(root, 'built'))).toBe(false);
  await buildIfStale(root, { ...process.env, OBSERVATORIO_SKIP_BUILD: '' });
  expect(existsSync(join(root, 'built'))).toBe(true);
  expect(log).toHaveBeenCalledExactlyOnceWith('Construindo as páginas e os elementos…');
  log.mockRestore();
});

it('reports a failed build without throwing', async () => {
  buildScript('echo onde dói; exit 3');
  vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await buildIfStale(root, { ...process.env, OBSERVATORIO_SKIP_BUILD: '' });
  expect(error).toHaveBeenCalledWith(expect.stringContaining('onde dói'));
  vi.restoreAllMocks();
});
