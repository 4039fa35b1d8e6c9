import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileKind, MatchedFile } from '../kind/kind';
import type { TextFile } from '../text/text-file';
import { odditiesOf } from './oddities';
import { createSql } from './staging-plan';

const ROWS = 4000;

const kind: FileKind = {
  title: 'o arquivo de teste',
  table: 'staged',
  fields: { trade: ['Ofício'], gender: ['Sexo'], town: ['Lugar'], pay: ['Salário'] },
  columns: {
    trade: ['INTEGER', 'trade'],
    gender: ['INTEGER', 'gender'],
    town: ['INTEGER', 'town'],
    pay: ['DOUBLE', 'pay'],
  },
  varied: { gender: 'gender' },
  related: { trade: 'trade', gender: 'gender', town: 'town' },
  contrasts: [
    {
      field: 'gender',
      value: '(gender = 1)::INTEGER',
      higher: 'trade < 3',
      lower: 'trade >= 7',
      reversed: 'há mais mulheres nos primeiros ofícios',
    },
  ],
  spreads: [
    { field: 'pay', value: 'pay', by: 'trade', median: 'a do ofício', times: 5, maxShare: 0.05 },
  ],
};

const columns = Object.values(kind.fields).map(([name]) => name);
const matched: MatchedFile = {
  file: { columns } as unknown as TextFile,
  kind,
  columns: new Map(Object.keys(kind.fields).map((field, index) => [field, index])),
};

let connection: DuckDBConnection;
beforeEach(async () => {
  connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(createSql(kind));
});
afterEach(() => connection.closeSync());

const random = (seed: string, below: number): string => `(hash(i, '${seed}') % ${below})::INTEGER`;

/** Fills the table with rows in no order, changed by SQL for some columns, and finds its oddities. */
async function odditiesWith(
  changes: { [column in keyof typeof kind.columns]?: string },
  rows = ROWS,
): Promise<string[]> {
  const changed = Object.entries(changes).map(([column, sql]) => `${sql} AS ${column}`);
  await connection.run(`
    INSERT INTO staged
    WITH links AS (SELECT i, ${random('trade', 10)} AS trade,
        CASE WHEN ${random('gender', 10)} < trade THEN 2 ELSE 1 END AS gender,
        (trade + ${random('town', 4)}) % 10 AS town,
        (1000 + 100 * trade + ${random('pay', 500)})::DOUBLE AS pay
      FROM range(${rows}) AS numbers(i))
    SELECT 0, 0, NULL, trade, gender, town, pay
    FROM (SELECT i, * REPLACE (${changed.length > 0 ? changed.join(', ') : 'trade AS trade'}) FROM links)
    ORDER BY i`);
  const report = { kept: rows, rows: { first: 0, end: rows } };
  return (await odditiesOf(connection, matched, report)).oddities;
}

describe('rows that are odd together', () => {
  it('accepts columns that are related, or the same rows of one gender', async () => {
    expect(await odditiesWith({})).toEqual([]);
  });

  it.each(['trade', 'gender', 'town'] as const)('names a shuffled column: %s', async (column) => {
    const label = kind.fields[column]?.[0];
    expect(
      await odditiesWith({
        [column]: `first(${column}) OVER (ORDER BY hash(i) ROWS BETWEEN 50 PRECEDING AND 50 PRECEDING)`,
      }),
    ).toEqual([
      `os valores da coluna “${label}” não têm relação com os das outras, como se tivessem sido embaralhados`,
    ]);
  });

  it.each([
    ['lag', 'anterior'],
    ['lead', 'seguinte'],
  ])('names a column shifted by one row: %s', async (shift, place) => {
    expect(await odditiesWith({ town: `${shift}(town) OVER (ORDER BY i)` })).toEqual([
      `os valores da coluna “Lugar” combinam com os das outras na linha ${place}, como se tivessem sido deslocados`,
    ]);
  });

  it('accepts a column that resembles the rows before and after it alike', async () => {
    const town = `CASE (${random('side', 10)}) // 4 WHEN 0 THEN lag(town) OVER (ORDER BY i)
      WHEN 1 THEN lead(town) OVER (ORDER BY i) ELSE town END`;
    expect(await odditiesWith({ town }, 40_000)).toEqual([]);
  });

  it('names a column with exchanged codes', async () => {
    expect(await odditiesWith({ gender: '3 - gender' })).toEqual([
      'os códigos da coluna “Sexo” parecem trocados: há mais mulheres nos primeiros ofícios',
    ]);
  });

  it('names a column with a second unit', async () => {
    expect(await odditiesWith({ pay: 'pay * CASE WHEN i % 4 = 0 THEN 100 ELSE 1 END' })).toEqual([
      'em 25% das linhas, “Salário” é mais de 5 vezes maior que a do ofício',
    ]);
    await connection.run('DELETE FROM staged');
  });

  it('names a column with a single value', async () => {
    expect(await odditiesWith({ gender: '1' })).toEqual([
      'a coluna “Sexo” traz o mesmo valor em todas as linhas',
    ]);
  });

  it('ignores files without many rows', async () => {
    expect(await odditiesWith({ gender: '3 - gender' }, 150)).toEqual([]);
  });
});
