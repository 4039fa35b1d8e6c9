import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Store } from '@observatorio/store';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { emptyStore } from '../testing/test-store';
import { keepReleases } from './keep-releases';

let store: Store;
let folder: string;
let releases: string;

beforeAll(async () => {
  store = await emptyStore();
});

afterAll(() => store.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  releases = join(folder, 'kept/releases');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a build with a single release, as in an image without earlier ones. */
function build(id: string, content: string): string {
  const widgets = join(folder, `image-${id}`);
  for (const path of [`${id}/loader.js`, `chunks/${content}.js`, 'loader.js', 'releases.json']) {
    mkdirSync(dirname(join(widgets, path)), { recursive: true });
    writeFileSync(join(widgets, path), content);
  }
  return widgets;
}

it('keeps serving a release after a deployment whose build does not contain it', async () => {
  await keepReleases(build('1.0.0-25ae7716', 'first'), releases);
  const widgets = build('1.0.0-0b1c2d3e', 'second');
  await keepReleases(widgets, releases);
  const app = testServer(store, { folders: { portal: '/nowhere', widgets, releases } });
  const get = (path: string) => app.inject(`/widgets/${path}`);

  for (const [path, body] of [
    ['1.0.0-25ae7716/loader.js', 'first'],
    ['1.0.0-0b1c2d3e/loader.js', 'second'],
    ['chunks/first.js', 'first'],
    ['chunks/second.js', 'second'],
  ] as const) {
    const response = await get(path);
    expect([path, response.body]).toEqual([path, body]);
    expect(response.headers['cache-control']).toContain('immutable');
    expect(response.headers['access-control-allow-origin']).toBe('*');
  }
  expect((await get('loader.js')).body).toBe('second');
  expect((await get('loader.js')).headers['cache-control']).toContain('max-age=300,');
  for (const path of ['1.0.0-00000000/loader.js', '1.0.0-25ae7716/%2e%2e/%2e%2e/x', 'chunks/']) {
    expect((await get(path)).statusCode).toBe(404);
  }
  await app.close();
});

it('serves the releases of its own build when none could be kept', async () => {
  const widgets = build('1.0.0-25ae7716', 'first');
  const app = testServer(store, { folders: { portal: '/nowhere', widgets, releases } });
  expect((await app.inject('/widgets/1.0.0-25ae7716/loader.js')).body).toBe('first');
  await app.close();
});

it('keeps a release unchanged, even when two servers start at the same time', async () => {
  await keepReleases('/nowhere', releases);
  expect(readdirSync(releases)).toEqual([]);
  const widgets = build('1.0.0-25ae7716', 'first');
  await Promise.all([keepReleases(widgets, releases), keepReleases(widgets, releases)]);
  writeFileSync(join(widgets, '1.0.0-25ae7716/loader.js'), 'changed');
  await keepReleases(widgets, releases);
  expect(readdirSync(releases).toSorted()).toEqual(['1.0.0-25ae7716', 'chunks']);
  expect(readFileSync(join(releases, '1.0.0-25ae7716/loader.js'), 'utf8')).toBe('first');
});
