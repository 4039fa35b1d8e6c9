import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { shorten } from './report';
import { bothSql } from './row-checks';

it('quotes each of two values, and names a blank', async () => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const exampleOf = async (first: string, second: string) => {
    const reader = await connection.runAndReadAll(`SELECT ${bothSql(first, second)}`);
    return `“${shorten(String(reader.getRowsJS()[0]?.[0]))}”`;
  };
  expect(await exampleOf("'156'", '10')).toBe('“156” e “10”');
  expect(await exampleOf("'1'", "' '")).toBe('“1” e “(vazio)”');
  expect(await exampleOf('NULL', `'${'a'.repeat(70)}'`)).toBe(`“(vazio)” e “${'a'.repeat(60)}…”`);
  connection.closeSync();
  instance.closeSync();
});
