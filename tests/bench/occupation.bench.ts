import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import {
  type AnyDataset,
  type Filters,
  occupation,
  profile,
  type RowOf,
} from '@observatorio/contract';
import { ageBands, genders, schoolingGroups, sectors, states } from '@observatorio/domain';
import { pick, randomNumbers } from '@observatorio/domain/random';
import { ensureSample } from '@observatorio/sample';
import { openStore } from '@observatorio/store';
import { buildFromRaw, dataDir, LINKS, makeRaw, raw, results } from './brazil';
import { milliseconds, quantile, rounded } from './figures';

/*
 * Measures the pages of one occupation, each query alone and without the memory cache, against
 * plain DuckDB on the same rows in the same run. Only responses that count links have an equivalent
 * on the raw rows.
 */

const SETS = 300;
const WARM_UP = 30;
/**
 * Targets in ms: the median of an occupation's precomputed responses, without other filters, and
 * the 95th percentile with any filters.
 */
const TARGETS = { alone: 2, p95: 20 } as const;

await makeRaw();
if (!existsSync(join(dataDir, 'manifest.json'))) await buildFromRaw();
await ensureSample(dataDir);
const [loadBefore] = loadavg();
const store = await openStore(dataDir, { cachedBytes: 0 });
const instance = await DuckDBInstance.create(raw, { access_mode: 'READ_ONLY' });
const plain = await instance.connect();

const ask = async <D extends AnyDataset>(dataset: D, filters: Filters): Promise<RowOf<D>[]> =>
  (await store.answer(dataset, store.resolve(dataset, filters))).rows;

const codes = (await ask(occupation.options, {}))
  .filter(({ filter }) => filter === 'cod_cbo')
  .map(({ code }) => code);

/** An occupation and the filter values to combine with it; an empty list leaves a filter unset. */
interface Choice {
  code: string;
  genders: string[];
  schoolings: string[];
  ages: string[];
  states: string[];
  sectors: string[];
}

const unfiltered: Omit<Choice, 'code'> = {
  genders: [],
  schoolings: [],
  ages: [],
  states: [],
  sectors: [],
};

function choices(count: number, seed: number): Choice[] {
  const random = randomNumbers(seed);
  const maybe = (list: readonly { code: string }[]) =>
    random() < 0.4 ? [pick(random, list).code] : [];
  return Array.from({ length: count }, () => ({
    code: pick(random, codes),
    genders: maybe(genders),
    schoolings: maybe(schoolingGroups),
    ages: maybe(ageBands),
    states: maybe(states),
    sectors: maybe(sectors),
  }));
}

const searchOf = (choice: Choice): Filters => ({
  cod_cbo: [choice.code],
  sexotrabalhador: choice.genders,
  escolaridadeapos2005: choice.schoolings,
  faixaetaria: choice.ages,
  uf: choice.states,
});

const profileOf = (choice: Choice): Filters => ({
  codigoBrasileiroOcupacao: [choice.code],
  setorEmpresa: choice.sectors,
  uf: choice.states,
  sexo: choice.genders,
});

const oneOf = (column: string, values: readonly string[]): string =>
  values.length > 0 ? ` AND ${column} IN (${values.join()})` : '';

function searchSql(choice: Choice): string {
  const schoolings = choice.schoolings.flatMap(
    (group) => schoolingGroups.find(({ code }) => code === group)?.members ?? [],
  );
  return `FROM links WHERE occupation = ${Number(choice.code)}${[
    oneOf('gender', choice.genders),
    oneOf('schooling', schoolings),
    oneOf('age', choice.ages),
    oneOf('uf', choice.states),
  ].join('')}`;
}

const profileSql = (choice: Choice): string =>
  `FROM links WHERE occupation = ${Number(choice.code)}${[
    oneOf('sector', choice.sectors),
    oneOf('uf', choice.states),
    oneOf('gender', choice.genders),
  ].join('')}`;

const counted = (by: string) => (choice: Choice) =>
  `SELECT ${by}, sum(n) ${searchSql(choice)} GROUP BY ${by}`;

interface Measure {
  dataset: AnyDataset;
  filters: (choice: Choice) => Filters;
  /** Equivalent query on the raw rows. */
  sql?: (choice: Choice) => string;
}

