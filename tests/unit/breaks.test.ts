import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  answerCard,
  type Card,
  cardsAndPanels,
  chipsOf,
  drawnContent,
  effectiveFilters,
  figuresOf,
  hasSubject,
  isCard,
  isDormant,
  namesIn,
  plainQuery,
  textsOf,
} from '@observatorio/cards';
import {
  type AnyDataset,
  type Filters,
  imbalance,
  occupation,
  profile,
  QueryError,
  TABLE_SOURCE,
} from '@observatorio/contract';
import { formatCount } from '@observatorio/language';
import { pageList } from '@observatorio/pages';
import { createServer, readSettings } from '@observatorio/server';
import { openStore, type Store } from '@observatorio/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../support/dataset-queries';
import {
  addLinks,
  addSeries,
  filledSources,
  type LinksEdition,
  linksByOccupation,
  makeImbalanceData,
} from '../support/imbalance-data';

/*
 * Years of links of which no two compare: their differences and changes, looked for in everything
 * that the portal says, must not occur in it.
 */

// Each count is a multiple of its year's prime, and no difference is one of any year's.
const editions: readonly LinksEdition[] = [
  { ano: 2021, part: 13 },
  { ano: 2022, part: 31 },
  { ano: 2023, part: 53 },
  { ano: 2024, part: 41, situacao: 'parcial' },
];

const codes = [...linksByOccupation.keys()];

/** Number of links of the fixture in São Paulo, all of one occupation. */
const IN_SAO_PAULO = 1000;

const total = [...linksByOccupation.values()].reduce((a, b) => a + b);
const counts = [...linksByOccupation.values(), total, total - IN_SAO_PAULO, IN_SAO_PAULO];

const pairs = editions.flatMap((earlier) =>
  editions
    .filter(({ ano }) => ano > earlier.ano)
    .map((later) => [earlier.part, later.part] as const),
);

/** The differences between the years, as they could be written. */
const differences = pairs
  .flatMap(([a, b]) => counts.map((count) => count * (b - a)))
  .flatMap((count) => [String(count), formatCount(count)]);

const differencePattern = new RegExp(
  `(?<![\\d.,])(?:${[...new Set(differences)].map((form) => form.replaceAll('.', '\\.')).join('|')})(?!\\d|[.,]\\d)`,
);

/** Changes in words and in fields. Since no two years compare, there is none to state. */
const changePatterns = [
  /\b(?:mais|menos|alta de|queda de|cresceu|caiu) (?:de )?\d[\d.,]*%/,
  /\d% (?:a mais|a menos|ao ano)|estável ante|sem mudança|do crescimento/,
  /na média de \d{4}|Crescimento [a-z ]+: nível \d/,
  /"crescimento\w*":-?\d|"growth\w*":-?\d/,
];

const ratios = pairs.flatMap(([a, b]) => [b / a - 1, b / a]).map((ratio) => ratio.toFixed(4));

/** Returns a match with the text before and after it. */
function around(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text);
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 60) : undefined;
}

function assertNoChange(text: string, where: string): void {
  expect(around(text, differencePattern), where).toBeUndefined();
  for (const pattern of changePatterns) expect(around(text, pattern), where).toBeUndefined();
  expect(
    ratios.find((ratio) => text.includes(ratio) || text.includes(ratio.replace('.', ','))),
    where,
  ).toBeUndefined();
}

it('finds differences and changes that a text states', () => {
  const difference = total * 18;
  for (const text of [
    `São ${formatCount(difference)} vínculos.`,
    `"qtd":${difference},`,
    'de 2021 para 2022: mais 138%',
    'Crescimento: mais 7% ao ano',
    'Crescimento muito alto: nível 5 de 5.',
    '"crescimentoInteger":5,',
    '{"valor":1.384615}',
  ]) {
    expect(() => assertNoChange(text, 'here')).toThrow();
  }
});

