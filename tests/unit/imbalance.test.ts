import { rm } from 'node:fs/promises';
import {
  type Edition,
  type Filters,
  type ImbalanceRow,
  imbalance,
  occupation,
  QueryError,
} from '@observatorio/contract';
import { openStore, type Store } from '@observatorio/store';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addEarlierLinks,
  addLinks,
  filledSources,
  type LinksEdition,
  makeImbalanceData,
} from '../support/imbalance-data';

/*
 * The expected results are calculated by hand from the links, courses, graduates and years in
 * `imbalance-data.ts`. The first occupation is the example on the page /metodo-profissoes.
 */

const [ACRELANDIA, CRUZEIRO_DO_SUL, RIO_BRANCO] = ['1200013', '1200203', '1200401'];

const allOf = (tipo: Edition['tipo']) =>
  Object.fromEntries(filledSources.map((source) => [source, tipo]));

interface Opened {
  store: Store;
  ranking(filters?: Filters): Promise<ImbalanceRow[]>;
  close(): Promise<void>;
}

async function open(
  kinds: Parameters<typeof makeImbalanceData>[0],
  add: (dataDir: string) => Promise<void> = async () => {},
  ufs?: Parameters<typeof makeImbalanceData>[1],
): Promise<Opened> {
  const dataDir = await makeImbalanceData(kinds, ufs);
  await add(dataDir);
  const store = await openStore(dataDir);
  return {
    store,
    async ranking(filters = {}) {
      const query = store.resolve(imbalance.ranking, filters);
      return (await store.answer(imbalance.ranking, query)).rows;
    },
    async close() {
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function summaryOf(store: Store, filters: Filters = {}) {
  const { rows } = await store.answer(imbalance.summary, store.resolve(imbalance.summary, filters));
  return rows[0];
}

let small: Opened;

beforeAll(async () => {
  small = await open(allOf('demonstracao'));
});
afterAll(() => small.close());

describe('the ranking of a municipality', () => {
  const rowOf = async (code: string) =>
    (await small.ranking({ municipio: [RIO_BRANCO] })).find((row) => row.code === code);

  it('compares openings with entrants apportioned by links', async () => {
    const replacement = 450 / 15 + 50 / 5;
    const growth = 3000 * 0.02;
    const technical = (60 / 1.5) * (3000 / (3000 + 1000));
    const higher = 20;
    expect(await rowOf('324115')).toEqual({
      code: '324115',
      title: 'Ocupação 324115',
      promising: 'Sim',
      index: (replacement + growth) / (technical + higher),
      level: 5,
      perHundred: 50,
      openings: 100,
      replacement,
      growth,
      growthFrom: 2018,
      growthTo: 2019,
      entrants: 50,
      higher,
      technical,
      graduates: 20,
      enrolments: 60,
      links: 3000,
      meanPay: 2000,
      medianPay: 2000,
      p10Pay: 2000,
      p25Pay: 2000,
      p75Pay: 2000,
      p90Pay: 2000,
      place: 'Rio Branco',
      scope: 'municipio',
      courses: [
        { course: 'tecnico-103', name: 'Radiologia', level: 'Técnico', finishers: 40, share: 0.75 },
        {
          course: expect.stringMatching(/^superior-/),
          name: 'Radiologia',
          level: 'Superior',
          finishers: 20,
          share: 1,
        },
      ],
    });
  });

  it('assumes that links of unknown age have the same age distribution', async () => {
    const replacement = Math.round(((100 / 15) * 1000) / 900);
    const technical = (60 / 1.5) * (1000 / 4000);
    expect(await rowOf('322205')).toMatchObject({
      replacement,
      growth: 0,
      openings: 7,
      technical,
      index: 7 / 10,
      level: 2,
      perHundred: 143,
    });
  });

  it('subtracts a known decline', async () => {
    const openings = 150 / 15 - 600 * 0.01;
    const higher = 50 * (600 / (600 + 400));
    expect(await rowOf('252210')).toMatchObject({
      growth: -6,
      openings,
      higher,
      index: Math.round((100 * openings) / higher) / 100,
      level: 1,
    });
  });

  it('has an index of 0 if more jobs close than open', async () => {
    expect(await rowOf('241005')).toMatchObject({
      replacement: 0,
      growth: 500 * -0.1,
      openings: -50,
      index: 0,
      perHundred: null,
      level: 1,
    });
  });

  it('omits occupations that cannot be compared', async () => {
    const ranked = (await small.ranking({ municipio: [RIO_BRANCO] })).map(({ code }) => code);
    // In order: too few links, too few entrants, no series, no required course, twenty openings per
    // entrant.
    for (const code of ['351105', '223710', '223810', '513205', '223605']) {
      expect(ranked).not.toContain(code);
    }
  });

  it('sorts promising occupations first, then by descending index', async () => {
    const rows = await small.ranking({ municipio: [RIO_BRANCO] });
    expect(rows.map(({ code, index, promising }) => [code, index, promising])).toEqual([
      ['324115', 2, 'Sim'],
      // Not promising because its pay is withheld.
      ['223405', 2, 'Não'],
      // Not promising because its number of links is declining.
      ['223208', 1.5, 'Não'],
      ['322205', 0.7, 'Não'],
      ['252210', 0.13, 'Não'],
      ['241005', 0, 'Não'],
    ]);
    expect(rows[1]).toMatchObject({ meanPay: null, medianPay: null });
  });

  it('returns the same rows page by page', async () => {
    const all = await small.ranking({ municipio: [RIO_BRANCO] });
    const query = { municipio: [RIO_BRANCO], pageSize: ['4'], currentPage: ['2'] };
    expect(await small.ranking(query)).toEqual(all.slice(4));
  });
});

describe('a place with too little data', () => {
  it('falls back to its state, and names the state in the rows', async () => {
    const rows = await small.ranking({ municipio: [CRUZEIRO_DO_SUL] });
    expect(rows).toEqual(await small.ranking({ uf: ['12'] }));
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(['Acre']));
    expect(await summaryOf(small.store, { municipio: [CRUZEIRO_DO_SUL] })).toMatchObject({
      place: 'Acre',
      scope: 'estado',
      code: '12',
      asked: 'Cruzeiro do Sul',
      reason: 'poucos-dados',
      ranked: 6,
      promising: 1,
    });
  });

  it('falls back to the country if the state has too little data', async () => {
    expect(await summaryOf(small.store, { uf: ['35'] })).toMatchObject({
      place: 'Brasil (só Acre e São Paulo)',
      scope: 'pais',
      code: null,
      asked: 'São Paulo',
      reason: 'poucos-dados',
    });
  });

  it('falls back to the country if the data do not cover the state', async () => {
    expect(await summaryOf(small.store, { uf: ['11'] })).toMatchObject({
      asked: 'Rondônia',
      reason: 'sem-dados',
    });
  });

  it('is reported to have no data if it has no links', async () => {
    expect(await summaryOf(small.store, { municipio: [ACRELANDIA] })).toMatchObject({
      place: 'Acre',
      asked: 'Acrelândia',
      reason: 'sem-dados',
    });
  });

  it('is not reported if no place was chosen', async () => {
    expect(await summaryOf(small.store)).toMatchObject({
      asked: null,
      reason: null,
      links: 13_000,
    });
  });
});

it('counts openings and entrants only in the states covered by the links', async () => {
  const [row] = await small.ranking();
  const openings = 40 + 4000 * 0.02;
  const technical = (60 / 1.5 + 90 / 3) * (4000 / (4000 + 1000));
  // Excludes graduates of distance learning whose place is unknown, because they may live in any
  // state.
  const higher = 20;
  expect(row).toMatchObject({
    code: '324115',
    openings,
    technical,
    higher,
    index: Math.round((100 * openings) / (technical + higher)) / 100,
  });
});

describe('the ranking from the live editions', () => {
  const opened: Opened[] = [];
  const openWith = async (...options: Parameters<typeof open>) => {
    const one = await open(...options);
    opened.push(one);
    return one;
  };
  afterAll(() => Promise.all(opened.map((one) => one.close())));

  it('never complements official links with sample data', async () => {
    const { store, ranking } = await openWith({ ...allOf('demonstracao'), rais: 'oficial' });
    expect(await ranking()).toEqual([]);
    expect(await summaryOf(store)).toMatchObject({
      ranked: 0,
      hasGrowth: 'Não',
      hasTechnical: 'Não',
      hasHigher: 'Não',
    });
    const { editions } = await store.answer(
      imbalance.ranking,
      store.resolve(imbalance.ranking, {}),
    );
    // Includes the CBO edition, because it provides the titles.
    expect(editions.map(({ conjunto }) => conjunto).toSorted()).toEqual(['cbo', 'rais']);
  });

  it('omits occupations that higher education may lead to if its source is missing', async () => {
    const { 'inep-superior': _, ...kinds } = allOf('oficial');
    const { store, ranking } = await openWith(kinds);
    const codes = (await ranking({ uf: ['12'] })).map(({ code }) => code);
    expect(codes).toEqual(['322205']);
    expect(await summaryOf(store)).toMatchObject({ hasTechnical: 'Sim', hasHigher: 'Não' });
  });

  it('uses two years of links if the series is missing', async () => {
    const { evolucao: _, ...kinds } = allOf('oficial');
    const { ranking } = await openWith(kinds, addEarlierLinks);
    const growth = Math.round(3000 * (50 / 49 - 1));
    const [row] = (await ranking({ uf: ['12'] })).filter(({ code }) => code === '324115');
    expect(row).toMatchObject({ growth, openings: 40 + growth, entrants: 50 });
  });

  it('compares only replacement without a series, and reports the missing growth', async () => {
    const { evolucao: _, ...kinds } = allOf('oficial');
    const { store, ranking } = await openWith(kinds);
    const [row] = (await ranking({ uf: ['12'] })).filter(({ code }) => code === '324115');
    expect(row).toMatchObject({ openings: 40, growth: null, index: 40 / 50 });
    expect(await summaryOf(store)).toMatchObject({ hasGrowth: 'Não', noGrowthReason: 'sem-dados' });
  });

  it.each<[string, Omit<LinksEdition, 'part'>, Omit<LinksEdition, 'part'>]>([
    ['across the break of 2022', { ano: 2021 }, { ano: 2022 }],
    ['across the break of 2023', { ano: 2022 }, { ano: 2023 }],
    ['to a partial year', { ano: 2023, situacao: 'parcial' }, { ano: 2024, situacao: 'parcial' }],
    ['from a partial year', { ano: 2023, situacao: 'parcial' }, { ano: 2024 }],
    ['from a superseded year', { ano: 2023, situacao: 'superada' }, { ano: 2024 }],
  ])('measures no growth %s', async (_, earlier, later) => {
    const { evolucao: _series, rais: _links, ...kinds } = allOf('oficial');
    const { store, ranking } = await openWith(kinds, async (dataDir) => {
      await addLinks(dataDir, { ...earlier, part: 0.9 });
      await addLinks(dataDir, { ...later, part: 1 });
    });
    const [row] = (await ranking({ uf: ['12'] })).filter(({ code }) => code === '324115');
    expect(row).toMatchObject({ openings: 40, growth: null, growthFrom: null });
    expect(await summaryOf(store)).toMatchObject({
      hasGrowth: 'Não',
      noGrowthReason: 'anos-nao-comparaveis',
    });
  });

  it('measures the growth of the newest years that compare, as an occupation’s page does', async () => {
    const { evolucao: _series, rais: _links, ...kinds } = allOf('oficial');
    const { store, ranking } = await openWith(kinds, async (dataDir) => {
      await addLinks(dataDir, { ano: 2019, part: 0.81 });
      await addLinks(dataDir, { ano: 2020, part: 0.9 });
      await addLinks(dataDir, { ano: 2021, part: 1 });
      await addLinks(dataDir, { ano: 2022, part: 0.6 });
      await addLinks(dataDir, { ano: 2023, part: 1 });
      await addLinks(dataDir, { ano: 2024, part: 1, situacao: 'parcial' });
    });
    const [row] = (await ranking({ uf: ['12'] })).filter(({ code }) => code === '324115');
    expect(row).toMatchObject({ growthFrom: 2019, growthTo: 2021 });
    const query = store.resolve(occupation.info, { cod_cbo: ['324115'] });
    expect((await store.answer(occupation.info, query)).rows).toMatchObject([
      { growth: expect.closeTo(1 / 9), growthFrom: 2019, growthTo: 2021 },
    ]);
  });

  it('measures the growth from the newest comparable year, over a partial one', async () => {
    const { evolucao: _series, rais: _links, ...kinds } = allOf('oficial');
    const { ranking } = await openWith(kinds, async (dataDir) => {
      await addLinks(dataDir, { ano: 2022, part: 0.5 });
      await addLinks(dataDir, { ano: 2023, part: 0.81 });
      await addLinks(dataDir, { ano: 2024, part: 0.6, situacao: 'parcial' });
      await addLinks(dataDir, { ano: 2025, part: 1 });
    });
    const [row] = (await ranking({ uf: ['12'] })).filter(({ code }) => code === '324115');
    const growth = Math.round(3000 * (1 / 0.9 - 1));
    expect(row).toMatchObject({ growth, growthFrom: 2023, growthTo: 2025 });
  });
});

describe('sources that cover different states', () => {
  let opened: Opened;
  afterEach(() => opened.close());
  const openWith = async (ufs: Parameters<typeof makeImbalanceData>[1]) => {
    opened = await open(allOf('oficial'), undefined, ufs);
    return opened;
  };

  it('gives the links of a place without courses, and names the sources that do not cover it', async () => {
    const { store, ranking } = await openWith({
      rais: ['12', '35'],
      'inep-tecnico': ['35'],
      'inep-superior': ['35'],
    });
    const acre = await summaryOf(store, { uf: ['12'] });
    expect(acre).toMatchObject({
      place: 'Acre',
      asked: null,
      reason: null,
      links: (await summaryOf(small.store, { uf: ['12'] }))?.links,
      ranked: null,
      promising: null,
      hasTechnical: 'Não',
      hasHigher: 'Não',
      uncovered: 'Cursos técnicos 2019 (só São Paulo) e Educação superior 2019 (só São Paulo)',
    });
    expect(acre?.links).toBeGreaterThan(0);
    expect(await ranking({ uf: ['12'] })).toEqual([]);
    expect(await summaryOf(store, { municipio: [RIO_BRANCO] })).toMatchObject({
      place: 'Rio Branco',
      ranked: null,
    });
  });

  it('compares with the level that covers the place, and leaves the other unknown', async () => {
    const { store, ranking } = await openWith({ rais: ['12', '35'], 'inep-superior': ['35'] });
    const uncovered = 'Educação superior 2019 (só São Paulo)';
    expect(await summaryOf(store, { uf: ['12'] })).toMatchObject({ uncovered });
    const rows = await ranking({ uf: ['12'] });
    expect(rows.map(({ code, place }) => [code, place])).toEqual([['322205', 'Acre']]);
    expect(rows[0]).toMatchObject({ higher: null, graduates: null, technical: expect.any(Number) });
  });

  it('names the links if they do not cover the place', async () => {
    const { store } = await openWith({ rais: ['12'] });
    expect(await summaryOf(store, { uf: ['35'] })).toMatchObject({
      place: 'Acre',
      asked: 'São Paulo',
      reason: 'sem-dados',
      uncovered: 'RAIS 2019 (só Acre)',
    });
  });

  it('gives the links of the country if the sources have no states in common', async () => {
    const { store } = await openWith({
      rais: ['12'],
      'inep-tecnico': ['35'],
      'inep-superior': ['35'],
    });
    expect(await summaryOf(store)).toMatchObject({ place: 'Acre', ranked: null });
  });
});

describe('the store', () => {
  const refused = (filters: Filters): QueryError => {
    try {
      small.store.resolve(imbalance.ranking, filters);
    } catch (error) {
      if (error instanceof QueryError) return error;
    }
    throw new Error('The query was not rejected.');
  };

  it.each<[string, Filters, string]>([
    ['an unknown municipality', { municipio: ['9999999'] }, 'municipio'],
    ['a municipality of another state', { uf: ['35'], municipio: [RIO_BRANCO] }, 'municipio'],
    ['two states', { uf: ['12', '35'] }, 'uf'],
    ['two municipalities', { municipio: [RIO_BRANCO, CRUZEIRO_DO_SUL] }, 'municipio'],
  ])('rejects %s', (_, filters, parameter) => {
    expect(refused(filters).parameter).toBe(parameter);
  });
});
