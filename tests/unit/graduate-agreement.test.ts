import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import {
  type AnyDataset,
  type Filters,
  type GraduateFilter,
  graduate,
  QueryError,
} from '@observatorio/contract';
import { regionOfState } from '@observatorio/domain';
import { pick, randomNumbers } from '@observatorio/domain/random';
import {
  buildOffers,
  emptyRowMetadata,
  installEdition,
  type Level,
  openStore,
  type Store,
} from '@observatorio/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawOffers } from '../support/random-offers';

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join();

type RowFilter = Exclude<GraduateFilter, 'nivel_ensino' | 'ano' | 'dimensao'>;

/** SQL conditions on the raw rows, by filter, independent of the store's implementation. */
const conditions: Readonly<Record<RowFilter, (values: readonly string[]) => string>> = {
  regiao: (values) => `uf // 10 IN (${values.join()})`,
  uf: (values) => `uf IN (${values.join()})`,
  municipio: (values) => `municipio IN (${values.join()})`,
  area: (values) => `(area IN (${quoted(values)}) OR area[:2] IN (${quoted(values)}))`,
  nivel_academico: (values) => `level IN (${values.join()})`,
  grauAcademico: (values) => `degree IN (${values.join()})`,
  etapa_ensino: (values) => `form IN (${quoted(values)})`,
  dependenciaAdministrativa: (values) => `administration IN (${values.join()})`,
  modalidade: (values) => `modality IN (${values.join()})`,
  custeamento: (values) => `funding IN (${values.join()})`,
};

const where = (filters: Filters): string =>
  Object.entries(conditions)
    .flatMap(([name, condition]) => (filters[name] ? [condition(filters[name])] : []))
    .join(' AND ') || 'true';

const columnOf: Readonly<Record<string, string>> = {
  Matrículas: 'enrolments',
  Concluintes: 'graduates',
  Vagas: 'vacancies',
};

/** SQL expression that each dataset groups by, by level. */
const counted = {
  byForm: { Superior: 'degree', Técnico: 'form' },
  byState: { Superior: 'uf', Técnico: 'uf' },
  byNetwork: {
    Superior: 'CASE WHEN administration < 4 THEN 1 WHEN administration = 4 THEN 2 END',
    Técnico: 'CASE WHEN administration < 4 THEN 1 WHEN administration = 4 THEN 2 END',
  },
  byAdministration: { Superior: 'administration', Técnico: 'administration' },
  byModality: { Superior: 'modality', Técnico: 'modality' },
  byFunding: { Superior: 'funding', Técnico: 'funding' },
} as const;

let dataDir: string;
let store: Store;
const plain = new Map<Level, DuckDBConnection>();
const opened: DuckDBInstance[] = [];

async function make(level: Level): Promise<void> {
  const conjunto = level === 'Superior' ? 'inep-superior' : 'inep-tecnico';
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  opened.push(instance);
  const connection = await instance.connect();
  await drawOffers(connection, level, 12_000);
  plain.set(level, connection);
  const path = join(dataDir, `${conjunto}.parquet`);
  await connection.run(`COPY offers TO '${path}' (FORMAT parquet)`);
  for (const ano of level === 'Superior' ? [2021, 2019] : [2023]) {
    await installEdition(dataDir, { conjunto, ano, tipo: 'demonstracao' }, async (target) => {
      await target.run(`CREATE VIEW offers AS FROM '${path}'`);
      await buildOffers(target);
      return emptyRowMetadata();
    });
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  await make('Superior');
  await make('Técnico');
  store = await openStore(dataDir);
});
afterAll(async () => {
  await store.close();
  for (const instance of opened) instance.closeSync();
  await rm(dataDir, { recursive: true });
});

async function ask(level: Level, sql: string): Promise<[string | null, string | null, number][]> {
  const reader = await (plain.get(level) as DuckDBConnection).runAndReadAll(sql);
  return reader.getRowsJS() as [string | null, string | null, number][];
}

const answerTo = <D extends AnyDataset>(dataset: D, filters: Filters) =>
  store.answer(dataset, store.resolve(dataset, filters));

