import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyDataset, type Filters, labour, occupation, profile } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import { importFiles } from '@observatorio/import';
import { openStore, type Store } from '@observatorio/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportOptions } from '../pipeline/run-import';
import { cells, HEADER_2019, HEADER_2023, type RaisRow, text2019 } from './test-files';

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

async function file(name: string, text: string): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, text, 'latin1');
  return path;
}

const imported = (paths: readonly string[], options?: ImportOptions) =>
  importFiles('rais', dataDir, paths, options);

async function rows<D extends AnyDataset>(dataset: D, filters: Filters = {}) {
  store ??= await openStore(dataDir, { onProblem: () => {} });
  return (await store.answer(dataset, store.resolve(dataset, filters))).rows;
}

/** Creates distinct links of a municipality. */
const linksOf = (municipality: string, count: number, change: RaisRow = {}): RaisRow[] =>
  Array.from({ length: count }, (_, n) => ({
    municipality,
    gender: `0${(n % 2) + 1}`,
    occupation: ['411005', '225125', '782510'][n % 3] ?? '',
    schooling: `${1 + (n % 11)}`,
    wages: `00${1 + (n % 9)},00`,
    ...change,
  }));

/** Formats rows in the layout of 2023: `,`, `.`, quotes. */
const text2023 = (
  list: readonly RaisRow[],
  { has = () => true, year = 2023 }: { has?: (name: string) => boolean; year?: number } = {},
) => {
  const header = HEADER_2023.filter(has);
  return [header, ...list.map((row) => cells(header, row, year))]
    .map((line) => line.map((cell) => `"${cell.replace(/^([\d]+),(\d\d)$/, '$1.$2')}"`).join(','))
    .join('\n');
};

describe('abandoned links', () => {
  const active = linksOf('120040', 30);
  const abandoned = linksOf('120040', 3, { abandoned: '1' });

  it('are left out, noted and counted in the manifest', async () => {
    const ended = { active: '0', abandoned: '1' };
    const path = await file('RAIS_2023.COMT', text2023([...active, ...abandoned, ended]));
    const edition = await imported([path]);
    expect(edition).toMatchObject({ linhasLidas: 34, linhasAceitas: 30, abandonados: 3 });
    expect(edition.notas).toContain(
      '3 vínculos abandonados ficaram de fora, como no estoque oficial, embora os arquivos os deem por ativos.',
    );
    expect(edition.notas[0]).toContain('1 linha de vínculos já encerrados ficou de fora');
    expect((await rows(labour.summary))[0]).toMatchObject({ links: 30 });
  });

  it('are missed in a large file that has none', async () => {
    const found = '“Ind Vínculo Abandonado - Código” não dá nenhum vínculo por abandonado';
    const many = linksOf('120040', 5000).map((row, n) => ({
      ...row,
      wages: (1 + ((n * 7) % 1499) / 100).toFixed(2).replace('.', ','),
    }));
    const none = await file('RAIS_2023.COMT', text2023(many));
    expect((await imported([none], { isPartial: true })).notas.join(' ')).toContain(
      `RAIS_2023.COMT: ${found}`,
    );
    const some = await file('RAIS_2023.COMT', text2023([...many, ...abandoned]));
    expect((await imported([some], { isPartial: true })).notas.join(' ')).not.toContain(found);
  });

  it('are unknown where no file marks them', async () => {
    const edition = await imported([await file('2019.txt', text2019(active))]);
    expect(edition.abandonados).toBeUndefined();
    expect(edition.notas.join(' ')).not.toContain('abandonado');
  });
});

