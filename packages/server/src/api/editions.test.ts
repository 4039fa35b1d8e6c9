import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { type AnyDataset, areas, labour, occupation, profile } from '@observatorio/contract';
import { openStore, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import {
  addIndicators,
  addLinks,
  addOccupations,
  addOffers,
  makeDataDir,
  ONE_LINK,
  removeDataDir,
} from '../testing/test-store';

const cleanups: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
});

type Kinds = Readonly<Record<'links' | 'list' | 'facts', 'demonstracao' | 'oficial'>>;

/** Creates a server with editions of these kinds, and optionally with official course offers. */
async function serverOf({ links, ...kinds }: Kinds, offers = false): Promise<FastifyInstance> {
  const dataDir = await makeDataDir(links);
  await addOccupations(dataDir, kinds);
  if (offers) await addOffers(dataDir);
  if (offers) await addIndicators(dataDir);
  return serverOn(dataDir);
}

/** Creates a server on a data directory, which is removed afterwards. */
async function serverOn(dataDir: string): Promise<FastifyInstance> {
  const store: Store = await openStore(dataDir);
  const app = testServer(store);
  cleanups.push(
    () => removeDataDir(dataDir),
    () => store.close(),
    () => app.close(),
  );
  return app;
}

const HEADER = 'x-observatorio-fontes';
const doctor = 'codigoBrasileiroOcupacao=225125';

describe('demonstration data', () => {
  it('never complete official links, even if the list of occupations is demonstration data too', async () => {
    const app = await serverOf({ links: 'oficial', list: 'demonstracao', facts: 'demonstracao' });
    const { headers, ...market } = await app.inject(`${profile.market.path}?${doctor}`);
    expect(headers[HEADER]).toBe('rais 2019 oficial');
    const rows: { crescimentoInteger: unknown; automacaoInteger: unknown }[] = market.json();
    expect(rows.length).toBeGreaterThan(0);
    for (const { crescimentoInteger, automacaoInteger } of rows) {
      expect([crescimentoInteger, automacaoInteger]).toEqual([null, null]);
    }
    const csv = await app.inject(`${profile.market.path}?${doctor}&formato=csv`);
    expect(csv.body).not.toMatch(/demonstração/i);
  });

  it('are credited for titles alone, and do not mark official figures as made up', async () => {
    const app = await serverOf({ links: 'oficial', list: 'demonstracao', facts: 'demonstracao' });
    const textOf = async (query: string) =>
      (await app.inject(`${labour.trend.path}?${query}&formato=csv`)).body;
    expect(await textOf('por=genero')).not.toMatch(/demonstração/i);
    expect(await textOf('compara=12,35')).not.toMatch(/demonstração/i);
    const titled = await textOf('compara=225125,411010');
    expect(titled).not.toContain('# Dados de demonstração');
    expect(titled).toContain('(cbo, dados de demonstração, ');
    expect(await textOf('occupation=411010&compara=225125,252105')).toContain(
      '# Filtros: Comparação: Médico clínico (225125) e Administrador (252105)',
    );
    expect(await textOf('uf=12&compara=3509502,3550308')).toContain(
      '# Filtros: Comparação: Campinas (3509502) e São Paulo (3550308)',
    );
    const { body } = await app.inject(`${labour.pay.path}?por=genero&formato=csv`);
    expect(body).not.toMatch(/demonstração/i);
  });

  it('never fill gaps in an official list', async () => {
    const app = await serverOf({ links: 'demonstracao', list: 'oficial', facts: 'demonstracao' });
    const info = await app.inject(`${occupation.info.path}?cod_cbo=225125`);
    expect(info.headers[HEADER]).toBe('cbo oficial');
    expect(info.json()).toMatchObject({ prob_automacao: null, evol_vagas: [] });
    const names = await app.inject(occupation.synonyms.path);
    expect([names.headers[HEADER], names.json().vinculos]).toEqual(['cbo oficial', {}]);
  });

  it('complete other demonstration data, and are named as such', async () => {
    const app = await serverOf({
      links: 'demonstracao',
      list: 'demonstracao',
      facts: 'demonstracao',
    });
    const url = `${profile.market.path}?${doctor}`;
    const expected = 'rais 2019 demonstracao; evolucao demonstracao; automacao demonstracao';
    const [first, second] = [await app.inject(url), await app.inject(url)];
    expect(first.json()[0]).toMatchObject({ automacaoInteger: 5 });
    expect([first.headers[HEADER], second.headers[HEADER]]).toEqual([expected, expected]);
    expect(first.headers['access-control-expose-headers']).toContain('X-Observatorio-Fontes');
    const posted = await app.inject({
      method: 'POST',
      url: profile.market.path,
      payload: { queryParams: { codigoBrasileiroOcupacao: '225125' } },
    });
    expect(posted.headers[HEADER]).toBe(expected);
    const head = await app.inject({ method: 'HEAD', url });
    expect(head.headers[HEADER]).toBe(expected);
    const { body } = await app.inject(`${url}&formato=csv`);
    for (const source of ['rais', 'evolucao', 'automacao']) {
      expect(body).toMatch(new RegExp(`# Fonte: .+ \\(${source}, dados de demonstração, `));
    }
    expect((await app.inject(`${labour.byOccupation.path}?uf=35`)).headers[HEADER]).toBe(
      'rais 2019 demonstracao; cbo demonstracao',
    );
  });
});

