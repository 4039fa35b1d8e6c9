import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import {
  type AnyDataset,
  type Filters,
  labour,
  type OccupationFilter,
  occupation,
  type ProfileFilter,
  profile,
} from '@observatorio/contract';
import { ageBands, schoolingGroups, sectors, states } from '@observatorio/domain';
import { randomNumbers } from '@observatorio/domain/random';
import { importFiles } from '@observatorio/import';
import {
  buildEdition,
  emptyRowMetadata,
  installEdition,
  LINKS_TABLE,
  openStore,
  type Store,
} from '@observatorio/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlierEdition } from '../support/earlier-edition';
import { publishedBounds, publishedPay, tightened } from '../support/published-pay';

const COUNT = 4000;
const COMBINATIONS = 60;
const CODES = ['225125', '411010', '782510', '010105'] as const;
const SMALL_CELL = 5;

const YEARS = [2018, 2019] as const;
/** Year whose edition has an earlier version's format. */
const EARLIER_YEAR = 2018;

/** Returns SQL that fills `links` with the links of a year. The last occupation has none. */
function linksOf(year: number): string {
  const pick = (salt: number, of: number) => `(hash(i * 16 + ${salt} + ${year}) % ${of})::INTEGER`;
  return `
  INSERT INTO links
  SELECT municipio, municipio // 100000, [225125, 411010, 782510][1 + ${pick(1, 3)}],
    1 + ${pick(2, 25)}, nullif(${pick(3, 3)}, 0), 1 + ${pick(4, 10)}, step, nullif(${pick(6, 12)}, 0),
    nullif(${pick(7, 6)}, 0), [1, 2, 4, 6, 8, NULL][1 + ${pick(11, 6)}],
    [20, 30, 40, 44, NULL][1 + ${pick(12, 5)}], nullif(${pick(13, 9)}, 0), CASE WHEN step IS NOT NULL THEN 60000 + ${pick(8, 900_000)} END,
    1 + ${pick(10, 3)}
  FROM (SELECT i, [3550308, 3509502, 3304557, 1200401][1 + ${pick(9, 4)}] AS municipio,
    nullif(${pick(5, 12)}, 11) AS step FROM range(${COUNT}) AS numbers(i))`;
}

let dataDir: string;
let store: Store;
let plain: DuckDBConnection;

async function file(name: string, lines: readonly string[]): Promise<string> {
  const path = join(dataDir, name);
  await writeFile(path, `${lines.join('\r\n')}\r\n`);
  return path;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  plain = await (await DuckDBInstance.create(':memory:')).connect();
  for (const year of YEARS) {
    await plain.run(`${LINKS_TABLE}; ${linksOf(year)}; ALTER TABLE links RENAME TO links${year}`);
    const name = { conjunto: 'rais', ano: year, tipo: 'oficial' } as const;
    await installEdition(dataDir, name, async (connection) => {
      await connection.run(`${LINKS_TABLE}; ${linksOf(year)}`);
      await buildEdition(connection, { year });
      if (year === EARLIER_YEAR) await connection.run(earlierEdition(year));
      return {
        fontes: [],
        linhasLidas: COUNT,
        linhasAceitas: COUNT,
        linhasRejeitadas: 0,
        motivos: {},
        notas: [],
      };
    });
  }
  await importFiles(
    'cbo',
    dataDir,
    [
      await file('Ocupacao.csv', [
        'CODIGO;TITULO',
        ...CODES.map((code, index) => `${code};Ocupação ${'DCBÁ'[index]}`),
      ]),
      await file('Sinonimo.csv', ['CODIGO;TITULO', '225125;Clínico', '225125;Doutor']),
      await file('PerfilOcupacional.csv', [
        'COD_OCUPACAO;SGL_GRANDE_AREA;NOME_GRANDE_AREA;NOME_ATIVIDADE',
        '225125;A;ATENDER PACIENTES;Ouvir',
        '225125;B;ENSINAR;Dar aulas',
        '225125;Z;DEMONSTRAR COMPETÊNCIAS PESSOAIS;Demonstrar empatia',
      ]),
    ],
    { isPartial: true },
  );
  await importFiles(
    'automacao',
    dataDir,
    [await file('a.csv', ['cbo,prob_automacao', '225125,0.45'])],
    { isPartial: true },
  );
  await importFiles(
    'evolucao',
    dataDir,
    [await file('e.csv', ['ano,CBO2002,empregados', '2014,225125,100', '2017,225125,200'])],
    { isPartial: true },
  );
  await importFiles(
    'perfis',
    dataDir,
    [
      await file('p.csv', [
        'cod_cbo;campo;item;valor',
        '411010;sintese;;Cuida dos papéis.',
        '411010;qualificacao;;4',
        '411010;ocupacao_4_0;;FALSE',
        '411010;competencia_4_0;Análise de dados;0,4',
        '411010;conhecimento;Rotinas;0,9',
        '411010;ocupacao_relacionada;;782510',
      ]),
    ],
    { isPartial: true },
  );
  store = await openStore(dataDir, { smallCell: SMALL_CELL });
});
afterAll(async () => {
  await store.close();
  plain.closeSync();
  await rm(dataDir, { recursive: true });
});