const rows = async <D extends AnyDataset>(dataset: D, filters: Filters) =>
  (await answerTo(dataset, filters)).rows;

const toMap = (list: readonly { key: string | null; count: number }[]) =>
  Object.fromEntries(list.map(({ key, count }) => [`${key}`, count]));

/** Drops the places and classes that the edition covers without a row. */
const aboveZero = <Row extends { count: number }>(list: readonly Row[]): Row[] =>
  list.filter(({ count }) => count > 0);

/** Samples values for each filter from the data, weighted by frequency. */
async function filterValues(level: Level): Promise<Record<string, string[]>> {
  const columns: Readonly<Record<RowFilter, string>> = {
    regiao: 'uf // 10',
    uf: 'uf',
    municipio: 'municipio',
    area:
      level === 'Superior' ? 'CASE WHEN hash(rowid) % 2 = 0 THEN area ELSE area[:2] END' : 'area',
    nivel_academico: 'coalesce(level, 1)',
    grauAcademico: 'coalesce(degree, 1)',
    etapa_ensino: "coalesce(form, 'CT')",
    dependenciaAdministrativa: 'administration',
    modalidade: 'coalesce(modality, 2)',
    custeamento: 'funding',
  };
  const entries = Object.entries(columns).map(async ([name, column]) => {
    const values = await ask(
      level,
      `SELECT value::VARCHAR FROM (SELECT hash(rowid, 7) AS h, ${column} AS value FROM offers)
       WHERE value IS NOT NULL ORDER BY h LIMIT 200`,
    );
    return [name, values.map(([value]) => `${value}`)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function filterSets(level: Level, sets: number): Promise<Filters[]> {
  const values = await filterValues(level);
  const random = randomNumbers(level.length);
  return Array.from({ length: sets }, (_, index) => {
    const filters: Record<string, string[]> = {};
    for (let left = Math.floor(random() * 4); left > 0; left--) {
      const name = pick(random, Object.keys(values));
      const several = random() < 0.3 ? 1 + Math.floor(random() * 3) : 0;
      filters[name] = Array.from({ length: 1 + several }, () => pick(random, values[name] ?? []));
    }
    if (level === 'Superior') filters.dimensao = [Object.keys(columnOf)[index % 3] ?? ''];
    return filters;
  });
}

describe.each<[Level, number]>([
  ['Superior', 120],
  ['Técnico', 60],
])('the store at the level %s', (level, sets) => {
  it(`agrees with plain SQL over the raw rows for ${sets} random filter sets`, async () => {
    let total = 0;
    for (const chosen of await filterSets(level, sets)) {
      const { dimensao, ...others } = chosen;
      const filters = { ...chosen, nivel_ensino: [level] };
      const hint = JSON.stringify(filters);
      const sum = `sum(${columnOf[dimensao?.[0] ?? 'Matrículas']})::DOUBLE`;
      const by = async (value: string) =>
        toMap(
          (
            await ask(
              level,
              `SELECT (${value})::VARCHAR, NULL, ${sum} AS n FROM offers WHERE ${where(others)} GROUP BY ALL HAVING n > 0`,
            )
          ).map(([key, , count]) => ({ key, count })),
        );

      for (const [name, value] of Object.entries(counted)) {
        const answer = await rows(graduate[name as keyof typeof counted], filters);
        expect(toMap(aboveZero(answer)), `${name} ${hint}`).toEqual(await by(value[level]));
      }
      if (others.uf || others.municipio) {
        const answer = await rows(graduate.byMunicipality, filters);
        expect(toMap(aboveZero(answer)), `byMunicipality ${hint}`).toEqual(await by('municipio'));
      }

      const general = level === 'Superior' ? 'area[:2]' : 'area';
      const axes = await rows(graduate.byAxis, filters);
      expect(
        toMap(axes.map(({ key, series, count }) => ({ key: `${key} ${series}`, count }))),
        `byAxis ${hint}`,
      ).toEqual(
        await by(
          `concat(coalesce(${general}, 'null'), ' ', CASE WHEN administration = 4 THEN 'Privada' WHEN administration < 4 THEN 'Pública' ELSE 'Não informado' END)`,
        ),
      );

      const areas = await rows(graduate.byArea, filters);
      const own = areas.filter(({ parent }) => parent === null);
      expect(toMap(own), `byArea ${hint}`).toEqual(await by(general));
      const parts = areas.filter(({ parent }) => parent !== null);
      const expectedParts =
        level === 'Superior'
          ? await by(
              `CASE WHEN area IS NOT NULL THEN CASE WHEN len(area) = 3 THEN area ELSE area || '-' END END`,
            )
          : {};
      const { null: _, ...known } = expectedParts;
      expect(
        toMap(parts.map(({ key, parent, count }) => ({ key: key ?? `${parent}-`, count }))),
        `parts ${hint}`,
      ).toEqual(known);

      const courses = await ask(
        level,
        `SELECT course, NULL, ${sum} AS n FROM offers WHERE ${where(others)} GROUP BY ALL HAVING n > 0 ORDER BY n DESC, course`,
      );
      const last = Math.max(1, Math.ceil(courses.length / 10));
      for (const page of [1, 2, last, last + 7]) {
        const answer = await answerTo(graduate.courses, { ...filters, currentPage: [`${page}`] });
        const start = (Math.min(page, last) - 1) * 10;
        expect(
          answer.rows.map(({ key, label, count }) => [key, label, count, answer.page?.total]),
          `courses ${page} ${hint}`,
        ).toEqual(
          courses
            .slice(start, start + 10)
            .map(([name, , count]) => [name, name, count, courses.length]),
        );
      }
      total += courses.reduce((all, [, , count]) => all + count, 0);
    }
    expect(total).toBeGreaterThan(0);
  });
});

describe('a dataset', () => {
  it('does not count the course names of each category over the years', async () => {
    const coursesOf = async (filters: Filters) =>
      (await rows(graduate.trend, filters)).map(({ courses }) => courses);
    expect((await coursesOf({}))[0]).toBeGreaterThan(0);
    expect(new Set(await coursesOf({ por: ['rede'] }))).toEqual(new Set([null]));
  });

  it.each(['Superior', 'Técnico'] as const)(
    'sums the offers of each municipality as it sums any others (%s)',
    async (level) => {
      const found = await ask(level, 'SELECT DISTINCT municipio::VARCHAR FROM offers LIMIT 100');
      const codes = found.flatMap(([code]) => code ?? []);
      for (const municipio of [...codes, '1200013']) {
        const filters = { nivel_ensino: [level], municipio: [municipio] };
        // The state adds nothing to the municipality, but is another filter.
        const others = { ...filters, uf: [municipio.slice(0, 2)] };
        for (const name of ['trend', 'byNetwork', 'byModality', 'courses'] as const) {
          const { editions: _, ...answer } = await answerTo(graduate[name], filters);
          expect(answer, `${name} ${municipio}`).toEqual(
            await answerTo(graduate[name], others).then(({ editions: __, ...each }) => each),
          );
        }
      }
    },
  );

  it('sorts rows by count with unknown values last, except forms, which have a fixed order', async () => {
    const states = await rows(graduate.byState, { nivel_ensino: ['Superior'] });
    const counts = states.slice(0, -1).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(states.at(-1)).toMatchObject({ key: null, label: 'Não informado' });
    const forms = await rows(graduate.byForm, {});
    expect(forms.map(({ key }) => key)).toEqual(['CT', 'NM', 'CONC', 'SUBS', 'EJA', 'IFTP', null]);
    const degrees = await rows(graduate.byForm, { nivel_ensino: ['Superior'] });
    expect(degrees.map(({ label }) => label)).toEqual([
      'Bacharelado',
      'Licenciatura',
      'Tecnológico',
      'Bacharelado e licenciatura',
      'Não informado',
    ]);
  });

  it('has no rows for a filter that does not apply to the level', async () => {
    const none: [Level, Filters][] = [
      ['Técnico', { modalidade: ['1'] }],
      ['Técnico', { grauAcademico: ['1', '2'] }],
      ['Superior', { etapa_ensino: ['CT'] }],
    ];
    for (const [level, filters] of none) {
      for (const dataset of [
        graduate.byState,
        graduate.byAxis,
        graduate.byArea,
        graduate.courses,
      ]) {
        expect(await rows<AnyDataset>(dataset, { ...filters, nivel_ensino: [level] })).toEqual([]);
      }
    }
  });

  it('rejects a field of study that does not exist at the level', () => {
    for (const [level, area] of [
      ['Técnico', '091'],
      ['Superior', '999'],
    ] as const) {
      const filters = { nivel_ensino: [level], area: [area] };
      expect(() => store.resolve(graduate.byArea, filters)).toThrow(QueryError);
    }
  });

  it('survives a round trip through the wire format', async () => {
    for (const nivel_ensino of [['Superior'], ['Técnico']]) {
      for (const dataset of Object.values<AnyDataset>(graduate)) {
        if (dataset === graduate.options) continue;
        const answer = await answerTo(dataset, { nivel_ensino, uf: ['35', '12'] });
        const wire = dataset.encode(answer.rows, answer.page);
        expect(dataset.decode(wire), dataset.id).toEqual(answer.rows);
        expect(dataset.pageOf?.(wire), dataset.id).toEqual(answer.page);
      }
    }
  });
});

describe('an impossible query', () => {
  it.each<[string, AnyDataset, Filters, string]>([
    ['two levels', graduate.byState, { nivel_ensino: ['Superior', 'Técnico'] }, 'nivel_ensino'],
    [
      'two measures',
      graduate.byState,
      { nivel_ensino: ['Superior'], dimensao: ['Vagas', 'Matrículas'] },
      'dimensao',
    ],
    ['graduates of technical courses', graduate.courses, { dimensao: ['Concluintes'] }, 'dimensao'],
    [
      'vacancies of technical courses',
      graduate.byForm,
      { nivel_ensino: ['Técnico'], dimensao: ['Vagas'] },
      'dimensao',
    ],
    ['all municipalities', graduate.byMunicipality, {}, 'uf'],
    [
      'a municipality that does not exist',
      graduate.byState,
      { municipio: ['3599999'] },
      'municipio',
    ],
  ])('is rejected: %s', (_, dataset, filters, parameter) => {
    const asking = () => store.resolve(dataset, filters);
    expect(asking).toThrow(QueryError);
    expect(asking).toThrow(expect.objectContaining({ parameter }));
  });

  it('is rejected with a list of the accepted measures', () => {
    expect(() => store.resolve(graduate.byForm, { dimensao: ['Vagas'] })).toThrow(
      'Não há dados de vagas no nível Técnico. Aceitos: Matrículas.',
    );
  });
});

describe('the list of options', () => {
  const options = async (filters: Filters) => {
    const list = await rows(graduate.options, filters);
    return (name: string) => list.filter(({ filter }) => filter === name).map(({ code }) => code);
  };

  it('depends on the level, with years in ascending order', async () => {
    const superior = await options({ nivel_ensino: ['Superior'] });
    expect(superior('ano')).toEqual(['2019', '2021']);
    expect(superior('dimensao')).toEqual(['Matrículas', 'Concluintes', 'Vagas']);
    expect(superior('area')).toContain('091');
    expect(superior('etapa_ensino')).toEqual([]);
    const technical = await options({});
    expect(technical('ano')).toEqual(['2023']);
    expect(technical('dimensao')).toEqual(['Matrículas']);
    expect(technical('area')).toContain('999');
    expect(technical('grauAcademico')).toEqual([]);
    expect(technical('nivel_ensino')).toEqual(['Técnico', 'Superior']);
  });

  it('narrows states by region and municipalities by state', async () => {
    const north = await options({ regiao: ['1'] });
    expect(new Set(north('uf').map(regionOfState))).toEqual(new Set(['1']));
    expect(north('regiao')).toHaveLength(5);
    const acre = await options({ uf: ['12'] });
    expect(acre('municipio')).toHaveLength(22);
    expect(acre('uf')).toHaveLength(27);
  });
});
