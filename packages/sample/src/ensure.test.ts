import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyDataset,
  editionFor,
  type Filters,
  labour,
  occupation,
  type SourceName,
  sources,
} from '@observatorio/contract';
import {
  openStore,
  readManifest,
  type StoredEdition,
  schemaDigestOf,
  schemas,
  writeManifest,
} from '@observatorio/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureSample, ensureSampleYears, needsSampleYears } from './ensure';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const official = (conjunto: SourceName, ano: number): StoredEdition => ({
  conjunto,
  ano,
  tipo: 'oficial',
  versao: '1',
  fontes: [],
  importadoEm: '2026-01-01T00:00:00Z',
  linhasLidas: 0,
  linhasAceitas: 0,
  linhasRejeitadas: 0,
  motivos: {},
  notas: [],
  arquivo: `${conjunto}-${ano}-1.duckdb`,
  ordem: 1,
  bytes: 0,
});

describe('ensureSample', () => {
  it('builds samples once, even if called twice concurrently, and never again', async () => {
    const reports: number[][] = [[], []];
    await Promise.all(
      reports.map((own) =>
        ensureSample(dataDir, (_, fraction) => own.push(fraction), { links: 20_000 }),
      ),
    );
    // Either call may have been the first.
    const [progress = [], ...again] = reports.filter(({ length }) => length > 0);
    expect(again, 'made twice').toEqual([]);
    const { conjuntos } = await readManifest(dataDir);
    expect(conjuntos.map(({ conjunto }) => conjunto).toSorted()).toEqual(sources.toSorted());
    for (const edition of conjuntos) {
      expect(edition).toMatchObject({ ano: 2019, tipo: 'demonstracao' });
    }
    expect(conjuntos[0]?.baseRemuneracao).toBe('dezembro');
    const national = conjuntos.filter(({ ufs }) => ufs?.length === 27);
    expect(national.map(({ conjunto }) => conjunto)).toEqual(
      expect.arrayContaining(['rais', 'inep-superior', 'inep-tecnico']),
    );
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect([progress.at(0), progress.at(-1)]).toEqual([0, 1]);
    const files = await readdir(dataDir);
    const editions = conjuntos.map(({ arquivo }) => arquivo);
    expect(new Set(files)).toEqual(
      new Set(['.lock', '.sample-lock', 'manifest.json', ...editions]),
    );

    await expectDeclaredSchemas(conjuntos);

    await ensureSample(dataDir, () => expect.fail('made again'));
    expect(await readManifest(dataDir)).toEqual({ conjuntos, anteriores: [] });
    await expectAgreement();
    await expectYears();
  }, 400_000);

  async function expectDeclaredSchemas(editions: readonly StoredEdition[]): Promise<void> {
    for (const { arquivo, conjunto, esquema } of editions) {
      const digest = await schemaDigestOf(join(dataDir, arquivo));
      expect(
        [esquema, digest],
        `The tables of ${conjunto} changed: append their digest in store/src/editions/schemas.ts, which raises their number.`,
      ).toEqual([schemas[conjunto].length, schemas[conjunto].at(-1)]);
    }
  }

  /** Checks that the last year of the evolution has the same links as the labour overview. */
  async function expectAgreement(): Promise<void> {
    const store = await openStore(dataDir);
    const rows = async <D extends AnyDataset>(dataset: D, filters: Filters) =>
      (await store.answer(dataset, store.resolve(dataset, filters))).rows;
    for (const code of ['411005', '521110', '225125']) {
      const [info] = await rows(occupation.info, { cod_cbo: [code] });
      const [summary] = await rows(labour.summary, { occupation: [code] });
      expect(info?.evolution.at(-1)).toEqual({ year: 2019, links: summary?.links });
    }
    await store.close();
  }

  /** Checks that other years are built once, from the sample of 2019, until official data arrive. */
  async function expectYears(): Promise<void> {
    await ensureSampleYears(dataDir, undefined, [2018]);
    await ensureSampleYears(dataDir, () => expect.fail('made again'), [2018, 2019]);
    const { conjuntos, anteriores } = await readManifest(dataDir);
    const added = conjuntos.filter(({ ano }) => ano === 2018);
    expect(added.map(({ conjunto, tipo }) => `${conjunto} ${tipo}`)).toEqual([
      'rais demonstracao',
      'inep-superior demonstracao',
      'inep-tecnico demonstracao',
    ]);
    const store = await openStore(dataDir);
    expect(editionFor(store.manifest(), 'rais')?.ano).toBe(2019);
    await store.close();

    expect(await needsSampleYears(dataDir)).toBe(true);
    const imported = official('inep-superior', 2021);
    await writeManifest(dataDir, { conjuntos: [...conjuntos, imported], anteriores });
    expect(await needsSampleYears(dataDir)).toBe(false);
  }

  describe('an existing sample', () => {
    const only = ['automacao'] as const;
    const live = async () => (await readManifest(dataDir)).conjuntos[0];
    const change = async (changed: Partial<StoredEdition>) => {
      const { conjuntos } = await readManifest(dataDir);
      const conjunto = { ...conjuntos[0]!, ...changed };
      await writeManifest(dataDir, { conjuntos: [conjunto], anteriores: [] });
    };
    beforeEach(() => ensureSample(dataDir, undefined, { only }));

    it('is rebuilt if its schema is of an earlier version, and the earlier file is kept', async () => {
      await change({ esquema: 0 });
      const before = await live();
      const steps: string[] = [];
      await ensureSample(dataDir, (step) => steps.push(step), { only });
      expect(steps[0]).toContain('refazendo probabilidades de automação (de outra versão)');
      expect((await live())?.esquema).toBe(schemas.automacao.length);
      expect(await readdir(dataDir)).toContain(before?.arquivo);
    });

    it('is rebuilt if its file is damaged or a folder', async () => {
      for (const damage of [
        (path: string) => writeFile(path, 'x'.repeat(2_000_000)),
        async (path: string) => {
          await rm(path);
          await mkdir(path);
        },
      ]) {
        const before = await live();
        await damage(join(dataDir, before?.arquivo ?? ''));
        await ensureSample(dataDir, undefined, { only });
        const after = await live();
        expect(after?.versao).not.toBe(before?.versao);
        await ensureSample(dataDir, () => expect.fail('made again'), { only });
      }
    });

    it('is left alone if its schema is of a later version', async () => {
      await change({ esquema: 1000 });
      await ensureSample(dataDir, () => expect.fail('made'), { only });
      const store = await openStore(dataDir, { onProblem: () => undefined });
      expect(store.manifest().indisponiveis).toMatchObject([{ motivo: 'de uma versão mais nova' }]);
      await store.close();
    });

    it('is recognised by its tables if it does not carry a number', async () => {
      await change({ esquema: undefined });
      await ensureSample(dataDir, () => expect.fail('made'), { only });
    });
  });

  it('builds nothing if official data for any year are published', async () => {
    const conjuntos = sources.map((source) => official(source, 2016));
    await writeManifest(dataDir, { conjuntos, anteriores: [] });
    await ensureSample(dataDir, () => expect.fail('made'));
    expect(await readManifest(dataDir)).toEqual({ conjuntos, anteriores: [] });
  });

  it('builds samples only for sources without an edition', async () => {
    const live = sources
      .filter((source) => source !== 'inep-tecnico')
      .map((source) => official(source, 2016));
    await writeManifest(dataDir, { conjuntos: live, anteriores: [] });
    await ensureSample(dataDir);
    const { conjuntos } = await readManifest(dataDir);
    expect(conjuntos.slice(0, -1)).toEqual(live);
    expect(conjuntos.slice(-1)).toMatchObject([{ conjunto: 'inep-tecnico', tipo: 'demonstracao' }]);
  }, 120_000);
});
