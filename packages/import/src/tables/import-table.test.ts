import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyDataset, type Filters, indicator } from '@observatorio/contract';
import { importFiles, importTable, parseDescription, readDescription } from '@observatorio/import';
import { manifestOf, openStore } from '@observatorio/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shippedTables } from './description';

let dir: string;
let dataDir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  dataDir = join(dir, 'data');
});
afterEach(() => rm(dir, { recursive: true }));

const measure = (more: object = {}) => ({ rotulo: 'Índice', unidade: 'pontos', casas: 1, ...more });

const described = (id: string, more: object, ...measures: object[]) => ({
  id,
  fonte: 'Observatório do Acre',
  licenca: 'CC BY 4.0',
  medidas: measures.length > 0 ? measures : [measure({ coluna: 'valor' })],
  ...more,
});

const columns = { colunas: { municipio: 'codigo', ano: 'ano' } };

const plain = described('indice', columns);

/** Imports the text of a file as a described table. */
async function imported(description: object, text: string | Buffer, name = 'tabela.csv') {
  const path = join(dir, name);
  await writeFile(path, text);
  return importTable(parseDescription('tabela.json', JSON.stringify(description)), dataDir, [path]);
}

/** Rows of a dataset of the indicators. */
async function rowsOf<Name extends keyof typeof indicator>(name: Name, filters: Filters = {}) {
  const store = await openStore(dataDir);
  try {
    const dataset = indicator[name];
    return (await store.answer(dataset, store.resolve(dataset, filters))).rows;
  } finally {
    await store.close();
  }
}

const valueAt = async (filters: Filters, code: string) => {
  const rows = (await rowsOf('values', filters)) as { key: string; value: number | null }[];
  return rows.find(({ key }) => key === code)?.value;
};

