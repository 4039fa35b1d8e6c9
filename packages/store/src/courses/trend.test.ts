import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { course, type Filters, type SourceName, type Vintage } from '@observatorio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installEdition } from '../editions/install';
import { buildOffers } from '../education/build-offers';
import { OFFERS_TABLE } from '../education/offers';
import { emptyRowMetadata } from '../index';
import { openStore } from '../open-store';
import type { Store } from '../query/store';

type Offer = [
  municipio: number,
  course: string,
  code: number,
  enrolments: number,
  graduates: number | null,
  vacancies: number | null,
];

interface Year {
  source?: SourceName;
  year: number;
  offers: readonly Offer[];
  ufs?: string[];
  situacao?: Vintage;
  tipo?: 'oficial' | 'demonstracao';
}

const [ACRE, PAULO] = [1200401, 3550308];

/** Technical courses: a renamed one, one of 2016 only, and none of the first in Acre in 2018. */
const technical: readonly Year[] = [
  {
    year: 2016,
    offers: [
      [ACRE, 'Técnico em Enfermagem', 1006, 10, null, null],
      [PAULO, 'Técnico em Enfermagem', 1006, 100, null, null],
      [PAULO, 'Enfermagem', 1999, 5, null, null],
      [PAULO, 'Datilografia', 4001, 7, null, null],
    ],
  },
  {
    year: 2017,
    ufs: ['35'],
    offers: [
      [PAULO, 'Enfermagem', 1006, 110, null, null],
      [PAULO, 'Enfermagem', 1006, 1, null, null],
    ],
  },
  {
    year: 2018,
    offers: [
      [PAULO, 'Enfermagem', 1006, 120, null, null],
      [PAULO, 'Redes', 6002, 40, null, null],
    ],
    situacao: 'parcial',
  },
  { year: 2019, offers: [[ACRE, 'Invenção', 1006, 9, null, null]], tipo: 'demonstracao' },
];

/** Higher education: two institutions with a code each, one of which renames its course. */
const higher: readonly Year[] = [
  {
    year: 2017,
    offers: [
      [PAULO, 'Pedagogia', 20, 300, 30, 60],
      [PAULO, 'Pedagogia da Terra', 10, 8, 1, 2],
    ],
  },
  {
    year: 2018,
    offers: [
      [ACRE, 'Pedagogia', 10, 9, 2, 3],
      [PAULO, 'Pedagogia', 20, 310, 31, null],
      [PAULO, 'Direito', 30, 500, 50, 70],
    ],
  },
];

let dataDir: string;
let store: Store;

async function install({ source = 'inep-tecnico', year, offers, ufs, ...about }: Year) {
  const name = { conjunto: source, ano: year, tipo: about.tipo ?? 'oficial' } as const;
  await installEdition(dataDir, name, async (connection) => {
    await connection.run('SET threads = 1');
    await connection.run(OFFERS_TABLE);
    for (const [municipio, title, code, ...counts] of offers) {
      await connection.run(`
        INSERT INTO offers
          (municipio, uf, course, course_code, enrolments, graduates, vacancies, institution_code)
        VALUES (${municipio}, ${Math.floor(municipio / 100_000)}, '${title}', ${code},
          ${counts.map((count) => count ?? 'NULL').join(', ')}, 1)`);
    }
    await buildOffers(connection);
    return {
      ...emptyRowMetadata(),
      fontes: ['Ofertas do teste'],
      linhasLidas: offers.length,
      linhasAceitas: offers.length,
      ufs: ufs ?? ['12', '35'],
      ...(about.situacao && { situacao: about.situacao }),
    };
  });
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  for (const year of technical) await install(year);
  for (const year of higher) await install({ ...year, source: 'inep-superior' });
  store = await openStore(dataDir);
});

afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

async function ask(filters: Filters) {
  return store.answer(course.trend, store.resolve(course.trend, filters));
}

async function countsOf(filters: Filters) {
  const { rows } = await ask(filters);
  return rows.map(({ year, label, count }) => [year, label, count]);
}

