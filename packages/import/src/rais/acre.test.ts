import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type AnyDataset, type Edition, type Filters, labour } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { openStore, type Store } from '@observatorio/store';
import { officialFiles } from '@observatorio/store/official-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileReport } from '../reading/rows/report';

const {
  paths: [path = ''],
  missing,
} = officialFiles('rais_vinculos_AC_2016.txt.gz');

/**
 * SQL for the active links in the file; `pay` is the mean of the year, in reais. The minimum wage
 * of 2016 was 880 reais.
 */
const RAW = `(
  SELECT "Município" AS place, "Sexo Trabalhador" AS gender, "Escolaridade após 2005" AS schooling,
    "Faixa Etária" AS age, "CBO Ocupação 2002" AS occupation,
    replace("Vl Remun Média Nom", ',', '.')::DECIMAL(18, 2) AS pay
  FROM read_csv('${path}', delim = ';', header = true, encoding = 'latin-1', all_varchar = true)
  WHERE "Vínculo Ativo 31/12" = '1')`;

describe.skipIf(missing)('links of Acre in 2016 (real file)', () => {
  let dataDir: string;
  let store: Store;
  let edition: Edition;
  let files: readonly FileReport[];
  let plain: DuckDBConnection;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
    edition = await importFiles('rais', dataDir, [path], {
      waived: ['subsetor', 'tamanho'],
      onBuild: (report) => {
        files = report;
      },
    });
    store = await openStore(dataDir);
    plain = await (await DuckDBInstance.create(':memory:')).connect();
    await plain.run(`CREATE TABLE raw AS FROM ${RAW}`);
  });
  afterAll(async () => {
    await store.close();
    plain.closeSync();
    await rm(dataDir, { recursive: true });
  });

  const rows = async <D extends AnyDataset>(dataset: D, filters: Filters = {}) =>
    (await store.answer(dataset, store.resolve(dataset, filters))).rows;

  const counts = async (dataset: AnyDataset, filters: Filters = {}) =>
    Object.fromEntries((await rows(dataset, filters)).map(({ key, count }) => [key, count]));

  async function raw(value: string, where = 'true'): Promise<Record<string, number>> {
    const result = await plain.runAndReadAll(
      `SELECT (${value})::VARCHAR, count(*)::DOUBLE FROM raw WHERE ${where} GROUP BY ALL`,
    );
    return Object.fromEntries(result.getRowsJS().map(([key, n]) => [key as string, Number(n)]));
  }

  it('imports 175,733 rows, of which 128,137 are active', () => {
    expect(files).toMatchObject([{ read: 175_733, kept: 128_137, inactive: 47_596, rejected: 0 }]);
    expect(edition).toMatchObject({ ano: 2016, tipo: 'oficial', linhasAceitas: 128_137 });
    expect(edition).toMatchObject({ baseRemuneracao: 'media', ufs: ['12'] });
    expect(edition).toMatchObject({
      situacao: 'definitiva',
      total: 128_137,
      conferencia: {
        resultado: 'confere',
        texto: 'Publicado para o Acre 128.137; nos arquivos importados 128.137; confere.',
      },
    });
    expect(edition.notas.join(' ')).toContain('R$ 880,00'.replace(' ', '\u00a0'));
    for (const column of ['IBGE Subsetor', 'Raça Cor', 'Qtd Hora Contr', 'Tempo Emprego']) {
      expect(edition.notas).toContain(`A fonte não traz “${column}”: consta como não informado.`);
    }
  });

  it('counts zero, not nothing, in the towns without a nurse technician', async () => {
    const nurses = { uf: ['12'], occupation: ['322205'] };
    const towns = await rows(labour.byMunicipality, nurses);
    expect(towns).toHaveLength(22);
    const raws = await raw('place', "occupation = '322205'");
    expect(towns.filter(({ count }) => count === 0)).toHaveLength(22 - Object.keys(raws).length);
    // The file lacks the subsector, so no sector is known to have no links.
    expect((await rows(labour.bySector)).map(({ key }) => key)).toEqual([null]);
  });

  it('matches plain SQL on the file', async () => {
    expect(await counts(labour.byGender)).toEqual(await raw('gender::INTEGER'));
    expect(await counts(labour.bySchooling)).toEqual(await raw('schooling::INTEGER'));
    const places = await counts(labour.byMunicipality, { uf: ['12'] });
    const bySix = Object.entries(places).map(([code, count]) => [code.slice(0, 6), count]);
    expect(Object.fromEntries(bySix)).toEqual(await raw('place'));
    const occupations = await raw('occupation');
    for (const { key, count } of (await rows(labour.byOccupation)).slice(0, 30)) {
      expect(count).toBe(occupations[key ?? '']);
    }
    const women = { genero: ['2'], escolaridade: ['9'], municipio: ['1200401'] };
    const [summary] = await rows(labour.summary, women);
    const chosen = `gender::INTEGER = 2 AND schooling::INTEGER = 9 AND place = '120040'`;
    expect(summary?.links).toBe((await raw('1', chosen))['1']);
  });

  it('classifies pay by the minimum wage of the year', async () => {
    const result = await plain.runAndReadAll(`
      SELECT count(*)::DOUBLE, avg(pay)::DOUBLE, median(pay)::DOUBLE
      FROM raw WHERE pay BETWEEN 264 AND 132000`);
    const [classified = 0, mean = 0, median = 0] = result.getRowsJS().flat().map(Number);
    const [summary] = await rows(labour.summary);
    // The mean and median of 126 thousand links are rounded to ten centavos.
    expect(summary).toMatchObject({
      unclassified: 128_137 - classified,
      meanPay: Math.round(mean * 10) / 10,
      medianPay: Math.round(median * 10) / 10,
      minPay: 200,
      maxPay: 50_000,
    });
    const band = await raw(
      `CASE WHEN pay NOT BETWEEN 264 AND 132000 THEN NULL WHEN pay <= 440 THEN 0 WHEN pay <= 880 THEN 1
        WHEN pay <= 1320 THEN 2 WHEN pay <= 1760 THEN 3 WHEN pay <= 2640 THEN 4 WHEN pay <= 3520 THEN 5
        WHEN pay <= 4400 THEN 6 WHEN pay <= 6160 THEN 7 WHEN pay <= 8800 THEN 8 WHEN pay <= 13200 THEN 9
        WHEN pay <= 17600 THEN 10 ELSE 11 END`,
    );
    expect(await counts(labour.byWageBand)).toEqual(band);
  });
});
