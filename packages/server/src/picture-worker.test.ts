import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Store } from '@observatorio/store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { picturesOf } from './picture-worker';
import { testServer } from './test-server';
import { emptyStore } from './test-store';

let folder: string;
let store: Store;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  store = await emptyStore();
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A worker script that crashes instead of responding, but only the first time. */
function crashingBundle(): string {
  const bundle = join(folder, 'crashing.mjs');
  const mark = JSON.stringify(join(folder, 'crashed'));
  writeFileSync(
    bundle,
    `import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ i }) => {
      if (existsSync(${mark})) return parentPort.postMessage({ t: 's', i, r: [] });
      writeFileSync(${mark}, '');
      throw new Error('no memory');
    });`,
  );
  return bundle;
}

it('returns 503 without a build, while the rest of the service keeps working', async () => {
  const app = testServer(store);
  const picture = await app.inject('/embed/labour-map.png');
  expect(picture.statusCode).toBe(503);
  expect(picture.json().detail).toContain('npm run build');
  expect((await app.inject('/health')).statusCode).toBe(200);
  await app.close();
});

it('rejects with a problem when the thread crashes, and starts another', async () => {
  const onCrash = vi.fn();
  const pictures = picturesOf(crashingBundle(), onCrash);
  await expect(pictures.cards()).rejects.toMatchObject({ problem: { status: 503 } });
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'no memory' }),
  );
  expect(await pictures.cards()).toEqual([]);
  await pictures.close();
});