const markers = [
  'heading',
  'crumb',
  'lead',
  'figures',
  'name',
  'year',
  'kind',
  'number-1',
  'number-2',
];
const html = `<!doctype html><head><!--title--><title>Portal</title><!--/title-->
    <!--preloads-->
</head>
${markers.map((name) => `<!--${name}--><!--/${name}-->`).join('\n')}`;

/** Filters of a card, page or dataset, one at a time besides the year. */
function filterSets(names: readonly string[], subjectCodes = codes.slice(0, 1)): Filters[] {
  const has = (name: string) => names.includes(name);
  const subject = names.find((name) => /cbo|ocupacao|occupation/i.test(name));
  const years = has('ano') ? editions.map(({ ano }) => ({ ano: [String(ano)] })) : [];
  const places: Filters[] = [
    {},
    ...(has('uf') ? [{ uf: ['12'] }, { uf: ['35'] }] : []),
    ...(has('municipio') ? [{ municipio: ['1200401'] }] : []),
  ];
  const subjects: Filters[] = subject
    ? subjectCodes.flatMap((code) =>
        places.slice(0, 2).map((place) => ({ ...place, [subject]: [code] })),
      )
    : [];
  const compared: Filters[] = has('comparar') ? [{ comparar: codes.slice(0, 4) }] : [];
  return [{}, ...years].flatMap((year) =>
    [...places, ...subjects, ...compared].map((others) => ({ ...year, ...others })),
  );
}

const queryText = (filters: Filters): string =>
  new URLSearchParams(
    Object.entries(filters).map(([name, values]) => [name, values.join()]),
  ).toString();