describe('layouts', () => {
  it('reads codes of six and seven digits, decimal commas and blanks, which are unknown', async () => {
    const edition = await imported(
      plain,
      'codigo;ano;valor\n1200401;2021;5,3\n120040;2023;1.234,5\n1200203;2023;\n3550308;2023;7.5\n',
    );
    expect(edition).toMatchObject({
      conjunto: 'indicadores',
      tabela: 'indice',
      indicadores: ['indice'],
      ufs: ['12', '35'],
      linhasAceitas: 4,
      fontes: ['Observatório do Acre (CC BY 4.0)', 'tabela.csv'],
    });
    const acre = { indicador: ['indice'], uf: ['12'] };
    expect(await valueAt(acre, '1200401')).toBe(1234.5);
    expect(await valueAt(acre, '1200203')).toBeNull();
    expect(await valueAt(acre, '1200013')).toBeNull();
    expect(await valueAt({ ...acre, ano: ['2021'] }, '1200401')).toBe(5.3);
    expect(await rowsOf('series', { indicador: ['indice'], municipio: ['1200401'] })).toEqual([
      { year: 2021, key: '1200401', label: 'Rio Branco', value: 5.3 },
      { year: 2023, key: '1200401', label: 'Rio Branco', value: 1234.5 },
    ]);
  });

  it('reads a column for each year, rows of one network, and marks of unknown values', async () => {
    const wide = described(
      'ideb',
      {
        colunas: { municipio: 'CO_MUNICIPIO', uf: 'SG_UF' },
        filtro: { REDE: 'Pública' },
        desconhecido: ['-', 'ND'],
      },
      measure({ anos: { 2019: 'VL_2019', 2021: 'VL_2021' }, minimo: 0, maximo: 10 }),
    );
    const edition = await imported(
      wide,
      Buffer.from(
        'SG_UF,CO_MUNICIPIO,REDE,VL_2019,VL_2021\nAC,1200401,Pública,5.1,-\nAC,1200401,Privada,9.1,9.3\nSP,3550308,Pública,6.0,5.9\n',
        'latin1',
      ),
    );
    expect(edition).toMatchObject({ linhasLidas: 3, linhasAceitas: 2 });
    expect(await rowsOf('series', { indicador: ['ideb'], municipio: ['1200401'] })).toMatchObject([
      { year: 2019, value: 5.1 },
      { year: 2021, value: null },
    ]);
    expect(await valueAt({ indicador: ['ideb'], uf: ['35'] }, '3550308')).toBe(5.9);
    const newest = async (code: string) => {
      const rows = await rowsOf('place', { municipio: [code] });
      return rows.find((row) => row.indicator === 'ideb');
    };
    expect(await newest('1200401')).toMatchObject({ year: 2019, value: 5.1 });
    expect(await newest('3550308')).toMatchObject({ year: 2021, value: 5.9 });
    expect(await newest('1200013')).toMatchObject({ year: 2021, value: null });
  });

  it('reads the values API of SIDRA, whose hyphen is zero, at all levels', async () => {
    const sidra = described(
      'populacao',
      { formato: 'sidra', colunas: { lugar: 'D1C', nivel: 'NC', ano: 'Ano (Código)' } },
      measure({ coluna: 'V', casas: 0, unidade: 'pessoas', singular: 'pessoa' }),
    );
    const item = (NC: string, D1C: string, V: string) => ({ NC, D1C, D1N: 'x', D3C: '2024', V });
    await imported(
      sidra,
      JSON.stringify([
        {
          NC: 'Nível Territorial (Código)',
          D1C: 'Município (Código)',
          D1N: 'Município',
          D3C: 'Ano (Código)',
          V: 'Valor',
        },
        item('1', '1', '212583750'),
        item('2', '1', '18669345'),
        item('3', '12', '880631'),
        item('6', '1200401', '387852'),
        item('6', '1200203', '-'),
        item('6', '1200013', '...'),
      ]),
      'sidra.json',
    );
    const [row] = await rowsOf('place', { municipio: ['1200401'] });
    expect(row).toEqual({
      indicator: 'populacao',
      title: 'Índice',
      unit: 'pessoas',
      unitOfOne: 'pessoa',
      decimals: 0,
      source: 'Observatório do Acre',
      licence: 'CC BY 4.0',
      year: 2024,
      value: 387_852,
      stateValue: 880_631,
      countryValue: 212_583_750,
      sentence: 'Índice em Rio Branco, em 2024: 387.852 pessoas.',
    });
    expect(await rowsOf('place', { regiao: ['1'] })).toMatchObject([
      {
        value: 18_669_345,
        stateValue: null,
        countryValue: 212_583_750,
        sentence: 'Índice na região Norte, em 2024: 18.669.345 pessoas.',
      },
    ]);
    expect(await rowsOf('place')).toMatchObject([
      {
        value: 212_583_750,
        countryValue: null,
        sentence: 'Índice no Brasil, em 2024: 212.583.750 pessoas.',
      },
    ]);
    const acre = { indicador: ['populacao'], uf: ['12'] };
    expect(await valueAt(acre, '1200203')).toBe(0);
    expect(await valueAt(acre, '1200013')).toBeNull();
    expect(await valueAt({ indicador: ['populacao'], nivel: ['regiao'] }, '1')).toBe(18_669_345);
  });

  it.each([
    ['1', '2', '3', '6'],
    ['N1', 'N2', 'N3', 'n6'],
    ['BR', 'RG', 'UF', 'MU'],
  ])('reads the levels %s, %s, %s and %s', async (country, region, state, town) => {
    await imported(
      described('niveis', { ano: 2022, colunas: { lugar: 'codigo', nivel: 'nivel' } }),
      `nivel;codigo;valor\n${country};1;4\n${region};1;3\n${state};12;2\n${town};1200401;1\n`,
    );
    const ofLevel = { indicador: ['niveis'] };
    expect(await valueAt({ ...ofLevel, nivel: ['brasil'] }, '1')).toBe(4);
    expect(await valueAt({ ...ofLevel, nivel: ['regiao'] }, '1')).toBe(3);
    expect(await valueAt(ofLevel, '12')).toBe(2);
    expect(await valueAt({ ...ofLevel, uf: ['12'] }, '1200401')).toBe(1);
  });

  it('names the column of a level that does not exist', async () => {
    await expect(
      imported(
        described('niveis', { ano: 2022, colunas: { lugar: 'codigo', nivel: 'nivel' } }),
        'nivel;codigo;valor\nBrasil;1;4\nEstado;12;2\nEstado;35;2\n',
      ),
    ).rejects.toThrow(
      '“nivel” não é um nível em 3 de 3 linhas, como em “Brasil”. Aceitos: 1, N1, BR; 2, N2, RG; 3, N3, UF; 6, N6, MU',
    );
  });

  it('refuses a single code of one digit without a level, and accepts BR', async () => {
    const places = described('lugares', { ano: 2022, colunas: { lugar: 'codigo' } });
    const towns = '12;2\n1200401;1\n35;3\n3550308;4\n33;5\n3304557;6\n';
    await expect(imported(places, `codigo;valor\n${towns}1;9\n`)).rejects.toThrow(
      'tabela.csv, linha 8: “codigo” tanto pode ser o país como uma região em 1 de 7 linhas, como em “1”. Escreva BR no código do país, ou diga em “nivel”',
    );
    await imported(places, `codigo;valor\n${towns}BR;9\n`);
    expect(await valueAt({ indicador: ['lugares'], nivel: ['brasil'] }, '1')).toBe(9);
  });

  it('reads CSV of the site of SIDRA, with titles above and notes below', async () => {
    const sidra = described(
      'estimativa',
      { formato: 'sidra', colunas: { municipio: 'Cód.' } },
      measure({ coluna: '{ano}', anos: [2021, 2024], casas: 0 }),
    );
    await imported(
      sidra,
      '\uFEFF"Tabela 6579 - População residente estimada"\n"Variável - População residente estimada (Pessoas)"\n"Cód.","Município","Ano",""\n"","","2021","2024"\n"1200401","Rio Branco (AC)","419452","387852"\n"1200203","Cruzeiro do Sul (AC)","89760","..."\n"Fonte: IBGE - Estimativas de População"\n"Nota: teste"\n',
    );
    expect(await valueAt({ indicador: ['estimativa'], uf: ['12'] }, '1200401')).toBe(387_852);
    expect(await valueAt({ indicador: ['estimativa'], uf: ['12'] }, '1200203')).toBeNull();
  });

  it('reads states by abbreviation, several measures, and a year for all rows', async () => {
    await imported(
      described(
        'trabalho',
        { ano: 2022, colunas: { uf: 'UF' } },
        measure({ id: 'ocupados', rotulo: 'Ocupados', coluna: 'Ocupados', casas: 0 }),
        measure({ id: 'renda', rotulo: 'Renda', coluna: 'Renda média', casas: 2, unidade: 'R$' }),
      ),
      'UF\tOcupados\tRenda média\nAC\t312.000\t2.134,50\n35\t1000\t3210,00\n',
    );
    expect(await rowsOf('place', { uf: ['12'] })).toMatchObject([
      { indicator: 'ocupados', value: 312_000, stateValue: null },
      { indicator: 'renda', value: 2134.5, sentence: 'Renda no Acre, em 2022: R$\u00a02.134,50.' },
    ]);
    expect(await rowsOf('values', { indicador: ['renda'] })).toHaveLength(27);
  });

  it('adds up the listed parts of each place and year; a sum without one of them is unknown', async () => {
    const edition = await imported(
      described('adultos', { ...columns, soma: { idade: ['15 a 19', '20 a 24'] } }),
      'codigo;ano;idade;valor\n1200401;2022;15 a 19;5,5\n1200401;2022;20 a 24;0\n1200401;2022;Total;99\n1200401;2010;20 a 24;3\n1200401;2010;15 a 19;4\n1200203;2022;15 a 19;5\n1200203;2022;20 a 24;\n1200013;2022;15 a 19;7\n1200013;2022;15 a 19;7\n',
    );
    expect(edition).toMatchObject({ linhasLidas: 9, linhasAceitas: 7 });
    const acre = { indicador: ['adultos'], uf: ['12'] };
    expect(await valueAt(acre, '1200401')).toBe(5.5);
    expect(await valueAt({ ...acre, ano: ['2010'] }, '1200401')).toBe(7);
    expect(await valueAt(acre, '1200203')).toBeNull();
    expect(await valueAt(acre, '1200013')).toBeNull();
  });

  it('reads cells with the unit of their measure', async () => {
    await imported(
      described(
        'renda',
        { ano: 2022, colunas: { uf: 'UF' } },
        measure({ id: 'taxa', rotulo: 'Taxa', coluna: 'taxa', unidade: '%', maximo: 100 }),
        measure({ id: 'renda', rotulo: 'Renda', coluna: 'renda', casas: 0, unidade: 'R$' }),
      ),
      'UF;taxa;renda\nAC;63,9%;R$ 4.566\nSP;7 %;R$\u00a01.000\nRJ;8,5;-R$2,00\nMG;-;R$ -3\nBA;9;4\n',
    );
    const newest = (await rowsOf('values', { indicador: ['taxa'] })).concat(
      await rowsOf('values', { indicador: ['renda'] }),
    );
    const known = newest.flatMap(({ key, value }) => (value === null ? [] : [[key, value]]));
    expect(known).toEqual([
      ['12', 63.9],
      ['29', 9],
      ['33', 8.5],
      ['35', 7],
      ['12', 4566],
      ['29', 4],
      ['33', -2],
      ['35', 1000],
    ]);
  });

  it('reads occupations of the CBO', async () => {
    await imported(
      described('risco', { ano: 2020, colunas: { cbo: 'cbo' } }),
      'cbo;valor\n2251-25;0,5\n010105;0,7\n',
    );
    const rows = [
      { key: '010105', level: 'cbo', value: 0.7 },
      { key: '225125', level: 'cbo', value: 0.5 },
    ];
    expect(await rowsOf('values', { indicador: ['risco'], nivel: ['cbo'] })).toMatchObject(rows);
    expect(await rowsOf('values', { indicador: ['risco'] })).toMatchObject(rows);
    expect(await rowsOf('place', { uf: ['12'] })).toEqual([]);
    const options = await rowsOf('options', { indicador: ['risco'] });
    expect(options.filter(({ filter }) => filter === 'cbo')).toHaveLength(2);
    expect(options.filter(({ filter }) => filter === 'curso')).toEqual([]);
  });

  it('rejects occupations that are not in the CBO in service, nor were in it', async () => {
    const list = join(dir, 'CBO2002 - Ocupacao.csv');
    await writeFile(list, 'CODIGO;TITULO\r\n225125;Médico clínico\r\n010105;Oficial general\r\n');
    await importFiles('cbo', dataDir, [list], { isPartial: true });
    const table = described('risco', { ano: 2020, colunas: { cbo: 'cbo' } });
    const known = '2251-25;0,5\n010105;0,7\n5142-10;0,2\n';
    const edition = await imported(table, `cbo;valor\n${known}9999-99;0,9\n`);
    expect(edition).toMatchObject({ linhasAceitas: 3, linhasRejeitadas: 1 });
    await expect(
      imported(table, `cbo;valor\n${known}9999-99;0,9\n9999-98;1\n9999-97;1\n`),
    ).rejects.toThrow(
      'tabela.csv, linha 5: “cbo” é de ocupação que não existe em 3 de 6 linhas, como em “9999-99”. Confira os códigos.',
    );
  });

  it('reads courses with their names, whose series one may ask for', async () => {
    await imported(
      described('evasao', { colunas: { curso: 'curso', nome: 'nome', ano: 'ano' } }),
      'curso;nome;ano;valor\ntecnico-1006;Técnico em Enfermagem;2021;12,5\ntecnico-1006;Técnico em Enfermagem;2023;11\nX.1;Curso próprio;2023;\n',
    );
    expect(await rowsOf('values', { indicador: ['evasao'] })).toMatchObject([
      { key: 'X.1', label: 'Curso próprio', value: null },
      { key: 'tecnico-1006', label: 'Técnico em Enfermagem', value: 11 },
    ]);
    const chosen = { indicador: ['evasao'], curso: ['tecnico-1006'] };
    expect(await rowsOf('series', chosen)).toMatchObject([
      { year: 2021, label: 'Técnico em Enfermagem', value: 12.5 },
      { year: 2023, value: 11 },
    ]);
    const options = await rowsOf('options', { indicador: ['evasao'] });
    expect(options.filter(({ filter }) => filter === 'curso')).toMatchObject([
      { code: 'tecnico-1006', label: 'Técnico em Enfermagem' },
    ]);
    expect(await rowsOf('series', { ...chosen, curso: [] })).toEqual([]);
    await expect(rowsOf('series', { ...chosen, curso: ['tecnico-1'] })).rejects.toThrow(
      'O valor “tecnico-1” não é aceito em “curso”',
    );
    await expect(rowsOf('series', { ...chosen, uf: ['12'] })).rejects.toThrow(
      'Escolha um só: um lugar, uma ocupação ou um curso.',
    );
  });
});

