import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Filters, labour, type PayGapRow } from '@observatorio/contract';
import { randomNumbers } from '@observatorio/domain/random';
import {
  buildEdition,
  emptyRowMetadata,
  installEdition,
  LINKS_TABLE,
  openStore,
  type Store,
} from '@observatorio/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedPay } from '../support/published-pay';

interface Link {
  uf: number;
  occupation: number | null;
  gender: number | null;
  schooling: number;
  age: number;
  race: number | null;
  hours: number | null;
  /** In reais. */
  pay: number | null;
  n: number;
}

const cities: Readonly<Record<number, number>> = { 35: 3550308, 33: 3304557, 12: 1200401 };

/** In this state, the race of half of the links is unknown. */
const UNINFORMED_STATE = 12;

const random = randomNumbers(7);
const draw = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Draws links of which women and black people are paid less, and are more often in some cells. */
function drawLink(): Link {
  const uf = draw([35, 35, 33, UNINFORMED_STATE]);
  const gender = draw([1, 1, 1, 2, 2, null]);
  const occupation = draw([225125, gender === 2 ? 411010 : 225125, 411010, 782510, null]);
  const race = random() < (uf === UNINFORMED_STATE ? 0.5 : 0.05) ? null : draw([1, 2, 2, 4, 6, 8]);
  const hours = draw([20, 40, 44, null]);
  const base = 1500 + (hours ?? 40) * 20 + (occupation === 225125 ? 3000 : 0);
  const factor = (gender === 2 ? 0.85 : 1) * (race === 4 || race === 8 ? 0.8 : 1);
  const pay = Math.round(base * factor * (0.8 + 0.4 * random()) * 100) / 100;
  return {
    uf,
    occupation,
    gender,
    schooling: draw([7, 9]),
    age: draw([2, 3]),
    race,
    hours,
    pay: random() < 0.03 ? null : pay,
    n: draw([1, 1, 2]),
  };
}

const links = Array.from({ length: 6000 }, drawLink);

let dataDir: string;
let store: Store;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  const sql = (value: number | null) => (value === null ? 'NULL' : String(value));
  const rows = links.map(({ uf, occupation, gender, schooling, age, race, hours, pay, n }) => {
    const band = pay === null ? null : Math.min(11, Math.floor(pay / 998));
    const centavos = pay === null ? null : Math.round(pay * 100);
    return `(${cities[uf]}, ${uf}, ${sql(occupation)}, 24, ${sql(gender)}, 4, ${sql(band)}, ${schooling},
      ${age}, ${sql(race)}, ${sql(hours)}, 5, ${sql(centavos)}, ${n})`;
  });
  await installEdition(
    dataDir,
    { conjunto: 'rais', ano: 2019, tipo: 'demonstracao' },
    async (connection) => {
      await connection.run(LINKS_TABLE);
      await connection.run(`INSERT INTO links VALUES ${rows.join(', ')}`);
      await buildEdition(connection, { year: 2019 });
      return emptyRowMetadata();
    },
  );
  store = await openStore(dataDir);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const total = (chosen: readonly Link[], of: (link: Link) => number | null = () => 1): number =>
  chosen.reduce((sum, link) => sum + (of(link) ?? 0) * link.n, 0);

const monthlyHours = (link: Link): number => ((link.hours ?? 0) * 52) / 12;

/** Returns a mean as published, in reais; NaN if rounding would change it by more than 2.5% */
function rounded(mean: number, count: number): number {
  const units = [0.01, 0.1, 1, 2, 5, 10, 20, 50, 100, 200, 500];
  const unit = units.find((each) => each * count >= 2000) ?? Number.NaN;
  const value = publishedPay(mean, count);
  return unit <= 0.025 * value ? value : Number.NaN;
}

const ratioOf = (group: number, base: number): number | null =>
  Number.isNaN(group / base) ? null : Math.round((group / base) * 1000) / 10;

const cellOf = ({ occupation, age, schooling, hours }: Link): string | undefined => {
  if (occupation === null || hours === null) return undefined;
  const band = hours <= 20 ? 3 : hours <= 40 ? 5 : 6;
  return [occupation, age, schooling, band].join();
};