const rows = async <D extends AnyDataset>(dataset: D, filters: Filters = {}) =>
  (await store.answer(dataset, store.resolve(dataset, filters))).rows;

const sql = async (text: string): Promise<(number | null)[][]> =>
  (await plain.runAndReadAll(text)).getRowsJson() as (number | null)[][];

/** Values for every filter of an area; none if it is not set. */
type Chosen<Filter extends string> = Readonly<Record<Filter, readonly string[]>>;

const next = randomNumbers(20190501);
const some = (list: readonly string[]): string[] =>
  next() < 0.5 ? [] : list.filter(() => next() < 0.4);
const one = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';

/** SQL condition for a column's value to be one of the chosen ones, if there are any. */
const inList = (column: string, values: readonly string[]): string =>
  values.length > 0 ? `${column} IN (${values.join(', ')})` : 'true';

/** Combines the condition of each filter. */
const allOf = <Filter extends string>(conditions: Readonly<Record<Filter, string>>): string =>
  Object.values(conditions).join(' AND ');

describe('an occupation’s distribution', () => {
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
  const combinations = Array.from(
    { length: COMBINATIONS },
    (): Chosen<OccupationFilter> => ({
      cod_cbo: [one(CODES)],
      sexotrabalhador: some(['1', '2']),
      escolaridadeapos2005: some(codes(schoolingGroups)),
      faixaetaria: some(codes(ageBands)),
      uf: some(['35', '33', '12', '11']),
    }),
  );

  it.each(combinations)('matches plain SQL for %j', async (filters) => {
    const members = filters.escolaridadeapos2005.flatMap(
      (group) => schoolingGroups.find(({ code }) => code === group)?.members ?? [],
    );
    const where = `FROM links2019 WHERE ${allOf<OccupationFilter>({
      cod_cbo: inList('occupation', filters.cod_cbo),
      sexotrabalhador: inList('gender', filters.sexotrabalhador),
      escolaridadeapos2005: inList('schooling', members),
      faixaetaria: inList('age', filters.faixaetaria),
      uf: inList('uf', filters.uf),
    })}`;
    const counts = async (dataset: AnyDataset) => {
      const found: { key: string | null; count: number }[] = await rows(dataset, filters);
      return new Map(
        found.filter(({ count }) => count > 0).map(({ key, count }) => [key, count] as const),
      );
    };
    const expected = async (value: string) =>
      new Map(
        (await sql(`SELECT ${value}, sum(n)::INTEGER ${where} GROUP BY ALL`)).map(([key, n]) => [
          key === null ? null : String(key),
          n,
        ]),
      );
    expect(await counts(occupation.byGender)).toEqual(await expected('gender'));
    expect(await counts(occupation.byState)).toEqual(await expected('uf'));
    expect(await counts(occupation.bySchooling)).toEqual(
      await expected(
        'CASE WHEN schooling <= 6 THEN 1 WHEN schooling = 7 THEN 2 WHEN schooling = 8 THEN 3 WHEN schooling >= 9 THEN 4 END',
      ),
    );
    const ages = await rows(occupation.byAgeGender, filters);
    for (const [gender, key] of [
      ['1', 'men'],
      ['2', 'women'],
    ] as const) {
      const found = ages.filter((row) => row[key] > 0).map((row) => [row.key, row[key]] as const);
      const wanted = await sql(
        `SELECT age, sum(n)::INTEGER ${where} AND gender = ${gender} GROUP BY age`,
      );
      expect(new Map(found)).toEqual(
        new Map(wanted.map(([age, n]) => [age === null ? null : String(age), n])),
      );
    }
    const [[n, mean] = []] = await sql(
      `SELECT sum(n)::INTEGER, sum(pay::BIGINT * n) / sum(n) / 100 ${where} AND pay IS NOT NULL`,
    );
    const [pay] = await rows(occupation.pay, filters);
    if ((n ?? 0) < SMALL_CELL) expect(pay).toEqual({ max: null, avg: null, min: null });
    else {
      const { minPay, maxPay } = publishedBounds(await paysOf(`${where} AND pay IS NOT NULL`));
      expect(pay).toEqual({ max: maxPay, avg: publishedPay(mean ?? 0, n ?? 0), min: minPay });
    }
  });
});

