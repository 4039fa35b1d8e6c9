import { publishedTotals } from '@observatorio/domain';
import type { Join } from '../pipeline/joins';

/** Largest factor between the links of two consecutive years; in the RAIS since 1986 it is 1.08. */
const MAX_GROWTH = 1.12;

/**
 * Active links at the end of each year as published. From 2010 to 2017, the series by occupation
 * lacks up to 1.4% of them, whose occupation is unknown.
 */
const stocks = Object.entries(publishedTotals('rais'))
  .map(([year, { total }]) => `(${year}, ${total})`)
  .join(', ');
/** Maximum difference from them; two consecutive ones differ by up to 0.08. */
const MAX_OFF = 0.03;

/** Number of occupations that two years must have in common to be compared. */
const MIN_COMMON = 100;
/** Minimum correlation with the year before; since 1986 it is 0.98, and 0.88 when the CBO changed. */
const MIN_CORRELATION = 0.8;
/** Maximum share of occupations with the same count in two years; since 1986 it is 0.04. */
const MAX_EQUAL = 0.3;

/** Occupations that since 1986 have been among the 27 with the most links. */
const large = [411005, 411010, 521110, 784205, 514320, 782510, 517330, 231205, 715210];
const MAX_RANK = 50;
/** Number of occupations from which a year is taken to have all of them. */
const MANY = 1000;

/** Returns the joins of the years in a query for `id`, `year` and `links`. */
export function yearJoins(counts: string): readonly Join[] {
  const totals = `(
    SELECT year, total, total / lag(total) OVER (ORDER BY year) AS growth
    FROM (SELECT year, sum(links) AS total FROM ${counts} GROUP BY year))`;
  const known = `${totals} JOIN (VALUES ${stocks}) AS rais(year, stock) USING (year)`;
  const pairs = `(
    SELECT later.year, later.year - earlier.year AS apart,
      corr(ln(1 + earlier.links), ln(1 + later.links)) AS correlation,
      avg(abs(ln((1 + earlier.links) / (1 + later.links)))) AS distance,
      avg((earlier.links = later.links)::INTEGER) AS equal
    FROM ${counts} AS earlier JOIN ${counts} AS later
      ON earlier.id = later.id AND earlier.year < later.year
    GROUP BY ALL HAVING count(*) >= ${MIN_COMMON})`;
  const near = 'min(distance) FILTER (apart = 1) <= min(distance) FILTER (apart = 2)';
  const order = `(
    SELECT year, ${near} AS nearer FROM ${pairs} GROUP BY year
    UNION ALL SELECT year - apart AS before, ${near} FROM ${pairs} GROUP BY before)`;
  const ranks = `(
    SELECT concat(lpad(id::VARCHAR, 6, '0'), ' em ', year) AS code, id,
      rank() OVER (PARTITION BY year ORDER BY links DESC) AS place, count(*) OVER (PARTITION BY year) AS n
    FROM ${counts} QUALIFY n >= ${MANY})`;
  const advice = 'Confira se os anos e as contagens não foram trocados ou deslocados.';
  const ofYears = (title: string, others: string, from: string, holds: string): Join => ({
    title,
    codes: `SELECT DISTINCT year FROM ${from} WHERE (${holds}) IS NOT NULL`,
    partners: `SELECT year FROM ${from} GROUP BY year HAVING bool_and(${holds})`,
    from: ['staged', 'year'],
    minShare: 1,
    others,
    advice,
  });
  return [
    ofYears(
      'Anos com total de vínculos próximo do da RAIS',
      'longe dele',
      known,
      `total BETWEEN stock * ${1 - MAX_OFF} AND stock * ${1 + MAX_OFF}`,
    ),
    ofYears(
      'Anos com total de vínculos próximo do anterior',
      'longe do anterior',
      totals,
      `growth BETWEEN 1 / ${MAX_GROWTH} AND ${MAX_GROWTH}`,
    ),
    ofYears(
      'Anos em que as ocupações têm contagens parecidas com as do anterior',
      'sem semelhança',
      `(SELECT * FROM ${pairs} WHERE apart = 1)`,
      `correlation >= ${MIN_CORRELATION}`,
    ),
    ofYears(
      'Anos com contagens que não são as de outro',
      'com as de um anterior',
      pairs,
      `equal <= ${MAX_EQUAL}`,
    ),
    ofYears(
      'Anos mais parecidos com os vizinhos que com os seguintes a eles',
      'fora de ordem',
      order,
      'nearer',
    ),
    {
      title: 'Ocupações grandes que estão entre as maiores do ano',
      codes: `SELECT code FROM ${ranks} WHERE list_contains([${large.join(', ')}], id)`,
      partners: `SELECT code FROM ${ranks} WHERE place <= ${MAX_RANK}`,
      others: 'fora delas',
      subject: 'ocupação',
      advice,
    },
  ];
}
