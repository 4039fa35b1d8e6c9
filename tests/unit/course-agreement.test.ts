import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import {
  type CourseFilter,
  course,
  type Filters,
  type OfferRow,
  parseFilters,
} from '@observatorio/contract';
import { randomNumbers } from '@observatorio/domain/random';
import { generateOffers } from '@observatorio/sample/testing';
import {
  buildOffers,
  emptyRowMetadata,
  installEdition,
  OFFERS_TABLE,
  openStore,
  type Store,
} from '@observatorio/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const sources = ['inep-tecnico', 'inep-superior'] as const;
const levels = { Técnico: 'inep-tecnico', Superior: 'inep-superior' } as const;

let dataDir: string;
let store: Store;
let raw: DuckDBInstance;
let plain: DuckDBConnection;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  raw = await DuckDBInstance.create(':memory:');
  plain = await raw.connect();
  for (const source of sources) {
    const name = { conjunto: source, ano: 2019, tipo: 'demonstracao' } as const;
    const path = join(dataDir, `${source}.parquet`);
    await installEdition(dataDir, name, async (connection) => {
      await connection.run(OFFERS_TABLE);
      await generateOffers(connection, { source });
      await connection.run(`COPY offers TO '${path}' (FORMAT parquet)`);
      await buildOffers(connection);
      return emptyRowMetadata();
    });
    await plain.run(`CREATE TABLE "${source}" AS FROM '${path}'`);
  }
  store = await openStore(dataDir);
});

afterAll(async () => {
  await store.close();
  raw.closeSync();
  await rm(dataDir, { recursive: true });
});

const ask = async (query: Record<string, string>) =>
  store.answer(
    course.offers,
    store.resolve(course.offers, parseFilters(course.offers.filters, query)),
  );

const total = async (query: Record<string, string>) => (await ask(query)).page?.total;

/** Filters of the offers, except those that the tests below cover. */
type RandomFilter = Exclude<
  CourseFilter,
  'nome_curso' | 'raio_km' | 'codigo_curso' | 'oferta' | 'currentPage'
>;

/** SQL conditions on the raw rows, by filter, independent of the store's implementation. */
const conditions: Readonly<
  Record<Exclude<RandomFilter, 'nivel_ensino'> | 'course', (codes: string) => string>
> = {
  course: (name) => `course = '${name}'`,
  regiao: (codes) => `uf // 10 IN (${codes})`,
  uf: (codes) => `uf IN (${codes})`,
  municipio: (codes) => `municipio IN (${codes})`,
  custeamento: (codes) => `funding IN (${codes})`,
  mediacao_didatico_pedagogica: (codes) => `modality IN (${codes})`,
  grauAcademico: (codes) => `degree IN (${codes})`,
  eixo_tecnologico: (codes) => `degree IS NULL AND level IS NULL AND area IN (${quoted(codes)})`,
  area_geral: (codes) => `level IS NOT NULL AND area[1:2] IN (${quoted(codes)})`,
  turno: (codes) => `(${codes.split(',').map(shiftSql).join(' OR ')})`,
  nivel_academico: (codes) => `coalesce(form, level::VARCHAR) IN (${quoted(codes)})`,
};

const shiftBits: Readonly<Record<string, number>> = {
  matutino: 1,
  vespertino: 2,
  integral: 4,
  diurno: 1 + 2 + 4 + 8,
  noturno: 16,
};

const shiftSql = (code: string): string =>
  code === 'ead' ? 'modality = 2' : `coalesce(shifts & ${shiftBits[code]}, 0) > 0`;

const quoted = (codes: string): string =>
  codes
    .split(',')
    .map((code) => `'${code}'`)
    .join();