it('replaces the edition of the same table only', async () => {
  await imported(plain, 'codigo;ano;valor\n1200401;2021;5\n');
  const other = described('outro', columns);
  await imported(other, 'codigo;ano;valor\n1200401;2021;8\n');
  await imported(plain, 'codigo;ano;valor\n1200401;2021;6\n');
  const { conjuntos, anteriores } = await manifestOf(dataDir);
  expect(conjuntos.map(({ tabela }) => tabela)).toEqual(['outro', 'indice']);
  expect(anteriores.map(({ tabela }) => tabela)).toEqual(['indice']);
  const rows = await rowsOf('list');
  expect(rows).toMatchObject([
    { indicator: 'indice', table: 'indice', years: [2021], levels: 'municipio' },
    { indicator: 'outro', table: 'outro', years: [2021], levels: 'municipio' },
  ]);
  expect(await valueAt({ indicador: ['indice'], uf: ['12'] }, '1200401')).toBe(6);
  expect(await valueAt({ indicador: ['outro'], uf: ['12'] }, '1200401')).toBe(8);
  await expect(
    imported(
      described('terceira', columns, measure({ id: 'outro', coluna: 'valor' })),
      'codigo;ano;valor\n1200401;2021;8\n',
    ),
  ).rejects.toThrow('o indicador “outro” já é da tabela “outro”, em serviço');
});

