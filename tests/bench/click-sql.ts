import type { Filters } from '@observatorio/contract';

/** SQL fragments that differ between DuckDB and PostgreSQL. */
export interface RawSql {
  region: string;
  /** SQL expression for the bin of the pay curve that a row falls into. */
  step: string;
}

const sector = `CASE WHEN sector <= 14 THEN 1 WHEN sector = 15 THEN 2 WHEN sector <= 17 THEN 3
  WHEN sector <= 24 THEN 4 WHEN sector = 25 THEN 5 END`;

const cards = ['uf', 'sector', 'occupation', 'band', 'step', 'age, gender', 'size', 'schooling'];
const figures = 'sum(n), sum(pay), min(pay), max(pay)';

const columns: Readonly<Record<string, string>> = {
  uf: 'uf',
  municipio: 'municipio',
  occupation: 'occupation',
  grandeSetor: sector,
  setor: 'sector',
  genero: 'gender',
  sizeLink: 'size',
  minimumSalaryRange: 'band',
  escolaridade: 'schooling',
  faixaEtaria: 'age',
};

/** Returns the SQL condition that applies the filters to the raw rows. */
export const conditionOf = (filters: Filters, { region }: RawSql): string =>
  Object.entries(filters)
    .map(([name, values]) => {
      const column = name === 'regiao' ? region : columns[name];
      return `${column} IN (${values.map(Number).join(', ')})`;
    })
    .join(' AND ') || 'true';

/**
 * Returns the queries for the ten cards on the raw rows: a single GROUPING SETS query or several
 * plain ones, whichever is faster for these filters.
 */
export function clickSql(filters: Filters, sql: RawSql): string[] {
  const from = `FROM (SELECT *, ${sql.step} AS step FROM links WHERE ${conditionOf(filters, sql)}) AS chosen`;
  if (Object.keys(filters).length > 0) {
    const grouping = ['()', ...cards.map((card) => `(${card})`)].join(', ');
    return [`SELECT ${cards.join(', ')}, ${figures} ${from} GROUP BY GROUPING SETS (${grouping})`];
  }
  return [
    `SELECT ${figures} ${from}`,
    ...cards.map((card) => `SELECT ${card}, sum(n) ${from} GROUP BY ${card}`),
  ];
}