const measures: readonly Measure[] = [
  { dataset: occupation.info, filters: searchOf },
  { dataset: occupation.byGender, filters: searchOf, sql: counted('gender') },
  {
    dataset: occupation.pay,
    filters: searchOf,
    sql: (choice) => `SELECT min(pay), max(pay), sum(pay * n) / sum(n) ${searchSql(choice)}`,
  },
  { dataset: occupation.bySchooling, filters: searchOf, sql: counted('schooling') },
  { dataset: occupation.byAgeGender, filters: searchOf, sql: counted('age, gender') },
  { dataset: occupation.byState, filters: searchOf, sql: counted('uf') },
  { dataset: profile.occupation, filters: profileOf },
  {
    dataset: profile.market,
    filters: profileOf,
    sql: (choice) =>
      `SELECT uf, gender, schooling, sum(n), min(pay), max(pay) ${profileSql(choice)} GROUP BY ALL`,
  },
];

/** Whether the store and the raw rows report the same number of links for a choice. */
async function isSame(choice: Choice): Promise<boolean> {
  const rows = await ask(profile.market, profileOf(choice));
  const sum = rows.reduce((total, { count }) => total + count, 0);
  const sql = `SELECT coalesce(sum(n), 0)::DOUBLE ${profileSql(choice)}`;
  const found = await plain.runAndReadAll(sql);
  return sum === Number(found.getRowsJS()[0]?.[0]);
}

async function timesOf({ dataset, filters, sql }: Measure) {
  for (const choice of choices(WARM_UP, 1)) await ask(dataset, filters(choice));
  const alone: number[] = [];
  for (const { code } of choices(SETS, 4)) {
    alone.push(await milliseconds(() => ask(dataset, filters({ ...unfiltered, code }))));
  }
  const times: number[] = [];
  const rawTimes: number[] = [];
  for (const choice of choices(SETS, 2)) {
    times.push(await milliseconds(() => ask(dataset, filters(choice))));
    if (sql) rawTimes.push(await milliseconds(() => plain.runAndReadAll(sql(choice))));
  }
  return {
    dataset: dataset.id,
    aloneP50Ms: rounded(quantile(alone, 0.5)),
    p50Ms: rounded(quantile(times, 0.5)),
    p95Ms: rounded(quantile(times, 0.95)),
    maxMs: rounded(Math.max(...times)),
    ...(sql && {
      rawP50Ms: rounded(quantile(rawTimes, 0.5)),
      rawP95Ms: rounded(quantile(rawTimes, 0.95)),
    }),
    reached: quantile(alone, 0.5) <= TARGETS.alone && quantile(times, 0.95) <= TARGETS.p95,
  };
}

const answers = [];
for (const measure of measures) answers.push(await timesOf(measure));
let different = 0;
for (const choice of choices(SETS, 3)) if (!(await isSame(choice))) different += 1;
await store.close();
plain.closeSync();
instance.closeSync();

const report = {
  links: LINKS,
  processors: availableParallelism(),
  loadBefore,
  targetsMs: TARGETS,
  filterSets: SETS,
  differencesFromRaw: different,
  peakMiB: rounded(process.resourceUsage().maxRSS / 1024),
  answers,
};
console.table(
  Object.fromEntries(
    answers.map(({ dataset, aloneP50Ms, p50Ms, p95Ms, rawP50Ms, rawP95Ms, reached }) => [
      dataset,
      {
        'p50 sem filtros': aloneP50Ms,
        p50: p50Ms,
        p95: p95Ms,
        'p50 direto': rawP50Ms ?? '–',
        'p95 direto': rawP95Ms ?? '–',
        situação: reached ? 'atingida' : 'NÃO ATINGIDA',
      },
    ]),
  ),
);
console.log(
  `${LINKS} vínculos, ${SETS} conjuntos de filtros; meta por resposta: p50 sem filtros de ${TARGETS.alone} ms e p95 de ${TARGETS.p95} ms; ${different} totais diferem do DuckDB direto.`,
);
await writeFile(join(results, 'occupation.json'), `${JSON.stringify(report, null, 2)}\n`);