describe('sums', () => {
  const summed = described('adultos', { ...columns, soma: { idade: ['1', '2'] } });

  it.each([
    [
      'a part with two values',
      'codigo;ano;idade;valor\n1200401;2022;1;5\n1200401;2022;2;6\n1200401;2022;2;7\n',
      'esta linha contradiz a linha 3, que dá outro valor de “valor”',
    ],
    [
      'a part that is in no row',
      'codigo;ano;idade;valor\n1200401;2022;1;5\n1200203;2022;1;6\n',
      'nenhum lugar, ocupação ou curso traz em “valor” todas as parcelas da soma',
    ],
    ['a missing column', 'codigo;ano;valor\n1200401;2022;5\n', 'falta a coluna “idade”'],
  ])('are refused with %s', async (_, text, message) => {
    await expect(imported(summed, text)).rejects.toThrow(message);
  });
});

it('credits the table of the chosen indicator alone, and in lists all tables', async () => {
  await imported(plain, 'codigo;ano;valor\n1200401;2021;5\n');
  await imported(described('outro', columns), 'codigo;ano;valor\n1200401;2021;8\n');
  const store = await openStore(dataDir);
  const creditedTo = async (name: keyof typeof indicator, filters: Filters) => {
    const dataset = indicator[name];
    const { editions } = await store.answer<AnyDataset>(dataset, store.resolve(dataset, filters));
    return editions.map(({ tabela = '' }) => tabela).toSorted((a, b) => (a < b ? -1 : 1));
  };
  for (const id of ['indice', 'outro']) {
    const ofOne = { indicador: [id] };
    expect(await creditedTo('list', ofOne)).toEqual([id]);
    expect(await creditedTo('values', ofOne)).toEqual([id]);
    expect(await creditedTo('series', { ...ofOne, municipio: ['1200401'] })).toEqual([id]);
  }
  const all = ['indice', 'outro'];
  expect(await creditedTo('list', {})).toEqual(all);
  expect(await creditedTo('place', { uf: ['12'] })).toEqual(all);
  await store.close();
});