/** Returns the pay of each link in reais. */
async function paysOf(from: string): Promise<number[]> {
  const links = await sql(`SELECT pay / 100, unnest(range(n)) ${from}`);
  return links.map(([pay]) => Number(pay));
}

describe('the profile’s market', () => {
  const combinations = Array.from(
    { length: COMBINATIONS },
    (): Chosen<ProfileFilter> => ({
      ano: [one(YEARS.map(String))],
      codigoBrasileiroOcupacao: next() < 0.8 ? [one(CODES)] : [],
      setorEmpresa: some(sectors.map(({ code }) => code)),
      uf: some(['35', '33', '12']),
      sexo: some(['1', '2']),
    }),
  );

  it.each(combinations)('agrees with plain SQL for %j', async (filters) => {
    const from = `FROM links${filters.ano[0]} WHERE ${allOf<Exclude<ProfileFilter, 'ano'>>({
      codigoBrasileiroOcupacao: inList('occupation', filters.codigoBrasileiroOcupacao),
      setorEmpresa: inList('sector', filters.setorEmpresa),
      uf: inList('uf', filters.uf),
      sexo: inList('gender', filters.sexo),
    })}`;
    const cells = await sql(`
      SELECT uf, gender, schooling, sum(n)::INTEGER ${from}
      GROUP BY ALL ORDER BY uf, gender, schooling`);
    const pays = new Map<string, number[]>();
    for (const [uf, gender, schooling, pay] of await sql(
      `SELECT uf, gender, schooling, pay / 100, unnest(range(n)) ${from} AND pay IS NOT NULL`,
    )) {
      const key = String([uf, gender, schooling]);
      pays.set(key, [...(pays.get(key) ?? []), Number(pay)]);
    }
    const text = (value: number | null | undefined) => (value == null ? null : String(value));
    const found = await rows(profile.market, filters);
    expect(found.map((row) => [row.state, row.gender, row.schooling, row.count])).toEqual(
      cells.map(([uf, gender, schooling, n]) => [text(uf), text(gender), text(schooling), n]),
    );
    for (const { state, gender, schooling, minPay, maxPay } of found) {
      const wanted = publishedBounds(pays.get(String([state, gender, schooling])) ?? []);
      const bounds = { minPay, maxPay };
      const isEarlier = filters.ano[0] === String(EARLIER_YEAR);
      expect(isEarlier ? tightened(bounds, wanted) : bounds).toEqual(wanted);
    }
  });

  it('classifies growth and automation', async () => {
    const [row] = await rows(profile.market, { codigoBrasileiroOcupacao: ['225125'] });
    expect(row).toMatchObject({ growth: 5, growthFrom: 2017, growthTo: 2019, automation: 3 });
    const [other] = await rows(profile.market, { codigoBrasileiroOcupacao: ['411010'] });
    expect(other).toMatchObject({ growthFrom: 2018, growthTo: 2019, automation: null });
  });
});

