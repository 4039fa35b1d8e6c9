import { DuckDBInstance } from '@duckdb/node-api';
import type { Filters } from '@observatorio/contract';

/* The ten cards from the raw rows, the faster way of the two: one GROUPING SETS or ten queries. */

const columns: Readonly<Record<string, string>> = {
  regiao: 'uf // 10',
  uf: 'uf',
  municipio: 'municipio',
  occupation: 'occupation',
  grandeSetor: `CASE WHEN sector <= 14 THEN 1 WHEN sector = 15 THEN 2 WHEN sector <= 17 THEN 3
    WHEN sector <= 24 THEN 4 WHEN sector = 25 THEN 5 END`,
  setor: 'sector',
  genero: 'gender',
  sizeLink: 'size',
  minimumSalaryRange: 'band',
  escolaridade: 'schooling',
  faixaEtaria: 'age',
};

const cards = ['uf', 'sector', 'occupation', 'band', 'step', 'age, gender', 'size', 'schooling'];
const step = 'floor(ln(pay / 29940) / 6.2146 * 100) AS step';

const [path = '', sets = '[]'] = process.argv.slice(2);
const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
const connection = await instance.connect();

async function clickAll(filters: Filters): Promise<void> {
  const conditions = Object.entries(filters).map(
    ([name, values]) => `${columns[name]} IN (${values.map(Number).join(', ')})`,
  );
  const from = `FROM (SELECT *, ${step} FROM links ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''})`;
  const figures = 'sum(n), sum(pay), min(pay), max(pay)';
  if (conditions.length > 0) {
    const grouping = ['()', ...cards.map((card) => `(${card})`)].join(', ');
    await connection.runAndReadAll(
      `SELECT ${cards.join(', ')}, ${figures} ${from} GROUP BY GROUPING SETS (${grouping})`,
    );
    return;
  }
  await connection.runAndReadAll(`SELECT ${figures} ${from}`);
  for (const card of cards) {
    await connection.runAndReadAll(`SELECT ${card}, sum(n) ${from} GROUP BY ${card}`);
  }
}

async function total(filters: Filters): Promise<number> {
  const conditions = Object.entries(filters).map(
    ([name, values]) => `${columns[name]} IN (${values.map(Number).join(', ')})`,
  );
  const result = await connection.runAndReadAll(
    `SELECT coalesce(sum(n), 0)::DOUBLE FROM links WHERE ${['true', ...conditions].join(' AND ')}`,
  );
  return Number(result.getRowsJS()[0]?.[0]);
}

const times: number[] = [];
const totals: number[] = [];
for (const filters of JSON.parse(sets) as Filters[]) {
  const before = performance.now();
  await clickAll(filters);
  times.push(performance.now() - before);
  totals.push(await total(filters));
}
process.send?.({ times, totals }, () => process.disconnect());