const rows = (line: (index: number) => string, header = 'codigo;ano;valor') =>
  `${header}\n${Array.from({ length: 30 }, (_, index) => line(index)).join('\n')}\n`;

describe('damaged files', () => {
  const towns = [1200013, 1200054, 1200104, 1200138, 1200179, 1200203, 1200252, 1200302];
  const town = (index: number) => towns[index % towns.length];
  const year = (index: number) => 2000 + Math.floor(index / towns.length);

  it.each([
    [
      'an unknown municipality',
      rows((i) => `${9_900_000 + i};2020;5`),
      'é de município que não existe em 30 de 30 linhas',
    ],
    [
      'a year out of range',
      rows((i) => `${town(i)};${1500 + i};5`),
      '“ano” não é um ano de 1900 a 2100',
    ],
    [
      'a word in place of a number',
      rows((i) => `${town(i)};${year(i)};alto`),
      '“valor” não é um número',
    ],
    [
      'the mark of a footnote after a number',
      rows((i) => `${town(i)};${year(i)};3,5(1)`),
      '“valor” não traz só um número em 30 de 30 linhas, como em “3,5(1)”. Retire do arquivo o que não é do número: “(1)”. Se a célula',
    ],
    [
      'a unit that is not the measure’s',
      rows((i) => `${town(i)};${year(i)};R$ 4.566,10`),
      'Retire do arquivo o que não é do número: “R$”, ou diga na descrição "unidade": "R$".',
    ],
    [
      'numbers that may have thousands',
      rows((i) => `${town(i)};${year(i)};12.345`),
      '“valor” tanto pode ter milhares como decimais',
    ],
    [
      'two values of one key',
      rows(() => '1200401;2020;5').concat('1200401;2020;6\n'),
      'esta linha contradiz a linha 2',
    ],
    ['a missing column', 'codigo;ano;nota\n1200401;2020;5\n', 'falta a coluna “valor”'],
    [
      'a blank column',
      rows((i) => `${town(i)};${year(i)};`),
      'nenhuma linha traz valor em “valor”',
    ],
    ['an empty file', '', 'o arquivo está vazio'],
    ['only a header', 'codigo;ano;valor\n', 'há só o cabeçalho'],
  ])('are refused: %s', async (_, text, message) => {
    await imported(plain, 'codigo;ano;valor\n1200401;2021;5\n');
    const before = await manifestOf(dataDir);
    await expect(imported(plain, text, 'ruim.csv')).rejects.toThrow(message);
    expect(await manifestOf(dataDir)).toEqual(before);
    expect(await valueAt({ indicador: ['indice'], uf: ['12'] }, '1200401')).toBe(5);
  });
});

