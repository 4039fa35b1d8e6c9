import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyDataset,
  type Area,
  type AreaName,
  areaNames,
  areas,
  type Filters,
  indicatorArea,
  mainAreas,
  payDimensions,
  sources,
  TABLE_SOURCE,
} from '@observatorio/contract';
import {
  type Connector,
  duckDbDialect,
  openStore,
  type Store,
  schemas,
  type Value,
} from '@observatorio/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { TABLE as educationTables } from '../../packages/store/src/education/tables';
import { TABLE as labourTables } from '../../packages/store/src/labour/tables';

/*
 * Checks that served queries use only SQL that DuckDB, PostgreSQL, SQLite and ClickHouse all
 * support, so that the engine can be replaced. The engine here is a fake that records queries; the
 * agreement tests run the same queries on DuckDB.
 */

/** Constructs that at least one of the four engines does not support or interprets differently. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'integer division //': /\/\//,
  'cast with ::': /::/,
  'list or slice [ ]': /\[/,
  rowid: /\browid\b/i,
  'GROUP BY ALL or ORDER BY ALL': /\bBY\s+ALL\b/i,
  'FROM without SELECT': /(^|\(|\bALL\s|\bAS\s)\s*FROM\b/i,
  'star with EXCLUDE or REPLACE': /\*\s*(EXCLUDE|REPLACE|EXCEPT)\b/i,
  'FILTER (WHERE …)': /\bFILTER\s*\(/i,
  'MATERIALIZED CTE': /\bMATERIALIZED\b/i,
  'window function': /\bOVER\s*\(/i,
  QUALIFY: /\bQUALIFY\b/i,
  ILIKE: /\bILIKE\b/i,
  'type DOUBLE': /\bDOUBLE\b/i,
  'least, greatest, left, right': /\b(least|greatest|left|right)\s*\(/i,
  'parameter by name or number': /[$@:]\w|\?\d/,
  'several statements': /;/,
};

const withoutTexts = (sql: string): string => sql.replace(/'[^']*'/g, "''");

const manifest = {
  conjuntos: sources.map((conjunto) => ({
    conjunto,
    ano: 2019,
    tipo: 'demonstracao',
    versao: conjunto,
    arquivo: `${conjunto}-2019-${conjunto}.duckdb`,
    esquema: schemas[conjunto].length,
    importadoEm: '2020-01-01T00:00:00.000Z',
    fontes: [],
    linhasLidas: 0,
    linhasAceitas: 0,
    linhasRejeitadas: 0,
    motivos: {},
    notas: [],
    ...(conjunto === TABLE_SOURCE && {
      tabela: indicatorArea.requiredFilter?.example,
      indicadores: [indicatorArea.requiredFilter?.example],
    }),
  })),
};

/**
 * Rows of the table `facts` in an edition of the current format and in one of an earlier format.
 */
const versions = [[2, 1, 1, 1, 1, 1, 1, 1, 1], [2]] as const;

/** Result rows that determine which queries follow; all other queries return no rows. */
const answers: readonly (readonly [query: RegExp, ...rows: Value[][]])[] = [
  [/FROM occupations/, [225125, 'Médico clínico'], [411010, 'Assistente administrativo']],
  [/FROM course_occupations WHERE key/, [225125]],
  [/FROM courses ORDER BY/, [1, 'Medicina', 1006, '0912M01', 1, 1]],
  [/FROM institutions ORDER BY/, [1, null, 1, 1]],
  [/FROM institutions$/, [1, 'Faculdade Central', 'FC']],
  [/^SELECT course_id FROM offers/, [1]],
  [/^SELECT count\(\*\) FROM offers/, [1]],
  [/FROM indicators /, ['demonstracao', 'Índice', '', '', 1, '', '', '{valor}', '2019', 'uf']],
  [/^SELECT DISTINCT year, level/, [2019, 'uf']],
  [/^SELECT id, \S+ AS distance/, [1, null, null]],
];

function answerTo(sql: string, facts: readonly number[]): readonly Value[][] {
  if (/FROM facts/.test(sql)) return [[...facts]];
  return answers.flatMap(([query, ...rows]) => (query.test(sql) ? rows : []));
}

/** Creates a connector that records the SQL and the number of parameters of each query. */
function recorder(queries: Map<string, number>, facts: readonly number[]): Connector {
  return {
    open: async () => ({
      dialect: { ...duckDbDialect, position: 'position' },
      async rows<Row extends readonly Value[]>(sql: string, values: readonly Value[] = []) {
        queries.set(sql, values.length);
        return answerTo(sql, facts) as unknown as Row[];
      },
      close: async () => undefined,
    }),
    close: async () => undefined,
  };
}

const root = join(import.meta.dirname, '../..');

/**
 * Tables that the queries below do not read: families are only imported, and pays are read for the
 * median of tallies with rows.
 */
const unread = ['families', 'pays'];

/** Tables of all editions, as the importers, the samples and the store create them. */
const tables = [
  ...new Set([
    ...['packages/import/src', 'packages/sample/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => readFileSync(join(root, folder, file), 'utf8'))
        .flatMap((source) => [...source.matchAll(/CREATE TABLE edition\.(\w+)/g)])
        .flatMap(([, table]) => table ?? []),
    ),
    ...Object.values(labourTables),
    ...Object.values(educationTables),
  ]),
].filter((table) => !unread.includes(table));