describe('files from 2023 on that do not mark abandoned links', () => {
  const active = linksOf('120040', 30);
  const unmarked = (list: readonly RaisRow[]) =>
    text2023(list, { has: (name) => !name.startsWith('Ind Vínculo Abandonado'), year: 2024 });

  it('are refused, unless the operator accepts the loss', async () => {
    const path = await file('RAIS_2024.COMT', unmarked(active));
    await expect(imported([path])).rejects.toThrow(
      /^RAIS_2024.COMT, linha 1: falta a coluna “Ind Vínculo Abandonado”; .* --sem abandonados\.$/,
    );
    const edition = await imported([path], { waived: ['abandonados'] });
    expect(edition).toMatchObject({ linhasAceitas: 30 });
    expect(edition.abandonados).toBeUndefined();
    expect(edition.notas).toContain(
      'Falta em RAIS_2024.COMT a coluna “Ind Vínculo Abandonado”: contam também os vínculos abandonados, cerca de 1%, que o estoque oficial não conta.',
    );
  });

  it('are refused beside one that marks them', async () => {
    const marked = await file('SUL_2024.COMT', text2023(linksOf('410690', 30), { year: 2024 }));
    const modern = await file('NORTE_2024.COMT', unmarked(active));
    await expect(imported([marked, modern])).rejects.toThrow('--sem abandonados');
    const older = await file('NORTE_2024.txt', text2019(active, undefined, 2024));
    await expect(imported([marked, older])).rejects.toThrow(
      'NORTE_2024.txt, linha 1: falta a coluna “Ind Vínculo Abandonado - Código”, que SUL_2024.COMT traz',
    );
  });

  it('are noted if they are in the older layout', async () => {
    const path = await file('RAIS_2024.txt', text2019(active, undefined, 2024));
    expect((await imported([path])).notas.join(' ')).toContain('contam também os vínculos abandon');
  });
});

describe('links without a place', () => {
  const unplaced = text2019(linksOf('999999', 25));

  it('count in the total and in no state', async () => {
    const edition = await imported([
      await file('RAIS_VINC_PUB_NORTE_2019.txt', text2019(linksOf('120040', 40))),
      await file('RAIS_VINC_PUB_NI_2019.txt', unplaced),
    ]);
    expect(edition).toMatchObject({ linhasAceitas: 65, ufs: ['12'] });
    expect(edition.notas.join(' ')).toContain(
      '25 vínculos não têm lugar informado: contam no total do Brasil, e em nenhum estado ou município. Entre eles estão os de RAIS_VINC_PUB_NI_2019.txt',
    );
    const byState = await rows(labour.byState);
    expect(byState).toMatchObject([
      { key: '12', count: 40 },
      { key: null, count: 25 },
    ]);
    const [summary] = await rows(labour.summary);
    expect(byState.reduce((sum, { count }) => sum + count, 0)).toBe(summary?.links);
  });

  it('are missed in a whole country without them, since they have a file of their own', async () => {
    const links = states.flatMap(({ code }) => linksOf(`${code}9999`, 2));
    const country = (year: number) =>
      text2019([...linksOf('120040', 20), ...links], undefined, year);
    const whole = await imported([await file('RAIS_2019.txt', country(2019))]);
    expect(whole.notas).toContain(
      'Falta RAIS_VINC_PUB_NI: o total do Brasil fica sem os vínculos sem município.',
    );
    const older = await imported([await file('RAIS_2017.txt', country(2017))]);
    expect(older.notas.join(' ')).not.toContain('RAIS_VINC_PUB_NI');
    const placed = await file('RAIS_2019.txt', country(2019));
    const both = await imported([placed, await file('RAIS_VINC_PUB_NI_2019.txt', unplaced)]);
    expect(both.notas.join(' ')).not.toContain('Falta RAIS_VINC_PUB_NI');
  });

  it('may lack a few occupations in a tiny file', async () => {
    const tiny = linksOf('999999', 28).map((row, n) => (n < 2 ? { ...row, occupation: '' } : row));
    const edition = await imported([
      await file('RAIS_VINC_PUB_NORTE_2019.txt', text2019(linksOf('120040', 40))),
      await file('RAIS_VINC_PUB_NI_2019.txt', text2019(tiny)),
    ]);
    expect(edition).toMatchObject({ linhasAceitas: 68 });
  });

  it('are imported alone, and described as such', async () => {
    const edition = await imported([await file('RAIS_VINC_PUB_NI_2019.txt', unplaced)]);
    expect(edition.ufs).toBeUndefined();
    expect(edition.notas.join(' ')).toContain('Só foi importado o arquivo dos vínculos sem');
    expect(await rows(labour.byState)).toMatchObject([{ key: null, count: 25 }]);
  });

  it('are not accepted from a file of another name', async () => {
    await expect(imported([await file('2019.txt', unplaced)])).rejects.toThrow(/RAIS_VINC_PUB_NI/);
  });
});