describe('descriptions', () => {
  const { medidas: _, ...withoutMeasures } = plain;

  it.each([
    [{ ...plain, fonte: undefined }, 'em “fonte”, falta o valor'],
    [{ ...plain, cor: 'azul' }, '“cor” não existe. Existem: id, fonte, licenca'],
    [{ ...plain, id: 'Índice' }, 'em “id”, há “Índice”. São letras minúsculas sem acento'],
    [
      { ...plain, colunas: { ano: 'ano' } },
      'em “colunas”, nenhuma coluna diz de que é a linha. Escolha uma: municipio, uf',
    ],
    [{ ...plain, colunas: { municipio: 'codigo' } }, 'nada diz o ano dos valores'],
    [{ ...plain, ano: 2020 }, 'o ano dos valores está em mais de um lugar'],
    [
      { ...plain, colunas: { municipio: 'codigo' }, ano: 1850 },
      'em “ano”, há 1850. É um ano de 1900 a 2100',
    ],
    [{ ...plain, soma: 'idade' }, 'em “soma”, há outra coisa. É um objeto { … }.'],
    [
      { ...plain, soma: { idade: ['1', '2'], sexo: ['1', '2'] } },
      'em “soma”, falta uma só coluna. É a coluna das parcelas, e a lista delas',
    ],
    [{ ...plain, soma: { idade: ['1'] } }, 'em “soma.idade”, faltam parcelas'],
    [{ ...plain, soma: { idade: ['1', '1'] } }, 'em “soma.idade”, “1” se repete'],
    [withoutMeasures, 'em “medidas”, falta uma lista'],
    [{ ...plain, medidas: [measure()] }, 'em “medidas[0]”, falta a coluna'],
    [
      { ...plain, medidas: [measure({ coluna: 'a', casas: 9 })] },
      'em “medidas[0].casas”, há 9. São as casas decimais, um número inteiro de 0 a 6',
    ],
    [
      { ...plain, medidas: [measure({ coluna: 'a', unidade: 5 })] },
      'em “medidas[0].unidade”, há 5',
    ],
    [
      { ...plain, medidas: [measure({ coluna: 'a', frase: '{cidade} tem {valor}.' })] },
      'em “medidas[0].frase”, “{cidade}” não existe. Existem: {nome}, {lugar}, {no_lugar}, {valor}, {ano}',
    ],
    [
      {
        ...plain,
        medidas: [
          measure({ id: 'a', coluna: 'a' }),
          measure({ id: 'a', rotulo: 'Outro', coluna: 'b' }),
        ],
      },
      'em “medidas[1]”, o id “a” já é de outra',
    ],
    [
      { ...plain, medidas: [measure({ id: 'a', coluna: 'a' }), measure({ id: 'b', coluna: 'b' })] },
      'em “medidas[1]”, o rótulo “Índice” já é de outra',
    ],
  ])('are refused: %#', (description, message) => {
    expect(() => parseDescription('tabela.json', JSON.stringify(description))).toThrow(message);
  });

  it('are refused unless they are JSON', () => {
    expect(() => parseDescription('tabela.json', '{ "id": ')).toThrow(
      'tabela.json: isto não é JSON',
    );
  });

  it.each(shippedTables)('of the project are valid, in at most 15 lines: %s', async (name) => {
    const text = await readFile(join(import.meta.dirname, `${name}.json`), 'utf8');
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(15);
    expect((await readDescription(name)).id).toBe(name);
  });
});

