import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { buildEdition } from './build-edition';
import { buildPayGroups } from './build-pay-groups';
import { LINKS_TABLE } from './links';
import { TABLE } from './tables';

const pick = (salt: number, of: number) => `(hash(i * 16 + ${salt}) % ${of})::INTEGER`;

/** Links with many equal amounts, so that the ranges of pay end within ties. */
const LINKS = `
  INSERT INTO links
  SELECT 3550308 + ${pick(9, 3)}, 35, 225125 + 5 * ${pick(1, 4)}, 1 + ${pick(2, 25)}, 1 + ${pick(3, 2)},
    1 + ${pick(4, 10)}, ${pick(5, 12)}, 1 + ${pick(6, 11)}, 1 + ${pick(7, 5)}, 2, 40, 4,
    CASE WHEN ${pick(10, 9)} = 0 THEN NULL ELSE 100000 * (1 + ${pick(8, 40)}) END, 1
  FROM range(3000) AS numbers(i)`;

it('finds the same percentiles, however few links are sorted at once', async () => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`ATTACH ':memory:' AS edition; ${LINKS_TABLE}; ${LINKS}`);
  await buildEdition(connection, { year: 2019, cubeAxes: 1 });
  const read = async () => {
    const reader = await connection.runAndReadAll(`FROM edition.${TABLE.payGroups}`);
    return reader.getRowsJS();
  };
  const whole = await read();
  expect(whole.length).toBeGreaterThan(500);
  for (const sortedRows of [1000, 70]) {
    await connection.run(`DROP TABLE edition.${TABLE.payGroups}`);
    await buildPayGroups(connection, sortedRows);
    expect(await read()).toEqual(whole);
  }
  connection.closeSync();
  instance.closeSync();
});