async function counted(filters: Readonly<Record<string, string>>): Promise<number> {
  const { nivel_ensino: level } = filters;
  const where = Object.entries(conditions).flatMap(([name, condition]) =>
    filters[name] ? [condition(filters[name])] : [],
  );
  const tables = sources.filter(
    (source) => !level || level === 'Todos' || levels[level as keyof typeof levels] === source,
  );
  const counts = await Promise.all(
    tables.map(async (table) => {
      const reader = await plain.runAndReadAll(
        `SELECT count(*)::INTEGER FROM "${table}" WHERE ${['true', ...where].join(' AND ')}`,
      );
      return Number(reader.getRowsJS()[0]?.[0]);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Candidate values for each filter, to select from at random. */
const values: Readonly<Record<RandomFilter, readonly string[]>> = {
  nivel_ensino: ['Técnico', 'Superior', 'Todos'],
  regiao: ['1', '2', '3', '4', '5'],
  uf: ['35', '31', '12', '33,35'],
  municipio: ['3550308', '3509502', '3106200', '1200401,3304557'],
  custeamento: ['0', '1'],
  mediacao_didatico_pedagogica: ['1', '2'],
  grauAcademico: ['1', '2,3'],
  eixo_tecnologico: ['1', '10', '6,4'],
  area_geral: ['01', '10', '04,09'],
  nivel_academico: ['1', 'CT', 'CT,SUBS', '1,CT'],
  turno: ['noturno', 'diurno', 'matutino,integral', 'ead', 'ead,vespertino'],
};

function randomFilters(sets: number): Record<string, string>[] {
  const random = randomNumbers(11);
  return Array.from({ length: sets }, () =>
    Object.fromEntries(
      Object.entries(values)
        .filter(() => random() < 0.25)
        .map(([name, list]) => [name, list[Math.floor(random() * list.length)] ?? '']),
    ),
  );
}

/** Fetches all offers that match a search, page by page. */
async function everyPage(query: Record<string, string>): Promise<OfferRow[]> {
  const rows: OfferRow[] = [];
  const { page } = await ask({ ...query, pageSize: '1' });
  for (let at = 1; rows.length < (page?.total ?? 0); at += 1) {
    rows.push(...(await ask({ ...query, pageSize: '100', currentPage: String(at) })).rows);
  }
  return rows;
}

describe('a search for course offers', () => {
  it.each(randomFilters(60))(
    'counts the same number of offers as the raw rows for %j',
    async (filters) => {
      expect(await total(filters)).toBe(await counted(filters));
    },
  );

  it('returns each offer exactly once across all pages', async () => {
    const queries: Record<string, string>[] = [
      { uf: '12' },
      { uf: '12', nome_curso: 'gestão' },
      { municipio: '1200401', raio_km: '200' },
    ];
    for (const query of queries) {
      const rows = await everyPage(query);
      expect(rows.length).toBeGreaterThan(20);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });

  it('returns the offers in the municipalities inside a radius, nearest first', async () => {
    const rows = await everyPage({ municipio: '1200401', raio_km: '100' });
    const distances = rows.map(({ distance }) => distance ?? NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBe(0);
    expect(Math.max(...distances)).toBeLessThanOrEqual(100);
    expect(rows.filter(({ distance }) => distance === 0)).toHaveLength(
      (await total({ municipio: '1200401' })) ?? 0,
    );
    const further = await total({ municipio: '1200401', raio_km: '300' });
    expect(further).toBeGreaterThan(rows.length);
  });

  it('sorts the offers as requested across both levels', async () => {
    const collator = new Intl.Collator('pt-BR');
    for (const direction of ['asc', 'desc'] as const) {
      const { rows } = await ask({
        uf: '12',
        sortField: 'nome_curso',
        sortOrder: direction,
        pageSize: '200',
      });
      const names = rows.map(({ name }) => name);
      const sorted = names.toSorted(collator.compare);
      expect(names).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
      expect(new Set(rows.map(({ level }) => level)).size).toBe(2);
    }
  });

  it('is rejected as a file download if there are too many rows', async () => {
    await expect(ask({ pageSize: 'unlimited' })).rejects.toThrow(/Escolha um nível de ensino/);
    const { rows } = await ask({ pageSize: 'unlimited', uf: '35', nivel_ensino: 'Técnico' });
    expect(rows.length).toBeGreaterThan(1000);
  });
});

describe('the offers of a course', () => {
  it('keep the other filters', async () => {
    const { rows } = await ask({ nivel_ensino: 'Superior', nome_curso: 'pedagogia', uf: '12' });
    const codigo_curso = rows[0]?.course ?? '';
    const all = await everyPage({ codigo_curso });
    expect(new Set(all.map(({ name }) => name))).toEqual(new Set(['Pedagogia']));
    expect(all.length).toBe(await counted({ nivel_ensino: 'Superior', course: 'Pedagogia' }));
    const filters = { uf: '12', custeamento: '1' };
    const free = await everyPage({ codigo_curso, ...filters });
    expect(free.map(({ funding }) => funding)).toEqual(free.map(() => 'Gratuito'));
    expect(free.length).toBe(
      await counted({ nivel_ensino: 'Superior', course: 'Pedagogia', ...filters }),
    );
  });

  it.each(['Técnico', 'Superior'])('are each found by their code: %s', async (nivel_ensino) => {
    const { rows } = await ask({ nivel_ensino, uf: '12', pageSize: '50' });
    for (const row of rows) {
      const found = await ask({ oferta: row.offer ?? '' });
      expect(found.rows[0]?.offer).toBe(row.offer);
      expect(found.rows).toContainEqual(row);
    }
    const oferta = rows[0]?.offer ?? '';
    expect(await total({ oferta, nivel_ensino: 'Todos' })).toBeGreaterThan(0);
  });

  it('are none for the code of an offer that does not exist', async () => {
    expect(await total({ oferta: 'superior-1-2-0' })).toBe(0);
  });
});

describe('the courses of the offers', () => {
  const courses = async (query: Record<string, string>) =>
    store.answer(
      course.courses,
      store.resolve(course.courses, parseFilters(course.courses.filters, query)),
    );

  it.each(randomFilters(10))('have as many offers as the raw rows for %j', async (filters) => {
    const { rows } = await courses({ ...filters, pageSize: 'unlimited' });
    expect(rows.reduce((sum, { offers }) => sum + offers, 0)).toBe(await counted(filters));
    expect(new Set(rows.map(({ level, name }) => `${level} ${name}`)).size).toBe(rows.length);
    const sizes = rows.map(({ enrolments }) => enrolments);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('begin with those of either level that match a name best', async () => {
    const { rows, page } = await courses({ nome_curso: 'enfermagem' });
    expect(
      rows
        .slice(0, 2)
        .map(({ name, level }) => `${level} ${name}`)
        .toSorted(),
    ).toEqual(['Superior Enfermagem', 'Técnico Enfermagem']);
    expect(page).toEqual({ total: expect.any(Number) });
  });

  it('name the institution if there is only one', async () => {
    const { rows } = await courses({ uf: '12', pageSize: 'unlimited' });
    const one = rows.filter(({ institutions }) => institutions === 1);
    expect(one.length).toBeGreaterThan(0);
    expect(one.every(({ institution }) => institution)).toBe(true);
    expect(rows.filter((row) => !one.includes(row)).every((row) => !row.institution)).toBe(true);
  });
});

describe('the offers by state', () => {
  it.each(randomFilters(10))('add up to the raw rows for %j', async (filters) => {
    const { offersByState: dataset } = course;
    const { rows } = await store.answer(
      dataset,
      store.resolve(dataset, parseFilters(dataset.filters, filters)),
    );
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(await counted(filters));
  });
});

describe('a search by name', () => {
  const names = async (text: string, filters: Filters | object = {}): Promise<string[]> => {
    const { rows } = await ask({ nome_curso: text, ...filters });
    return [...new Set(rows.map(({ name }) => name))];
  };

  it.each([
    ['enfermagem', 'Enfermagem'],
    ['ENFERMAGEM', 'Enfermagem'],
    ['enfermajem', 'Enfermagem'],
    ['radiologia', 'Radiologia'],
    ['seguranca do trabalho', 'Segurança do trabalho'],
    ['engenharia civil', 'Engenharia civil'],
    ['pedagogía', 'Pedagogia'],
    ['fisoterapia', 'Fisioterapia'],
    ['técnico em enfermagem', 'Enfermagem'],
    ['curso técnico em mecânica', 'Mecânica'],
    ['bacharelado em direito', 'Direito'],
    ['curso de agropecuaria', 'Agropecuária'],
    ['contador', 'Ciências contábeis'],
  ])('finds %s', async (text, name) => {
    const [first = ''] = await names(text);
    expect(first.toLowerCase()).toBe(name.toLowerCase());
  });

  it('finds an institution’s offers', async () => {
    const {
      rows: [any],
    } = await ask({ nivel_ensino: 'Superior' });
    const { rows } = await ask({ nome_curso: any?.institution?.replaceAll(',', ' ') ?? '' });
    expect(new Set(rows.map(({ institution }) => institution))).toContain(any?.institution);
  });

  it.each([
    ['eletricista', 'Eletrotécnica'],
    ['rh', 'Recursos humanos'],
    ['corretor de imóveis', 'Transações Imobiliárias'],
  ])('finds %s among technical courses', async (text, name) => {
    const [first = ''] = await names(text, { nivel_ensino: 'Técnico' });
    expect(first.toLowerCase()).toBe(name.toLowerCase());
  });

  it('interprets words such as “técnico em” as the kind of course, not as part of a school’s name', async () => {
    const alone = await total({ nome_curso: 'mecânica' });
    expect(await total({ nome_curso: 'técnico em mecânica' })).toBe(alone);
    expect(await total({ nome_curso: 'curso de mecânica' })).toBe(alone);
  });

  it('finds a course at an institution', async () => {
    const { rows } = await ask({ nome_curso: 'direito' });
    const school = rows.find(({ institution }) => institution)?.institution ?? '';
    const found = await everyPage({ nome_curso: `direito ${school.replaceAll(/[–,-]/g, ' ')}` });
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found.map(({ institution }) => institution))]).toEqual([school]);
    expect(found.map(({ name }) => name.toLowerCase()).join()).toContain('direito');
  });

  it('treats commas as part of the text', async () => {
    expect(await total({ nome_curso: 'enfermagem, mecânica' })).toBeDefined();
  });

  it('finds nothing for an unknown name', async () => {
    expect(await total({ nome_curso: 'xyzzyq' })).toBe(0);
  });
});