describe('the project’s descriptions read files of their layouts, made up', () => {
  const years = [2005, 2007, 2009, 2011, 2013, 2015, 2017, 2019, 2021, 2023];

  it.each([
    [
      'ideb',
      `SG_UF;CO_MUNICIPIO;NO_MUNICIPIO;REDE;${years.map((year) => `VL_OBSERVADO_${year}`).join(';')}
AC;1200401;Rio Branco;Estadual;${years.map(() => '6,1').join(';')}
AC;1200401;Rio Branco;Pública;-;${years
        .slice(1)
        .map(() => '5,1')
        .join(';')}
`,
      'Em Rio Branco, o Ideb dos anos iniciais da rede pública em 2023 é 5,1.',
    ],
    [
      'pib-per-capita',
      `Ano;Código do Município;Nome do Município;Produto Interno Bruto per capita,  a preços correntes (R$ 1,00)
2022;1200401;Rio Branco;27123,45
2023;1200401;Rio Branco;29.123,45
`,
      'Em Rio Branco, o PIB por pessoa de 2023 é de R$\u00a029.123,45, a preços correntes.',
    ],
    [
      'populacao',
      JSON.stringify([
        {
          NC: 'Nível Territorial (Código)',
          V: 'Valor',
          D1C: 'Município (Código)',
          D3C: 'Ano (Código)',
        },
        { NC: '6', V: '387852', D1C: '1200401', D3C: '2024' },
      ]),
      'Em Rio Branco, a população estimada para 1º de julho de 2024 é de 387.852 pessoas.',
    ],
    [
      'populacao-censo',
      JSON.stringify([
        { NC: 'Nível Territorial (Código)', V: 'Valor', D1C: 'Município (Código)' },
        { NC: '6', V: '364756', D1C: '1200401' },
      ]),
      'O Censo de 2022 contou 364.756 pessoas em Rio Branco.',
    ],
  ])('%s', async (name, text, sentence) => {
    const path = join(dir, 'arquivo');
    await writeFile(path, text);
    await importTable(await readDescription(name), dataDir, [path]);
    expect(await rowsOf('place', { municipio: ['1200401'] })).toMatchObject([{ sentence }]);
  });
});

