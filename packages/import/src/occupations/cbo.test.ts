import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labour } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { openStore, type Store } from '@observatorio/store';
import { officialFiles } from '@observatorio/store/official-files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text2019 } from '../rais/test-files';
import type { FileReport } from '../reading/rows/report';
import { askEdition } from './test-edition';

const { paths: official, missing } = officialFiles(
  'CBO2002 - Ocupacao.csv',
  'CBO2002 - Familia.csv',
  'CBO2002 - Sinonimo.csv',
  'CBO2002 - PerfilOcupacional.csv.gz',
);

let dir: string;
let dataDir: string;
let store: Store | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  dataDir = join(dir, 'data');
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  await rm(dir, { recursive: true });
});

async function file(
  name: string,
  text: string,
  encoding: 'latin1' | 'utf8' = 'latin1',
): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, text, encoding);
  return path;
}

const ask = (sql: string) => askEdition(dataDir, 'cbo', sql);
const count = (table: string) => ask(`SELECT count(*)::INTEGER FROM ${table}`);

const activity = (area: string, name: string, end = '') =>
  `2;22;223;2251;225125;${area};ÁREA ${area};1;${name}${end}`;
const PROFILE_HEADER =
  'COD_GRANDE_GRUPO;COD_SUBGRUPO_PRINCIPAL;COD_SUBGRUPO;COD_FAMILIA;COD_OCUPACAO;SGL_GRANDE_AREA;NOME_GRANDE_AREA;COD_ATIVIDADE;NOME_ATIVIDADE';
const lines = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('');
const OCCUPATIONS = lines('CODIGO;TITULO', '225125;Médico clínico', '010105;Oficial general');

describe.skipIf(missing)('CBO 2002 lists (real files)', () => {
  it('imports every row', async () => {
    let reports: readonly FileReport[] = [];
    const edition = await importFiles('cbo', dataDir, official, {
      onBuild: (files) => {
        reports = files;
      },
    });
    expect(reports.map(({ read, kept }) => [read, kept])).toEqual([
      [2666, 2666],
      [617, 617],
      [7569, 7569],
      [167_026, 167_026],
    ]);
    expect(edition).toMatchObject({
      conjunto: 'cbo',
      ano: new Date().getFullYear(),
      tipo: 'oficial',
      linhasLidas: 177_878,
      linhasRejeitadas: 0,
    });
    expect(await count('occupations')).toEqual([[2666]]);
    expect(await count('families')).toEqual([[617]]);
    expect(await ask('SELECT count(DISTINCT id)::INTEGER FROM activities')).toEqual([[2601]]);
    expect(
      await ask(
        "SELECT name FROM activities WHERE id = 20105 AND personal AND name ILIKE '%emocional'",
      ),
    ).toEqual([['Demonstrar equilíbrio emocional']]);
    expect(await ask('SELECT name FROM synonyms WHERE id = 10105 ORDER BY name')).toContainEqual([
      'Marechal-do-ar',
    ]);
  });
});