it('names the editions in every response, and writes CSV files that read back as the same table', async () => {
  const app = await serverOf({ links: 'oficial', list: 'oficial', facts: 'oficial' }, true);
  const folder = await mkdtemp(join(tmpdir(), 'observatorio-'));
  const database = await DuckDBInstance.create();
  const connection = await database.connect();
  cleanups.push(() => rm(folder, { recursive: true }));
  for (const dataset of Object.values(areas).flatMap((area) => Object.values<AnyDataset>(area))) {
    const [required] = dataset.requires ?? [];
    const example = dataset.filters.find(({ name }) => name === required)?.example;
    const level = dataset.id.startsWith('graduate') ? '&nivel_ensino=Superior' : '';
    const url = `${dataset.path}?${required ? `${required}=${example}` : ''}${level}`;
    const all = dataset.allPages ? '&pageSize=unlimited' : '';
    const answer = await app.inject(url + all);
    const editions =
      /^[a-z-]+( \d{4}| demonstracao)? oficial(; [a-z-]+( \d{4}| demonstracao)? oficial)*$/;
    expect(answer.headers[HEADER], dataset.id).toMatch(editions);

    const { body, headers } = await app.inject(`${url}&formato=csv`);
    expect(headers[HEADER]).toMatch(editions);
    const path = join(folder, `${dataset.id}.csv`);
    await writeFile(path, body);
    const reader = await connection.runAndReadAll(
      `FROM read_csv('${path}', delim = ';', decimal_separator = ',', comment = '#')`,
    );
    const { columns, lines } = dataset.file ?? {
      columns: dataset.columns,
      lines: (rows: object[]): readonly object[] => dataset.linesOf?.(rows) ?? rows,
    };
    expect(reader.columnNames(), dataset.id).toEqual(columns.map(({ label }) => label));
    const decoded = dataset.decode(answer.json());
    const expected = lines(decoded);
    const counts = columns.findIndex(({ kind }) => kind === 'count');
    const read = reader.getRowsJS();
    expect(read, dataset.id).toHaveLength(expected.length);
    if (counts < 0) continue;
    const key = columns[counts]?.key ?? '';
    const sum = (values: readonly unknown[]) =>
      values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
    expect(sum(read.map((row) => row[counts])), dataset.id).toBe(
      sum(expected.map((line: object) => Reflect.get(line, key))),
    );
  }
  connection.closeSync();
  database.closeSync();
});

it('accepts an occupation that only another year has', async () => {
  const dataDir = await makeDataDir('oficial');
  await addLinks(dataDir, ONE_LINK);
  const app = await serverOn(dataDir);
  for (const { path } of [labour.byGender, labour.payGap, labour.summary]) {
    const statusOf = async (code: string) =>
      (await app.inject(`${path}?ano=2018&occupation=${code}`)).statusCode;
    // No list has them; one has links in 2019.
    expect([await statusOf('782510'), await statusOf('999998')]).toEqual([200, 400]);
  }
});

it('publishes no pay of links of which only the pay band is known', async () => {
  const dataDir = await makeDataDir('oficial');
  await addLinks(
    dataDir,
    `SELECT 3550308, 35, 225125, 22, 1 + i % 2, 5, 3, 9, 3, 2, 40, 4, NULL, 1
     FROM range(60) AS numbers(i)`,
  );
  const app = await serverOn(dataDir);
  for (const filter of ['', '&uf=35', '&genero=2&setor=22&escolaridade=9&faixaEtaria=3']) {
    const response = await app.inject(`${labour.pay.path}?ano=2018&por=sizeLink${filter}`);
    const [row] = labour.pay.decode(response.json()).filter(({ count }) => count > 0);
    expect(row).toMatchObject({ meanPay: null, medianPay: null, hourlyPay: null, meanHours: null });
  }
});
