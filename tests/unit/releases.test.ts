import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearBuild, makeRelease } from '../../packages/widgets/build/releases';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'releases-'));
});

afterEach(() => rmSync(dist, { recursive: true }));

/** Builds a release with a loader, a style sheet and one chunk, all derived from `content`. */
function build(content: string, version: string) {
  clearBuild(dist);
  for (const path of ['loader.js', 'reserve.css', `chunks/chunk-${content}.js`]) {
    mkdirSync(dirname(join(dist, 'cdn', path)), { recursive: true });
    writeFileSync(join(dist, 'cdn', path), content);
  }
  return makeRelease(join(dist, 'cdn'), version);
}

const text = (path: string): string => readFileSync(join(dist, 'cdn', path), 'utf8');

it('keeps earlier releases unchanged, and their chunks in the newest build', () => {
  const first = build('a', '1.0.0');
  const second = build('b', '1.1.0');
  expect(text(`${first.id}/loader.js`)).toBe('a');
  expect(text(`${second.id}/loader.js`)).toBe('b');
  expect(text('loader.js')).toBe('b');
  expect(readdirSync(join(dist, 'cdn/chunks')).toSorted()).toEqual(['chunk-a.js', 'chunk-b.js']);
});

it('derives a release’s name from its content, so that names are unique even across folders', () => {
  const first = build('a', '1.0.0');
  const second = build('b', '1.0.0');
  expect(first.id).toMatch(/^1\.0\.0-[\da-f]{8}$/);
  expect(second.id).toMatch(/^1\.0\.0-[\da-f]{8}$/);
  expect(second.id).not.toBe(first.id);
  expect(text(`${first.id}/loader.js`)).toBe('a');
  expect(text(`${second.id}/loader.js`)).toBe('b');
  rmSync(join(dist, 'cdn'), { recursive: true });
  expect(build('b', '1.0.0')).toEqual(second);
  expect(build('a', '1.0.0')).toEqual(first);
});

it('lists the newest release first, with hashes, and drops the oldest', () => {
  for (const content of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) build(content, '1.0.0');
  const newest = build('h', '1.1.0');
  const { releases } = JSON.parse(text('releases.json'));
  expect(releases[0]).toEqual(newest);
  expect(newest.files['loader.js']).toMatch(/^sha384-[\w+/]{64}$/);
  const contents = releases.map(({ id }: { id: string }) => text(`${id}/loader.js`));
  expect(contents).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  expect(readdirSync(join(dist, 'cdn')).filter((name) => name.startsWith('1.'))).toHaveLength(6);
});