it('adds up the population of 15 to 69 years from a file of SIDRA, made up', async () => {
  const ages = Array.from({ length: 11 }, (_, index) => String(93_086 + index));
  const headings = {
    NC: 'Nível Territorial (Código)',
    V: 'Valor',
    D1C: 'Município (Código)',
    D4C: 'Sexo (Código)',
    D5C: 'Idade (Código)',
  };
  const rowsIn = (NC: string, D1C: string, V: string, D4C = '6794') =>
    ages.map((D5C) => ({ NC, V, D1C, D4C, D5C }));
  const all = { NC: '3', V: '830018', D1C: '12', D4C: '6794', D5C: '100362' };
  const partial = rowsIn('6', '1200203', '70').map((row, index) =>
    index === 3 ? { ...row, V: '...' } : row,
  );
  const path = join(dir, 'tabela9514.json');
  await writeFile(
    path,
    JSON.stringify([
      headings,
      all,
      ...rowsIn('3', '12', '1000'),
      ...rowsIn('6', '1200401', '500'),
      ...rowsIn('6', '1200401', '9', '4'),
      ...partial,
    ]),
  );
  await importTable(await readDescription('populacao-15-69'), dataDir, [path]);
  expect(await rowsOf('place', { municipio: ['1200401'] })).toMatchObject([
    {
      year: 2022,
      value: 5500,
      stateValue: 11_000,
      sentence: 'O Censo de 2022 contou 5.500 pessoas de 15 a 69 anos em Rio Branco.',
    },
  ]);
  expect(await rowsOf('place', { municipio: ['1200203'] })).toMatchObject([{ value: null }]);
});

describe('queries', () => {
  beforeEach(() => imported(plain, 'codigo;ano;valor\n1200401;2021;5\n'));

  it.each([
    [
      'values',
      { indicador: ['nenhum'] },
      'O valor “nenhum” não é aceito em “indicador”. Aceitos: indice.',
    ],
    ['values', {}, 'Escolha um indicador.'],
    ['values', { indicador: ['indice'], ano: ['1999'] }, 'Não há valores de 1999. Anos: 2021.'],
    [
      'values',
      { indicador: ['indice'], uf: ['12'], nivel: ['regiao'] },
      'O nível “regiao” não tem estados.',
    ],
    ['place', { regiao: ['3'], uf: ['12'] }, 'O estado “12” não é da região escolhida.'],
    ['place', { municipio: ['1200999'] }, 'não é aceito em “municipio”'],
  ] as const)('are refused: %s of %j', async (name, filters, message) => {
    await expect(rowsOf(name, filters)).rejects.toThrow(message);
  });
});
