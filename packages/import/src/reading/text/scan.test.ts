import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_LINE_BYTES, scanText } from './scan';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'scan-'));
});
afterAll(() => rm(dir, { recursive: true }));

it('limits the length of every line, including the first and the last one', async () => {
  const scan = async (lengths: readonly number[]) => {
    const path = join(dir, 'a.txt');
    await writeFile(path, lengths.map((length) => 'x'.repeat(length)).join('\n'));
    return scanText({ path, name: 'a.txt', gzip: false, encoding: 'latin-1' });
  };
  const longest = [MAX_LINE_BYTES, MAX_LINE_BYTES, MAX_LINE_BYTES];
  expect(await scan(longest)).toMatchObject({ lines: 3, lastLine: 3 });
  for (const at of longest.keys())
    await expect(scan(longest.with(at, MAX_LINE_BYTES + 1))).rejects.toThrow(
      `a.txt, linha ${at + 1}: a linha passa de 512 KB`,
    );
});