describe('one course', () => {
  it('is found by its code and has the name of the newest year', async () => {
    const row = {
      key: 'total',
      label: 'Enfermagem',
      graduates: null,
      vacancies: null,
      segment: null,
      coverage: 'só São Paulo',
    };
    expect((await ask({ codigo_curso: ['tecnico-1006'] })).rows).toEqual([
      { ...row, year: 2016, count: 100, offers: 1, vintage: null },
      { ...row, year: 2017, count: 111, offers: 2, vintage: null },
      { ...row, year: 2018, count: 120, offers: 1, vintage: 'parcial' },
    ]);
  });

  it('has zero in a year without offers in the place, and no row in a year without data', async () => {
    const acre = { codigo_curso: ['tecnico-1006'], uf: ['12'] };
    expect(await countsOf(acre)).toEqual([
      [2016, 'Enfermagem', 10],
      [2018, 'Enfermagem', 0],
    ]);
    expect(await countsOf({ ...acre, uf: ['35'] })).toEqual([
      [2016, 'Enfermagem', 100],
      [2017, 'Enfermagem', 111],
      [2018, 'Enfermagem', 120],
    ]);
    expect(await countsOf({ ...acre, uf: ['43'] })).toEqual([]);
    expect(await countsOf({ codigo_curso: ['tecnico-4001'], municipio: [String(PAULO)] })).toEqual([
      [2016, 'Datilografia', 7],
      [2017, 'Datilografia', 0],
      [2018, 'Datilografia', 0],
    ]);
  });

  it('of higher education is found by its name, whatever its institutions call it in a year', async () => {
    const { rows, editions } = await ask({ codigo_curso: ['superior-10'] });
    expect(rows).toMatchObject([
      { year: 2017, label: 'Pedagogia', count: 300, graduates: 30, vacancies: 60, offers: 1 },
      { year: 2018, label: 'Pedagogia', count: 319, graduates: 33, vacancies: 3, offers: 2 },
    ]);
    expect(editions.map(({ conjunto, ano }) => [conjunto, ano])).toEqual([
      ['inep-superior', 2018],
      ['inep-superior', 2017],
    ]);
  });

  it('of higher education has unknown vacancies where none is reported, and zero without offers', async () => {
    const { rows } = await ask({ codigo_curso: ['superior-20'], uf: ['35'] });
    expect(rows.map(({ vacancies }) => vacancies)).toEqual([60, null]);
    const law = await ask({ codigo_curso: ['superior-30'] });
    expect(law.rows[0]).toMatchObject({ count: 0, graduates: 0, vacancies: 0, offers: 0 });
  });

  it('agrees with the detail in the year that the detail describes', async () => {
    for (const code of ['tecnico-1006', 'superior-10', 'superior-30']) {
      const filters = { codigo_curso: [code], uf: ['35'] };
      const resolved = store.resolve(course.detail, filters);
      const detail = await store.answer(course.detail, resolved);
      const { rows } = await ask(filters);
      const { count, offers, label } = rows.find(({ year }) => year === resolved.edition.ano) ?? {};
      const [{ enrolments, offers: listed, name } = {}] = detail.rows;
      expect([count, offers, label]).toEqual([enrolments, listed, name]);
    }
  });
});

describe('compared courses', () => {
  it('have a row each, in place of the chosen course', async () => {
    const compared = { compara: ['tecnico-1006', 'tecnico-6002'], codigo_curso: ['superior-10'] };
    const { rows } = await ask(compared);
    expect(rows.map(({ year, key, label, count }) => [year, key, label, count])).toEqual([
      [2016, 'tecnico-1006', 'Enfermagem', 100],
      [2016, 'tecnico-6002', 'Redes', 0],
      [2017, 'tecnico-1006', 'Enfermagem', 111],
      [2017, 'tecnico-6002', 'Redes', 0],
      [2018, 'tecnico-1006', 'Enfermagem', 120],
      [2018, 'tecnico-6002', 'Redes', 40],
    ]);
  });

  it('of one name are told apart by their codes', async () => {
    const { rows } = await ask({ compara: ['superior-10', 'superior-20'] });
    expect(new Set(rows.map(({ label }) => label))).toEqual(
      new Set(['Pedagogia (superior-10)', 'Pedagogia (superior-20)']),
    );
  });
});

it.each<[Filters, string]>([
  [{}, 'codigo_curso'],
  [{ codigo_curso: ['tecnico-9999'] }, 'codigo_curso'],
  [{ codigo_curso: ['tecnico-1006', 'tecnico-6002'] }, 'codigo_curso'],
  [{ compara: ['tecnico-1006'] }, 'compara'],
  [{ compara: ['tecnico-1006', 'superior-10'] }, 'compara'],
  [{ compara: ['tecnico-1006', 'tecnico-9999'] }, 'compara'],
  [{ codigo_curso: ['tecnico-1006'], municipio: ['3599999'] }, 'municipio'],
])('rejects %j and names %s', async (filters, parameter) => {
  await expect(async () => ask(filters)).rejects.toMatchObject({ parameter });
});
