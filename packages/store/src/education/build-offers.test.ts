import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { buildOffers } from './build-offers';
import { OFFERS_TABLE } from './offers';
import { TABLE } from './tables';

/** Two offers of the same course, institution and municipality, which differ in their codes. */
const offers = [9_500_294, 9_500_309].map(
  (code) => `(3550308, 35, 'Pedagogia', ${code}, 'Universidade Fictícia', 1, 100)`,
);

async function idsOf(rows: readonly string[]): Promise<unknown[][]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`
    ATTACH ':memory:' AS edition;
    ${OFFERS_TABLE};
    INSERT INTO offers
      (municipio, uf, course, course_code, institution, institution_code, enrolments)
    VALUES ${rows.join(', ')}`);
  await buildOffers(connection);
  const reader = await connection.runAndReadAll(
    `SELECT id, size_rank, course_code FROM edition.${TABLE.offers} ORDER BY id`,
  );
  instance.closeSync();
  return reader.getRowsJS();
}

it('assigns the same ids regardless of the order of the offers', async () => {
  const expected = [
    [1, 1, 9_500_294],
    [2, 2, 9_500_309],
  ];
  expect(await idsOf(offers)).toEqual(expected);
  expect(await idsOf(offers.toReversed())).toEqual(expected);
});
