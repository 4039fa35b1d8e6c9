import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import {
  generalAreas,
  specificAreas,
  technicalForms,
  technologicalAxes,
} from '@observatorio/domain';
import { OFFERS_TABLE } from '@observatorio/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GenerateOffersOptions, generateOffers } from './generate';
import { SCHOOLS, VACANCIES } from './totals';

async function generated(options: GenerateOffersOptions): Promise<DuckDBConnection> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(OFFERS_TABLE);
  await generateOffers(connection, options);
  return connection;
}

async function row(connection: DuckDBConnection, ...expressions: string[]): Promise<number[]> {
  const reader = await connection.runAndReadAll(`SELECT ${expressions.join(', ')} FROM offers`);
  return (reader.getRowsJS()[0] ?? []).map(Number);
}

async function column(connection: DuckDBConnection, expression: string): Promise<string[]> {
  const reader = await connection.runAndReadAll(
    `SELECT DISTINCT ${expression} AS value FROM offers WHERE value IS NOT NULL ORDER BY value`,
  );
  return reader.getRowsJS().map(([value]) => String(value));
}

async function ranked(connection: DuckDBConnection, name: string): Promise<unknown[]> {
  const reader = await connection.runAndReadAll(
    `SELECT ${name} FROM offers WHERE ${name} IS NOT NULL GROUP BY ${name} ORDER BY sum(enrolments) DESC, ${name}`,
  );
  return reader.getRowsJS().map(([value]) => value);
}

async function checksum(connection: DuckDBConnection): Promise<string> {
  const reader = await connection.runAndReadAll(
    'SELECT sum(hash(offers)::HUGEINT)::VARCHAR FROM offers',
  );
  return JSON.stringify(reader.getRowsJS());
}

const enrolmentsWhere = (condition: string) =>
  `coalesce(sum(enrolments) FILTER (${condition}), 0)::DOUBLE`;
const share = (condition: string, of = 'true') =>
  `${enrolmentsWhere(`(${condition}) AND ${of}`)} / ${enrolmentsWhere(of)}`;
const countWhere = (condition: string) => `count(*) FILTER (${condition})`;
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code).toSorted();

describe('higher education sample', () => {
  let connection: DuckDBConnection;
  beforeAll(async () => {
    connection = await generated({ source: 'inep-superior' });
  }, 120_000);

  it('matches the published totals', async () => {
    const values = await row(
      connection,
      'sum(enrolments)',
      enrolmentsWhere('administration = 4'),
      enrolmentsWhere('administration = 1'),
      enrolmentsWhere('administration = 2'),
      enrolmentsWhere('administration = 3'),
      enrolmentsWhere('modality = 1'),
      enrolmentsWhere('modality = 2'),
      'sum(graduates)',
    );
    expect(values).toEqual([
      8_603_824, 6_523_678, 1_335_254, 656_585, 88_307, 6_153_560, 2_450_264, 1_250_076,
    ]);
  });

  it('has the published number of courses and of uniquely named institutions', async () => {
    const values = await row(
      connection,
      'count(DISTINCT course_code)',
      'count(DISTINCT institution_code)',
      'count(DISTINCT institution)',
    );
    expect(values).toEqual([40_427, 2608, 2608]);
  });

  it('marks all institutions as fictitious', async () => {
    expect(
      await row(
        connection,
        countWhere("institution NOT SIMILAR TO '.* Fictíci[ao] .*|.* [(]dados fictícios[)]'"),
      ),
    ).toEqual([0]);
  });

  it('covers all general areas, only real specific areas, and at least 150 courses', async () => {
    expect(await column(connection, 'left(area, 2)')).toEqual(codes(generalAreas));
    const known = codes(specificAreas);
    expect((await column(connection, 'area')).filter((area) => !known.includes(area))).toEqual([]);
    expect((await column(connection, 'course')).length).toBeGreaterThanOrEqual(150);
  });

  it('has the real proportions of degrees', async () => {
    const shares = await row(connection, ...[1, 2, 3].map((code) => share(`degree = ${code}`)));
    expect(shares.map((value) => Math.round(100 * value))).toEqual([66, 20, 14]);
  });

  it('ranks the largest states in their real order', async () => {
    const states = await ranked(connection, 'uf');
    expect(states).toHaveLength(27);
    expect(states.slice(0, 6)).toEqual([35, 31, 33, 41, 43, 29]);
  });

  it('ranks the largest courses plausibly', async () => {
    const courses = await ranked(connection, 'course');
    expect(courses.slice(0, 3)).toEqual(['Direito', 'Pedagogia', 'Administração']);
  });

  it('counts distance learning like the census', async () => {
    const [inPersonTowns, unplacedShare, poleVacancies, inPersonUnplaced] = await row(
      connection,
      'count(DISTINCT municipio) FILTER (modality = 1)',
      share('municipio IS NULL', 'modality = 2'),
      'sum(vacancies) FILTER (modality = 2 AND municipio IS NOT NULL)',
      countWhere('modality = 1 AND municipio IS NULL'),
    );
    expect(await column(connection, 'municipio')).not.toHaveLength(inPersonTowns ?? 0);
    expect(unplacedShare).toBeCloseTo(0.01, 3);
    expect([poleVacancies, inPersonUnplaced]).toEqual([0, 0]);
  });

  it('offers larger distance courses in more places', async () => {
    const reader = await connection.runAndReadAll(`
      SELECT corr(places, size) FROM (
        SELECT count(DISTINCT municipio) AS places, sum(enrolments) AS size FROM offers
        WHERE modality = 2 GROUP BY course_code)`);
    // 0.56 if every course is offered in all centres of its institution.
    expect(Number(reader.getRowsJS()[0]?.[0])).toBeGreaterThan(0.7);
  });

  it('has consistent rows', async () => {
    const values = await row(
      connection,
      countWhere('municipio // 100000 <> uf'),
      countWhere('graduates > enrolments'),
      countWhere('least(enrolments, graduates, vacancies) < 0'),
      countWhere('funding = 0 AND administration < 4'),
      countWhere('level <> 1 OR form IS NOT NULL'),
      `sum(vacancies) - ${VACANCIES}`,
    );
    expect(values).toEqual([0, 0, 0, 0, 0, 0]);
    const [free] = await row(connection, share('funding = 1', 'administration = 4'));
    expect(free).toBeGreaterThan(0.002);
    expect(free).toBeLessThan(0.05);
  });

  it('is reproducible', async () => {
    const again = await generated({ source: 'inep-superior', year: 2019 });
    expect(await checksum(again)).toBe(await checksum(connection));
  }, 120_000);

  it('has the published enrolments of other years, and fewer courses in earlier ones', async () => {
    const years = await Promise.all(
      [2012, 2023].map((year) => generated({ source: 'inep-superior', year })),
    );
    const totals = ['sum(enrolments)', enrolmentsWhere('modality = 2')];
    const [before, after] = await Promise.all(years.map((year) => row(year, ...totals)));
    expect(before).toEqual([7_037_688, 1_113_850]);
    expect(after).toEqual([9_976_782, 4_913_281]);
    const courses = ['count(DISTINCT course_code) FILTER (modality = 2)', 'sum(graduates)'];
    const [distance = 0, graduates = 0] = await row(years[0]!, ...courses);
    expect(distance / 1148).toBeCloseTo(1, 1);
    expect(graduates / 1_050_413).toBeCloseTo(1, 2);
    expect(await row(years[0]!, countWhere('graduates > enrolments'))).toEqual([0]);
  }, 120_000);

  it('has no other years', async () => {
    await expect(generated({ source: 'inep-superior', year: 2011 })).rejects.toThrow(
      'The sample has no year 2011.',
    );
  });
});