describe('the information on an occupation', () => {
  it('comes from the CBO by default', async () => {
    const [[in2018], [in2019]] = (await Promise.all(
      [2018, 2019].map((year) =>
        sql(`SELECT sum(n)::INTEGER FROM links${year} WHERE occupation = 225125`),
      ),
    )) as [[[number]], [[number]]];
    expect(await rows(occupation.info, { cod_cbo: ['225125'] })).toEqual([
      {
        title: 'Ocupação D',
        description: 'Atender pacientes; ensinar.',
        conditions: null,
        qualification: null,
        attitudes: [{ name: 'Demonstrar empatia', importance: null, frequency: null, level: null }],
        knowledge: [],
        skills: [],
        standIn: null,
        automation: 0.45,
        evolution: [
          { year: 2014, links: 100 },
          { year: 2017, links: 200 },
          // The editions of links follow the series file.
          { year: 2018, links: in2018[0] },
          { year: 2019, links: in2019[0] },
        ],
        breaks: [],
        partialYears: [],
        growth: Math.sqrt(in2019[0] / 200) - 1,
        growthFrom: 2017,
        growthTo: 2019,
        noGrowthReason: null,
        isEconomy40: null,
        competencies: [],
        related: [],
      },
    ]);
  });

  it('comes from its profile if it has one', async () => {
    expect(await rows(occupation.info, { cod_cbo: ['411010'] })).toMatchObject([
      {
        description: 'Cuida dos papéis.',
        qualification: 4,
        knowledge: [{ name: 'Rotinas', importance: null, frequency: 0.9, level: null }],
        automation: null,
        isEconomy40: false,
        competencies: [{ name: 'Análise de dados', score: 0.4 }],
        related: [{ code: '782510', title: 'Ocupação B' }],
      },
    ]);
    const [row] = await rows(profile.occupation, { codigoBrasileiroOcupacao: ['411010'] });
    expect(row).toMatchObject({
      synthesis: 'Cuida dos papéis.',
      knowledge: [{ name: 'Rotinas', level: null }],
    });
  });

  it('has the same figures in a comparison as on the cards', async () => {
    const codes = ['010105', '225125', '411010'];
    const found = await rows(occupation.comparison, { comparar: codes });
    expect(found).toMatchObject([
      { code: '010105', links: 0, meanPay: null, schooling: null, women: null, automation: null },
      { title: 'Ocupação D', automation: 0.45, attitudes: [{ name: 'Demonstrar empatia' }] },
      { title: 'Ocupação C', qualification: 4, isEconomy40: false },
    ]);
    for (const { code, links, ...row } of found) {
      const [summary] = await rows(labour.summary, { occupation: [code] });
      expect(summary).toMatchObject({
        links,
        meanPay: row.meanPay,
        medianPay: row.medianPay,
        p10Pay: row.p10Pay,
        p90Pay: row.p90Pay,
        minPay: row.minPay,
        maxPay: row.maxPay,
      });
      if (links > 0) expect(row.women).toBe((summary?.women ?? 0) / links);
    }
    expect(() => store.resolve(occupation.comparison, {})).toThrow('comparar');
    expect(() => store.resolve(occupation.comparison, { comparar: ['999999'] })).toThrow('999999');
  });

  it('lists occupations by name, and all states', async () => {
    const options = await rows(occupation.options);
    const names = options.filter(({ filter }) => filter === 'cod_cbo').map(({ label }) => label);
    expect(names).toEqual(['Ocupação Á', 'Ocupação B', 'Ocupação C', 'Ocupação D']);
    expect(options.filter(({ filter }) => filter === 'uf')).toHaveLength(states.length);
  });

  it('includes its synonyms and its number of links', async () => {
    const found = await rows(occupation.synonyms, { cod_cbo: ['225125', '010105'] });
    const [[links] = []] = await sql(
      'SELECT sum(n)::INTEGER FROM links2019 WHERE occupation = 225125',
    );
    expect(found).toEqual([
      { code: '010105', synonyms: [], everyday: [], links: 0 },
      {
        code: '225125',
        synonyms: ['Clínico', 'Doutor'],
        everyday: expect.arrayContaining(['Médico']),
        links,
      },
    ]);
    expect(await rows(occupation.synonyms)).toHaveLength(CODES.length);
  });

  it('lists only the requested occupations', async () => {
    const codes = ['225125', '411010'];
    const search = await rows(occupation.options, { cod_cbo: codes });
    const ofProfile = await rows(profile.options, { codigoBrasileiroOcupacao: codes });
    const listed = (options: typeof search, name: string) =>
      options.filter(({ filter }) => filter === name).map(({ code }) => code);
    expect(listed(search, 'cod_cbo').toSorted()).toEqual(codes);
    expect(listed(search, 'uf')).toHaveLength(states.length);
    expect(listed(ofProfile, 'codigoBrasileiroOcupacao')).toEqual(codes);
  });

  it('puts the occupation’s sectors first, by number of links', async () => {
    const filters = { codigoBrasileiroOcupacao: ['225125'] };
    const options = await rows(profile.options, filters);
    const listed = options.filter(({ filter }) => filter === 'setorEmpresa');
    const [[first] = []] = await sql(
      'SELECT sector FROM links2019 WHERE occupation = 225125 GROUP BY sector ORDER BY sum(n) DESC, sector LIMIT 1',
    );
    expect(listed[0]?.code).toBe(String(first));
    expect(listed).toHaveLength(25);
  });

  it('lists occupations with links first, and offers no sectors for the others', async () => {
    const held = new Set((await sql('SELECT DISTINCT occupation FROM links2019')).flat());
    const codesOf = async (filter: string, filters: Filters = {}) =>
      (await rows(profile.options, filters)).flatMap((row) =>
        row.filter === filter ? [row.code] : [],
      );
    const occupations = await codesOf('codigoBrasileiroOcupacao');
    const withLinks = occupations.filter((code) => held.has(Number(code)));
    const without = occupations.filter((code) => !held.has(Number(code)));
    expect(occupations).toEqual([...withLinks, ...without]);
    expect(withLinks).toEqual(withLinks.toSorted());
    expect(without).not.toHaveLength(0);
    const chosen = { codigoBrasileiroOcupacao: without.slice(0, 1) };
    expect(await codesOf('setorEmpresa', chosen)).toEqual([]);
  });

  it('includes each occupation’s description in the profile options', async () => {
    const options = await rows(profile.options);
    expect(options.find(({ code }) => code === '411010')?.synthesis).toBe('Cuida dos papéis.');
  });

  it('rejects a missing occupation, several occupations, and an unknown one', async () => {
    const asked = (filters: Filters) => () => store.resolve(occupation.info, filters);
    expect(asked({})).toThrow('Escolha uma ocupação');
    expect(asked({ cod_cbo: ['225125', '411010'] })).toThrow('uma ocupação só');
    // Known once the occupations with links are read.
    await expect(rows(occupation.info, { cod_cbo: ['999999'] })).rejects.toThrow('999999');
    expect(() => store.resolve(profile.market, {})).not.toThrow();
    expect(
      store.resolve(profile.occupation, { ano: ['2019'], codigoBrasileiroOcupacao: ['225125'] })
        .edition.conjunto,
    ).toBe('cbo');
  });
});

it('takes missing ratings from the nearest occupation in the family, and names it', async () => {
  const name = { conjunto: 'onet', ano: 2025, tipo: 'oficial' } as const;
  await installEdition(dataDir, name, async (connection) => {
    await connection.run(`
      CREATE TABLE edition.ratings AS FROM (VALUES
        (411005, 'conhecimento', 'Vendas e marketing', 3.5, 4.1),
        (411050, 'conhecimento', 'Biologia', 3.5, 4.1),
        (782510, 'habilidade', 'Redação', 2.5, 1.1)) AS rated(occupation, kind, name, importance, level)`);
    return emptyRowMetadata();
  });
  const found = async (code: string) => (await rows(occupation.info, { cod_cbo: [code] }))[0];
  await expect.poll(async () => (await found('411010'))?.standIn).toBe('411005');
  expect((await found('411010'))?.knowledge[0]).toMatchObject({ name: 'Vendas e marketing' });
  expect(await found('782510')).toMatchObject({ standIn: null, skills: [{ name: 'Redação' }] });
  expect(await found('225125')).toMatchObject({ standIn: null, skills: [] });
});