describe('CBO 2002 lists', () => {
  it('reads UTF-8, comma-separated columns, and codes without leading zeros', async () => {
    await importFiles(
      'cbo',
      dataDir,
      [
        await file(
          'cbo2002-ocupacao.csv',
          'CODIGO,TITULO\n10105,"Oficial, general"\n225125,Médico clínico\n',
          'utf8',
        ),
      ],
      { isPartial: true },
    );
    expect(await ask('SELECT * FROM occupations')).toEqual([
      [10105, 'Oficial, general'],
      [225125, 'Médico clínico'],
    ]);
    expect(await count('synonyms')).toEqual([[0]]);
  });

  it('strips zero-width and bidirectional control characters', async () => {
    await importFiles(
      'cbo',
      dataDir,
      [
        await file(
          'cbo2002-ocupacao.csv',
          '\ufeffCODIGO,TITULO\n10105,\u200bOficial\u2060 general\u200f\n22\u200e5125,\u202eMédico clínico\u2066\n',
          'utf8',
        ),
      ],
      { isPartial: true },
    );
    expect(await ask('SELECT * FROM occupations')).toEqual([
      [10105, 'Oficial general'],
      [225125, 'Médico clínico'],
    ]);
  });

  it.each([
    ['in the rows', '', ';;'],
    ['in the header', ';Unnamed: 9;Unnamed: 10'.replace(/[^;]/g, ''), ''],
    ['in both', ';;', ';;'],
  ])('accepts duplicate rows and empty trailing columns %s', async (_, header, end) => {
    const rows = [
      activity('A', 'Operar', end),
      activity('A', 'Operar', end),
      activity('Z', 'Ouvir', end),
    ];
    const edition = await importFiles(
      'cbo',
      dataDir,
      [
        await file('CBO2002 - Ocupacao.csv', OCCUPATIONS),
        await file('CBO2002 - PerfilOcupacional.csv', lines(PROFILE_HEADER + header, ...rows)),
      ],
      { isPartial: true },
    );
    expect(edition).toMatchObject({ linhasLidas: 5, linhasAceitas: 4 });
    expect(await ask('SELECT area, area_name, name FROM activities')).toEqual([
      ['A', 'ÁREA A', 'Operar'],
      ['Z', 'ÁREA Z', 'Ouvir'],
    ]);
  });

  it('ignores lists of groups', async () => {
    const edition = await importFiles(
      'cbo',
      dataDir,
      [
        await file('CBO2002 - Ocupacao.csv', OCCUPATIONS),
        await file('CBO2002 - SubGrupo Principal.csv', lines('CODIGO;TITULO', '01;Militares')),
      ],
      { isPartial: true },
    );
    expect(edition.linhasLidas).toBe(2);
  });

  it.each([
    ['outra.csv', OCCUPATIONS, 'qual das listas'],
    ['CBO2002 - Sinonimo.csv', OCCUPATIONS, 'Informe também a lista de ocupações'],
    ['CBO2002 - SubGrupo.csv', OCCUPATIONS, 'nenhum dos arquivos informados é usado'],
    ['CBO2002 - Ocupacao.csv', lines('CODIGO;NOME', '225125;Médico'), 'falta a coluna “TITULO”'],
    ['CBO2002 - Ocupacao.csv', lines('CODIGO;TITULO', '2251;Médicos'), 'não é um código da CBO'],
    ['CBO2002 - Ocupacao.csv', '', 'vazio'],
  ])('rejects an invalid %s', async (name, text, found) => {
    await expect(importFiles('cbo', dataDir, [await file(name, text)])).rejects.toThrow(found);
  });
});

describe('occupation titles in the labour overview', () => {
  it('switches to the most recently imported list once it is published', async () => {
    await importFiles('rais', dataDir, [
      await file(
        'AC_2019.txt',
        text2019([{ occupation: '225125' }, { occupation: '225125' }, { occupation: '999001' }]),
      ),
    ]);
    const opened = await openStore(dataDir, {
      fallbackTitles: new Map([['225125', 'Médico clínico']]),
    });
    store = opened;
    const titles = async () => {
      const { rows } = await opened.answer(
        labour.byOccupation,
        opened.resolve(labour.byOccupation, {}),
      );
      return rows.map(({ label }) => label);
    };
    const list = (title: string) =>
      file('CBO2002 - Ocupacao.csv', lines('CODIGO;TITULO', `225125;${title}`));
    expect(await titles()).toEqual(['Médico clínico', 'Ocupação 9990-01']);
    await importFiles('cbo', dataDir, [await list('Clínico de 2030')], {
      year: 2030,
      isPartial: true,
    });
    await vi.waitFor(async () => expect((await titles())[0]).toBe('Clínico de 2030'), 10_000);
    await importFiles('cbo', dataDir, [await list('Outro nome')], { year: 2020, isPartial: true });
    await vi.waitFor(async () => expect((await titles())[0]).toBe('Outro nome'), 10_000);
    const query = opened.resolve(labour.options, {});
    const { rows: options } = await opened.answer(labour.options, query);
    expect(options).toContainEqual({ filter: 'occupation', code: '225125', label: 'Outro nome' });
  });
});
