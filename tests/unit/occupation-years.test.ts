import { rm } from 'node:fs/promises';
import { type Edition, occupation, profile } from '@observatorio/contract';
import { openStore, type Store } from '@observatorio/store';
import { afterEach, expect, it } from 'vitest';
import {
  addLinks,
  addSeries,
  type LinksEdition,
  makeImbalanceData,
} from '../support/imbalance-data';

/*
 * Links of an occupation by year, from a series file and from editions of links. The occupation has
 * 500 links times the `part` of a year.
 */

const CODE = '241005';

let dataDir: string | undefined;
let store: Store | undefined;

afterEach(async () => {
  await store?.close();
  if (dataDir) await rm(dataDir, { recursive: true });
  store = undefined;
  dataDir = undefined;
});

interface Data {
  links: readonly LinksEdition[];
  series?: readonly LinksEdition[];
  about?: Partial<Pick<Edition, 'tipo' | 'ufs'>>;
}

/** The series file of the same states as the links, unless the test says otherwise. */
const alike = { ufs: ['35', '12'] };

async function infoOf({ links, series = [], about = alike }: Data) {
  dataDir = await makeImbalanceData({ cbo: 'demonstracao' });
  for (const edition of links) await addLinks(dataDir, edition);
  if (series.length > 0) await addSeries(dataDir, series, about);
  store = await openStore(dataDir);
  const { rows, editions } = await store.answer(
    occupation.info,
    store.resolve(occupation.info, { cod_cbo: [CODE] }),
  );
  const [info] = rows;
  return {
    parts: info?.evolution.map(({ year, links: count }) => [year, count / 500]),
    breaks: info?.breaks.map(({ from, to }) => `${from}-${to}`),
    growth: [info?.growth, info?.growthFrom, info?.growthTo],
    credited: editions.map(({ conjunto, ano }) => `${conjunto} ${ano}`).toSorted(),
  };
}

const series = [
  { ano: 2015, part: 1 },
  { ano: 2016, part: 2 },
  { ano: 2017, part: 9 },
];

const links = [
  { ano: 2017, part: 3 },
  { ano: 2018, part: 4 },
];

it('extends the series with the editions of links, which win for a year that both have', async () => {
  const { parts, breaks, growth, credited } = await infoOf({ links, series });
  expect(parts).toEqual([
    [2015, 1],
    [2016, 2],
    [2017, 3],
    [2018, 4],
  ]);
  expect(breaks).toEqual([]);
  expect(growth).toEqual([4 ** (1 / 3) - 1, 2015, 2018]);
  expect(credited).toEqual(['cbo 2019', 'evolucao 2025', 'rais 2017', 'rais 2018']);
  const market = store?.resolve(profile.market, { codigoBrasileiroOcupacao: [CODE] });
  const rows = market && (await store?.answer(profile.market, market))?.rows;
  expect(rows?.[0]).toMatchObject({ growth: 5, growthFrom: 2015, growthTo: 2018 });
});

it('measures no growth to or from a year that is not final, which stays in the series', async () => {
  const partial = await infoOf({
    links: [...links, { ano: 2019, part: 1, situacao: 'parcial' }],
    series,
  });
  expect(partial.parts?.at(-1)).toEqual([2019, 1]);
  expect(partial.breaks).toEqual(['2018-2019']);
  expect(partial.growth.slice(1)).toEqual([2015, 2018]);
});

it('measures no growth to a superseded year', async () => {
  const { growth } = await infoOf({
    links: [...links, { ano: 2019, part: 1, situacao: 'superada' }],
    series,
  });
  expect(growth.slice(1)).toEqual([2015, 2018]);
});

it('measures no growth across a break', async () => {
  const { growth, breaks } = await infoOf({
    links: [
      { ano: 2022, part: 5 },
      { ano: 2023, part: 7 },
    ],
    series: [{ ano: 2021, part: 4 }],
  });
  expect(breaks).toEqual(['2021-2022', '2022-2023']);
  expect(growth).toEqual([null, null, null]);
});

it('shows the series alone if its places differ, and does not credit the links', async () => {
  const { parts, credited } = await infoOf({ links, series, about: {} });
  expect(parts).toEqual([
    [2015, 1],
    [2016, 2],
    [2017, 9],
  ]);
  expect(credited).toEqual(['cbo 2019', 'evolucao 2025']);
});

it('shows official links alone beside an invented series, and does not credit it', async () => {
  const { parts, credited } = await infoOf({
    links,
    series,
    about: { ...alike, tipo: 'demonstracao' },
  });
  expect(parts).toEqual([
    [2017, 3],
    [2018, 4],
  ]);
  expect(credited).toEqual(['cbo 2019', 'rais 2017', 'rais 2018']);
});

it('shows the links of several years without a series, but only those of the same states', async () => {
  const { parts } = await infoOf({ links: [{ ano: 2016, part: 2, ufs: ['12'] }, ...links] });
  expect(parts).toEqual([
    [2017, 3],
    [2018, 4],
  ]);
});

it('shows the series alone beside a single year of links', async () => {
  const { parts } = await infoOf({ links: links.slice(1), series });
  expect(parts?.map(([year]) => year)).toEqual([2015, 2016, 2017]);
});