/** Compares two groups of links, one by one. */
function compare(group: readonly Link[], base: readonly Link[]) {
  const [paid, basePaid] = [group, base].map((each) => each.filter(({ pay }) => pay !== null));
  const cells = new Set(paid?.flatMap((link) => cellOf(link) ?? []));
  let [common, commonPay, basePay, leastRatio] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const cell of cells) {
    const [mine, theirs] = [paid, basePaid].map(
      (each) => each?.filter((link) => cellOf(link) === cell) ?? [],
    ) as [Link[], Link[]];
    if (total(mine) < 5 || total(theirs) < 5) continue;
    common += total(mine);
    commonPay += total(mine, ({ pay }) => pay);
    basePay += (total(mine) * total(theirs, ({ pay }) => pay)) / total(theirs);
    leastRatio = Math.min(leastRatio, total(theirs) / total(mine));
  }
  const mean = (chosen: readonly Link[] = []) =>
    total(chosen) < 5
      ? Number.NaN
      : rounded(total(chosen, ({ pay }) => pay) / total(chosen), total(chosen));
  const hourly = (chosen: readonly Link[] = []) => {
    const known = chosen.filter(({ hours }) => hours !== null);
    return (mean(known) * total(known)) / total(known, monthlyHours);
  };
  const commonShare = total(paid ?? []) > 0 ? common / total(paid ?? []) : null;
  return {
    ratio: ratioOf(mean(paid), mean(basePaid)),
    hourlyRatio: ratioOf(hourly(paid), hourly(basePaid)),
    adjustedRatio:
      commonShare !== null && commonShare >= 0.5
        ? ratioOf(
            rounded(commonPay / common, common),
            rounded(basePay / common, common * leastRatio),
          )
        : null,
    commonShare: commonShare === null ? null : Math.round(commonShare * 1000) / 1000,
  };
}

function expected(chosen: readonly Link[]) {
  const unknown = (isUnknown: (link: Link) => boolean) =>
    Math.round((total(chosen.filter(isUnknown)) / total(chosen)) * 1000) / 1000;
  const byRace = (...codes: number[]) => chosen.filter(({ race }) => codes.includes(race ?? 0));
  const women = chosen.filter(({ gender }) => gender === 2);
  const men = chosen.filter(({ gender }) => gender === 1);
  const unknownRace = unknown(({ race }) => race === null);
  const none = { ratio: null, hourlyRatio: null, adjustedRatio: null, commonShare: null };
  const rows = [
    ['mulheres', women, men],
    ['pretas', byRace(4), byRace(2)],
    ['pardas', byRace(8), byRace(2)],
    ['pretas-pardas', byRace(4, 8), byRace(2)],
    ['amarelas', byRace(6), byRace(2)],
    ['indigenas', byRace(1), byRace(2)],
  ] as const;
  return rows.map(([key, group, base]) => ({
    key,
    count: total(group),
    baseCount: total(base),
    ...(key !== 'mulheres' && unknownRace > 1 / 3 ? none : compare(group, base)),
    unknownShare: key === 'mulheres' ? unknown(({ gender }) => gender === null) : unknownRace,
  }));
}

const gapsOf = async (filters: Filters): Promise<PayGapRow[]> =>
  (await store.answer(labour.payGap, store.resolve(labour.payGap, filters))).rows;

it.each<[Filters, (link: Link) => boolean]>([
  [{}, () => true],
  [{ uf: ['35'] }, ({ uf }) => uf === 35],
  [{ regiao: ['3'] }, ({ uf }) => uf > 30],
  [{ uf: [String(UNINFORMED_STATE)] }, ({ uf }) => uf === UNINFORMED_STATE],
  [{ municipio: ['3304557'] }, ({ uf }) => uf === 33],
  [{ occupation: ['225125'] }, ({ occupation }) => occupation === 225125],
  [
    { occupation: ['411010'], escolaridade: ['9'], uf: ['33'] },
    ({ occupation, schooling, uf }) => occupation === 411010 && schooling === 9 && uf === 33,
  ],
  [
    { occupation: ['225125', '782510'], faixaEtaria: ['2'] },
    ({ occupation, age }) => [225125, 782510].includes(occupation ?? 0) && age === 2,
  ],
  [{ genero: ['2'] }, ({ gender }) => gender === 2],
])('compares pay link by link under %j', async (filters, isChosen) => {
  const found = (await gapsOf(filters)).map(({ label: _, baseLabel: __, ...row }) => row);
  expect(found).toEqual(expected(links.filter(isChosen)));
});

it('has ratios below 100 that are higher between similar links, and states no unreliable ratio', async () => {
  const [women] = await gapsOf({});
  expect(women?.ratio).toBeLessThan(women?.adjustedRatio ?? 0);
  expect(women?.adjustedRatio).toBeLessThan(90);
  const uninformed = await gapsOf({ uf: [String(UNINFORMED_STATE)] });
  expect(uninformed.map(({ ratio }) => ratio === null)).toEqual([
    false,
    ...Array.from({ length: 5 }, () => true),
  ]);
  expect(await gapsOf({ uf: ['41'] })).toEqual([]);
});