it('counts zero and blank pay as links without pay', async () => {
  const zero = { wages: '000,00', pay: '0000000000,00' };
  const blank = { wages: '', pay: '' };
  const edition = await imported([
    await file('2019.txt', text2019([...linksOf('120040', 30), zero, blank])),
  ]);
  expect(edition.notas.join(' ')).toContain('2 vínculos têm remuneração zerada, vazia ou fora');
  const [summary] = await rows(labour.summary);
  expect(summary).toMatchObject({ links: 32, unclassified: 2 });
  // The thirty paid links earn 4.7 minimum wages on average, and all links would earn 4.4.
  expect(summary?.meanPay).toBeGreaterThan(4.6 * 998);
});

it('refuses a file without the subsector, and says which official ones lack it', async () => {
  const header = HEADER_2019.slice(0, 45);
  const path = await file('AC2014.txt', text2019(linksOf('120040', 30), header, 2014));
  await expect(imported([path])).rejects.toThrow(
    'linha 1: falta a coluna “IBGE Subsetor”. Para aceitar a perda de “IBGE Subsetor”: --sem subsetor. Entre os oficiais, os arquivos de 2010 a 2014 não trazem “IBGE Subsetor”.',
  );
  const edition = await imported([path], { waived: ['subsetor'] });
  expect(edition).toMatchObject({ ano: 2014, linhasAceitas: 30 });
  expect(await rows(labour.bySector)).toMatchObject([{ key: null, count: 30 }]);
  expect(await rows(labour.byMacroSector)).toMatchObject([{ key: null, count: 30 }]);
});

describe('macro sectors by the sections of the CNAE', () => {
  /** Subsector, class of the CNAE and number of links. */
  const links = (
    [
      ['25', '01113', 5],
      ['25', '2101', 1], // 02101 without its zero
      ['01', '0600001', 2],
      ['21', ' 45200', 4], // repair of vehicles
      ['08', '5811500', 3], // publishing
      ['16', '47814', 20],
      ['24', '84116', 6],
      ['18', '{ñ class}', 1],
      ['18', '99999', 1],
    ] as const
  ).flatMap(([sector, cnae, count]) => linksOf('120040', count, { sector, cnae }));
  const official = { 1: 2, 3: 24, 4: 9, 5: 6, null: 2 };
  const counted = async (
    dataset: typeof labour.byOfficialMacroSector | typeof labour.byMacroSector,
    filters?: Filters,
  ) =>
    Object.fromEntries(
      (await rows(dataset, filters))
        .filter(({ count }) => count > 0)
        .map(({ key, count }) => [`${key}`, count]),
    );

  it('are offered beside those by subsector, with the difference', async () => {
    const elsewhere = linksOf('355030', 10, { sector: '15', cnae: '41204' });
    const edition = await imported([await file('2019.txt', text2019([...links, ...elsewhere]))]);
    expect(await counted(labour.byOfficialMacroSector)).toEqual({ ...official, 2: 10 });
    expect(await counted(labour.byOfficialMacroSector, { uf: ['12'] })).toEqual(official);
    expect(await counted(labour.byOfficialMacroSector, { municipio: ['3550308'] })).toEqual({
      2: 10,
    });
    expect(await counted(labour.byMacroSector)).toEqual({ 1: 5, 2: 10, 3: 20, 4: 12, 5: 6 });
    expect(edition.notas).toContain(
      'Pelas seções da CNAE, como nas tabelas do ministério, os vínculos dos grandes setores são: Indústria, 2; Construção, 10; Comércio, 24; Serviços, 9; Agropecuária, 6; não informado, 2.',
    );
    expect(edition.notas.join(' ')).toContain('7 vínculos (14%) ficam noutro que o da CNAE');
  });

  it('are read from files without the subsector', async () => {
    const text = text2019(links, HEADER_2019.slice(0, 45), 2014);
    const edition = await imported([await file('AC2014.txt', text)], { waived: ['subsetor'] });
    expect(await counted(labour.byOfficialMacroSector)).toEqual(official);
    expect(edition.notas.join(' ')).toContain('Pelas seções da CNAE');
    expect(edition.notas.join(' ')).not.toContain('noutro');
  });

  it('are unknown where no file has the CNAE', async () => {
    const header = HEADER_2019.filter((name) => !name.startsWith('CNAE 2.0'));
    const edition = await imported([await file('2019.txt', text2019(links, header))]);
    expect(await rows(labour.byOfficialMacroSector)).toEqual([]);
    expect(edition.notas.join(' ')).not.toContain('CNAE');
  });
});