describe.each([
  ['a series', true],
  ['the links of other years', false],
])('with %s', (_, hasSeries) => {
  let dataDir: string;
  let store: Store;
  let server: ReturnType<typeof createServer>;

  beforeAll(async () => {
    const kinds = Object.fromEntries(filledSources.map((source) => [source, 'oficial']));
    const { rais: _links, evolucao: _series, ...others } = kinds;
    dataDir = await makeImbalanceData(others);
    for (const edition of editions) await addLinks(dataDir, edition);
    if (hasSeries) await addSeries(dataDir, editions);
    const portal = join(dataDir, 'portal');
    mkdirSync(join(portal, 'pages'), { recursive: true });
    writeFileSync(join(portal, 'index.html'), '<!doctype html><head></head>Carregando');
    for (const { path } of pageList) {
      const name = path.slice(1) || 'home';
      for (const file of [name, `${name}-assunto`]) {
        writeFileSync(join(portal, 'pages', `${file}.html`), html);
      }
    }
    store = await openStore(dataDir);
    const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
    server = createServer({ store, folders: { portal, widgets: portal }, settings });
  });

  afterAll(async () => {
    await server.close();
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  /** Returns the body of a page or response; empty if the server does not answer the address. */
  async function bodyOf(url: string): Promise<string> {
    const { statusCode, body } = await server.inject({
      url,
      headers: { accept: 'text/html, */*' },
    });
    expect([200, 302, 400, 404], url).toContain(statusCode);
    return statusCode === 200 ? body : '';
  }

  it('serves all the years', async () => {
    expect(store.manifest().conjuntos.filter(({ conjunto }) => conjunto === 'rais')).toMatchObject(
      editions.map(({ ano }) => ({ ano })),
    );
  });

  it('states no change in any answer or CSV file', async () => {
    let answered = 0;
    // Without a series, only the imbalance panel measures growth.
    const dated = datasets.filter((dataset) => dataset.source({}) !== TABLE_SOURCE);
    const served = hasSeries ? dated : Object.values<AnyDataset>(imbalance);
    for (const { path, filters } of served) {
      for (const query of filterSets(filters.map(({ name }) => name)).map(queryText)) {
        for (const format of ['', '&formato=csv']) {
          const url = `${path}?${query}${format}`;
          const text = await bodyOf(url);
          if (text) answered += 1;
          assertNoChange(text, url);
        }
      }
    }
    expect(answered).toBeGreaterThan(hasSeries ? 1000 : 10);
  });

  it('states no change in any page', async () => {
    let written = 0;
    for (const { path, area } of pageList) {
      for (const filters of filterSets(area?.filters.map(({ name }) => name) ?? [])) {
        const url = `${path || '/'}?${queryText(filters)}`;
        const text = await bodyOf(url);
        if (text.includes('first-figures')) written += 1;
        assertNoChange(text, url);
      }
    }
    for (const url of ['/api/v1/dados', '/openapi.json', '/sitemap.xml', '/robots.txt']) {
      assertNoChange(await bodyOf(url), url);
    }
    expect(written).toBeGreaterThan(20);
  });

  /** Returns all the texts that a card shows, with its table and facts. */
  async function textOf(card: Card, fixed: Filters): Promise<{ sentence: string; all: string }> {
    const { area } = card;
    const query = plainQuery(effectiveFilters(area, { group: area.defaults ?? {}, fixed }));
    if (!hasSubject(area, query.filters) || isDormant(card.variantOf(query))) {
      return { sentence: '', all: '' };
    }
    const { answered, names } = await answerCard(card, query, async ({ dataset, ...request }) => {
      const own = Object.fromEntries(
        dataset.filters.flatMap(({ name }) =>
          request.filters[name] ? [[name, request.filters[name]]] : [],
        ),
      );
      // Some cards have their own copies of a dataset.
      const served = datasets.find(({ path }) => path === dataset.path) ?? dataset;
      return store.answer(served, store.resolve(served, own));
    }).catch((error: unknown) => {
      // The censuses have no such year, and some datasets need a course.
      if (error instanceof QueryError) return { answered: undefined, names: [] };
      throw error;
    });
    if (!answered) return { sentence: '', all: '' };
    const figures = figuresOf(card, answered, { manifest: store.manifest(), api: '' });
    const nameOf = namesIn(area, query.filters, names);
    const texts = textsOf(card, figures, nameOf, undefined);
    const content = drawnContent(figures, figures.keysIn(query.filters));
    return {
      sentence: texts.sentence,
      all: `${JSON.stringify(texts)} ${JSON.stringify(content)} ${JSON.stringify(chipsOf({ area, ...query }, nameOf))}`,
    };
  }

  it('states no change in any sentence, table or fact of a card', async () => {
    let sentences = 0;
    const isServed = ({ area }: Card) => hasSeries || area.family === 'imbalance';
    for (const card of cardsAndPanels.filter(isCard).filter(isServed)) {
      for (const filters of filterSets(
        card.area.filters.map(({ name }) => name),
        codes,
      )) {
        const { sentence, all } = await textOf(card, filters);
        if (sentence) sentences += 1;
        assertNoChange(all, `${card.tag} ${queryText(filters)}`);
      }
    }
    expect(sentences).toBeGreaterThan(hasSeries ? 2000 : 5);
  });

  it('gives the reason for having no growth', async () => {
    const rowsOf = async (dataset: typeof imbalance.summary | typeof imbalance.ranking) =>
      (await store.answer(dataset, store.resolve(dataset, {}))).rows;
    expect(await rowsOf(imbalance.summary)).toMatchObject([
      { hasGrowth: 'Não', noGrowthReason: 'anos-nao-comparaveis' },
    ]);
    const ranked = await rowsOf(imbalance.ranking);
    expect(ranked.length).toBeGreaterThan(0);
    for (const row of ranked) expect(row).toMatchObject({ growth: null, growthFrom: null });
    const [code = ''] = codes;
    const market = store.resolve(profile.market, { codigoBrasileiroOcupacao: [code] });
    const info = store.resolve(occupation.info, { cod_cbo: [code] });
    expect((await store.answer(profile.market, market)).rows[0]).toMatchObject({
      growth: null,
      noGrowthReason: 'anos-nao-comparaveis',
    });
    expect((await store.answer(occupation.info, info)).rows).toMatchObject([
      {
        growth: null,
        noGrowthReason: 'anos-nao-comparaveis',
        breaks: [{ to: 2022 }, { to: 2023 }, { from: 2023, to: 2024 }],
        partialYears: [2024],
      },
    ]);
  });
});
