import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifest, type StoredEdition, writeManifest } from '../catalogue/manifest-file';
import { ensureSample } from './ensure';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const official: StoredEdition = {
  conjunto: 'rais',
  ano: 2016,
  tipo: 'oficial',
  versao: '1',
  fontes: [],
  importadoEm: '2026-01-01T00:00:00Z',
  linhasLidas: 0,
  linhasAceitas: 0,
  linhasRejeitadas: 0,
  motivos: {},
  notas: [],
  arquivo: 'rais-2016-1.duckdb',
};

describe('the sample at the first start', () => {
  it('is made once, though two start at the same time, and never again', async () => {
    const progress: number[] = [];
    await Promise.all([
      ensureSample(dataDir, (_, fraction) => progress.push(fraction), { links: 20_000 }),
      ensureSample(dataDir, undefined, { links: 20_000 }),
    ]);
    const { conjuntos } = await readManifest(dataDir);
    expect(conjuntos).toMatchObject([{ conjunto: 'rais', ano: 2019, tipo: 'demonstracao' }]);
    expect(progress.slice(0, 2)).toEqual([0, 0.4]);
    const files = await readdir(dataDir);
    expect(new Set(files)).toEqual(new Set(['.lock', 'manifest.json', conjuntos[0]?.arquivo]));

    await ensureSample(dataDir, () => expect.fail('made again'));
    expect(await readManifest(dataDir)).toEqual({ conjuntos });
  }, 120_000);

  it('is not made beside official data, whatever their year', async () => {
    await writeManifest(dataDir, { conjuntos: [official] });
    await ensureSample(dataDir, () => expect.fail('made'));
    expect(await readManifest(dataDir)).toEqual({ conjuntos: [official] });
  });
});