describe('occupations outside the CBO', () => {
  const lines = (list: readonly string[]) => list.map((line) => `${line}\r\n`).join('');
  const importCbo = async () => {
    const list = [
      'CODIGO;TITULO',
      '225125;Médico clínico',
      '411005;Auxiliar de escritório',
      '782510;Motorista de caminhão',
    ];
    const families = ['CODIGO;TITULO', '2251;Médicos clínicos', '9914;Mantenedores de edificações'];
    await importFiles(
      'cbo',
      dataDir,
      [
        await file('CBO2002 - Ocupacao.csv', lines(list)),
        await file('CBO2002 - Familia.csv', lines(families)),
      ],
      { isPartial: true },
    );
  };
  const outside = ['991405', '514210', '123456'].flatMap((code) =>
    linksOf('120040', 2, { occupation: code }),
  );
  const importLinks = async () =>
    imported([await file('2019.txt', text2019([...linksOf('120040', 90), ...outside]))]);

  const names = {
    '991405': 'Ocupação 9914-05, fora da CBO atual',
    '514210': 'Faxineiro (fora da CBO atual)',
    '123456': 'Ocupação 1234-56, fora da CBO atual',
  };

  it('have a name and their links in every list', async () => {
    await importCbo();
    await importLinks();
    const labelled = { ...names, '411005': 'Auxiliar de escritório' };
    const byCode = Object.fromEntries(
      (await rows(labour.byOccupation)).map(({ key, label }) => [key, label]),
    );
    expect(byCode).toMatchObject(labelled);
    const [summary] = await rows(labour.summary);
    const counts = (await rows(labour.byOccupation)).map(({ count }) => count);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(summary?.links);
    for (const [dataset, filter] of [
      [labour.options, 'occupation'],
      [occupation.options, 'cod_cbo'],
      [profile.options, 'codigoBrasileiroOcupacao'],
    ] as const) {
      const options = (await rows(dataset)).filter((option) => option.filter === filter);
      expect(Object.fromEntries(options.map(({ code, label }) => [code, label]))).toMatchObject(
        labelled,
      );
    }
    expect(await rows(occupation.synonyms)).toContainEqual(
      expect.objectContaining({ code: '991405', links: 2 }),
    );
  });

  it('have the pages of an occupation, with their family', async () => {
    await importCbo();
    await importLinks();
    expect(await rows(occupation.info, { cod_cbo: ['991405'] })).toMatchObject([
      {
        title: names['991405'],
        description:
          'Código que a lista da CBO em serviço não traz; pelo número, é da família 9914, Mantenedores de edificações.',
      },
    ]);
    expect(await rows(profile.occupation, { codigoBrasileiroOcupacao: ['514210'] })).toMatchObject([
      {
        title: names['514210'],
        synthesis:
          'Código que a lista da CBO em serviço não traz; pelo número, é do grande grupo 5, Serviços e comércio.',
      },
    ]);
    expect(await rows(occupation.byState, { cod_cbo: ['514210'] })).toMatchObject([{ count: 2 }]);
    await expect(rows(occupation.info, { cod_cbo: ['999998'] })).rejects.toThrow('999998');
    await expect(rows(labour.summary, { occupation: ['999998'] })).rejects.toThrow('999998');
  });

  it('keep their code for a name while there is no list', async () => {
    await importLinks();
    const labels = (await rows(labour.byOccupation)).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Faxineiro', 'Ocupação 9914-05']));
  });
});