describe('technical education sample', () => {
  let connection: DuckDBConnection;
  beforeAll(async () => {
    connection = await generated({ source: 'inep-tecnico' });
  }, 120_000);

  it('matches the published totals', async () => {
    const values = await row(
      connection,
      'sum(enrolments)',
      enrolmentsWhere('administration < 4'),
      'count(DISTINCT institution_code)',
      'count(DISTINCT institution)',
    );
    const schools = SCHOOLS.reduce((sum, number) => sum + number);
    expect(values).toEqual([1_874_974, 1_106_556, schools, schools]);
  });

  it('marks all institutions as fictitious', async () => {
    expect(
      await row(
        connection,
        countWhere("institution NOT SIMILAR TO '.* Fictíci[ao] .*|.* [(]dados fictícios[)]'"),
      ),
    ).toEqual([0]);
  });

  it('has schools of the S system in every state', async () => {
    for (const name of ['SENAI', 'SENAC']) {
      const [states] = await row(
        connection,
        `count(DISTINCT uf) FILTER (institution LIKE '${name} – %')`,
      );
      expect(states).toBe(27);
    }
  });

  it('covers all axes and census forms, with at least 130 courses', async () => {
    expect(await column(connection, 'area')).toEqual(codes(technologicalAxes));
    const known = codes(technicalForms).filter((form) => form !== 'IFTP');
    expect(await column(connection, 'form')).toEqual(known);
    expect((await column(connection, 'course')).length).toBeGreaterThanOrEqual(130);
  });

  it('covers all states, with state schools as the largest public group', async () => {
    expect((await ranked(connection, 'uf')).slice(0, 2)).toEqual([35, 31]);
    expect(await column(connection, 'uf')).toHaveLength(27);
    expect(await ranked(connection, 'administration')).toEqual([4, 2, 1, 3]);
  });

  it('has plausible associations between dimensions', async () => {
    const [federal = 0, privateOnes = 0, nursing = 0] = await row(
      connection,
      share("form = 'CT'", 'administration = 1'),
      share("form = 'CT'", 'administration = 4'),
      share('administration = 4', "course = 'Enfermagem'"),
    );
    expect(federal).toBeGreaterThan(0.5);
    expect(privateOnes).toBeLessThan(0.2);
    expect(nursing).toBeGreaterThan(0.7);
  });

  it('omits figures missing from the census', async () => {
    const values = await row(
      connection,
      countWhere('coalesce(graduates, vacancies, degree, level, modality) IS NOT NULL'),
      countWhere('(funding IS NULL) <> (administration = 4)'),
      countWhere("(form = 'NM') <> (area = '999')"),
      countWhere('municipio IS NULL OR municipio // 100000 <> uf'),
      countWhere('enrolments < 0'),
    );
    expect(values).toEqual([0, 0, 0, 0, 0]);
  });

  it('is reproducible', async () => {
    const again = await generated({ source: 'inep-tecnico' });
    expect(await checksum(again)).toBe(await checksum(connection));
  }, 120_000);

  it('has the enrolments of other years', async () => {
    const year = await generated({ source: 'inep-tecnico', year: 2023 });
    expect(await row(year, 'sum(enrolments)')).toEqual([2_271_607]);
  }, 120_000);
});