/** Filter sets of areas whose conditions depend on each other. */
const combinations: Readonly<Partial<Record<AreaName, readonly Filters[]>>> = {
  labour: [
    {},
    { uf: ['35'] },
    { uf: ['35', '12'], genero: ['2'] },
    { uf: ['35'], genero: ['1'], faixaEtaria: ['3'], grandeSetor: ['4'] },
    { municipio: ['3550308'] },
    { municipio: ['3550308', '1200401'], setor: ['3'] },
    { occupation: ['225125'] },
    { occupation: ['225125'], uf: ['35'], escolaridade: ['7', '9'] },
    { uf: ['12'], regiao: ['3'] },
    ...payDimensions.map((by) => ({ por: [by], separado: ['raca'], uf: ['35'] })),
    { por: ['occupation'] },
    { por: ['jornada'], occupation: ['225125'] },
  ],
  graduate: [
    { uf: ['35'] },
    { nivel_ensino: ['Superior'], dimensao: ['Vagas'], regiao: ['1'], area: ['09', '091'] },
    { nivel_ensino: ['Superior'], uf: ['35'], grauAcademico: ['1', '2'], currentPage: ['3'] },
    { municipio: ['3550308'], etapa_ensino: ['CT'], dependenciaAdministrativa: ['1'] },
  ],
  occupation: [
    { cod_cbo: ['225125'], comparar: ['225125', '411010'] },
    {
      cod_cbo: ['225125'],
      comparar: ['225125', '411010'],
      sexotrabalhador: ['2'],
      escolaridadeapos2005: ['3'],
      uf: ['35'],
    },
  ],
  profile: [
    { codigoBrasileiroOcupacao: ['225125'] },
    { codigoBrasileiroOcupacao: ['225125'], uf: ['35'], sexo: ['2'], setorEmpresa: ['4'] },
  ],
  course: [
    { cod_cbo: ['225125'], codigo_curso: ['tecnico-1006'] },
    {
      cod_cbo: ['225125'],
      codigo_curso: ['superior-1006'],
      nivel_ensino: ['Superior'],
      area_geral: ['09'],
      nivel_academico: ['1', 'CT'],
      grauAcademico: ['1'],
      uf: ['35'],
      sortField: ['nome_entidade'],
    },
    {
      cod_cbo: ['225125'],
      codigo_curso: ['tecnico-1006'],
      nome_curso: ['medicina central'],
      municipio: ['3550308'],
      raio_km: ['50'],
      eixo_tecnologico: ['1'],
      custeamento: ['1'],
    },
  ],
};

/**
 * Filter sets of an area, which together cover every table and every kind of condition. Default:
 * none, then each filter alone, each with those that every card requires.
 */
function casesOf(area: AreaName): readonly Filters[] {
  const { filters, requiredFilter } = mainAreas[area] as Area;
  const required = requiredFilter && { [requiredFilter.filter]: [requiredFilter.example].flat() };
  const alone = filters.map(({ name, example }) => ({ ...required, [name]: [example] }));
  return combinations[area] ?? [{ ...required }, ...alone];
}

async function askAll(store: Store): Promise<void> {
  for (const area of areaNames) {
    for (const dataset of Object.values<AnyDataset>(areas[area])) {
      for (const filters of casesOf(area)) {
        if (dataset.requires?.every((name) => !filters[name])) continue;
        await store.answer(dataset, store.resolve(dataset, filters));
      }
    }
  }
}

/** Returns the distinct queries that the datasets run, with the number of parameters of each. */
async function servedQueries(): Promise<ReadonlyMap<string, number>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  // The fake connector never reads the files.
  for (const { arquivo } of manifest.conjuntos) await writeFile(join(dataDir, arquivo), 'x');
  await writeFile(join(dataDir, 'manifest.json'), JSON.stringify(manifest));
  const queries = new Map<string, number>();
  for (const facts of versions) {
    const connector = recorder(queries, facts);
    const store = await openStore(dataDir, { connector, cachedBytes: 0 });
    await askAll(store);
    await store.close();
  }
  await rm(dataDir, { recursive: true });
  return queries;
}

describe('served SQL', () => {
  let served: ReadonlyMap<string, number>;
  let queries: string[];

  beforeAll(async () => {
    served = await servedQueries();
    queries = [...served.keys()];
  });

  it.each(tables)('reads %s', (table) => {
    expect(
      queries.some((sql) => new RegExp(`(FROM|JOIN) ${table}\\b`).test(sql)),
      `No query reads the table ${table}. If one does only after another query returned rows, add these rows to “answers”; if only for filters that are set together, add these to “combinations”; if none should, add the table to “unread”.`,
    ).toBe(true);
  });

  it.each(Object.entries(forbidden))('does not use %s', (_, pattern) => {
    expect(
      queries.filter((sql) => pattern.test(withoutTexts(sql))),
      'Write these queries in SQL that all four engines support, or with a part of the Dialect.',
    ).toEqual([]);
  });

  it('consists of SELECT statements only', () => {
    expect(
      queries.filter((sql) => !/^\s*(SELECT|WITH)\b/.test(sql)),
      'Answers only read: begin these queries with SELECT or WITH.',
    ).toEqual([]);
  });

  it('has one value for each placeholder', () => {
    const placeholders = (sql: string) => withoutTexts(sql).split('?').length - 1;
    expect(
      [...served].filter(([sql, values]) => placeholders(sql) !== values),
      'Pass these queries one value for each question mark; the number passed is beside the query.',
    ).toEqual([]);
  });
});
