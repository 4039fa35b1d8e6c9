import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PicturesUnavailableError, picturesOf } from './pictures';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A thread that crashes instead of responding, but only the first time. */
function crashingThread(): URL {
  const file = join(folder, 'crashing.mjs');
  const mark = JSON.stringify(join(folder, 'crashed'));
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ i }) => {
      if (existsSync(${mark})) return parentPort.postMessage({ t: 's', i, r: undefined });
      writeFileSync(${mark}, '');
      throw new Error('no memory');
    });`,
  );
  return pathToFileURL(file);
}

it('rejects when the thread crashes, and starts another', async () => {
  const onCrash = vi.fn();
  const pictures = picturesOf(onCrash, crashingThread());
  await expect(pictures.start()).rejects.toThrow(PicturesUnavailableError);
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'no memory' }),
  );
  await pictures.start();
  await pictures.close();
});
