import type { AnyDataset } from '@observatorio/contract';
import { expect, inject, it } from 'vitest';
import { addressOf, FREEZE, frozenPart, readFrozen } from '../support/frozen-rows';

/*
 * The stories show rows of the sample that `npm start` generates. The sample in these tests has
 * fewer links in the same proportions, so link counts differ in scale; everything else must be
 * equal.
 */

const hint = (address: string): string => `${address}: the sample changed, run \`${FREEZE}\``;

/** Tolerated difference between a category's shares, regardless of sample size. */
const SHARE_TOLERANCE = 0.01;

/** Additional tolerance for small samples, in standard deviations. */
const DEVIATIONS = 4;

interface Counted {
  key: string | null;
  label: string;
  count: number;
  /** Code in a second dimension. Default: none. */
  group?: string | null;
}

const isCounted = (row: unknown): row is Counted =>
  typeof row === 'object' && row !== null && 'count' in row && 'label' in row;

const totalOf = (rows: readonly Counted[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** Returns each category's share of the total. */
function shares(rows: readonly Counted[]): Map<string, number> {
  const total = totalOf(rows);
  return new Map(
    rows.map(({ key, label, count, group }) => [`${key} ${label} ${group}`, count / total]),
  );
}

function expectSameShares(address: string, frozen: readonly Counted[], now: readonly Counted[]) {
  const [expected, found] = [shares(frozen), shares(now)];
  const links = totalOf(now);
  for (const name of new Set([...expected.keys(), ...found.keys()])) {
    const share = expected.get(name) ?? 0;
    const difference = Math.abs(share - (found.get(name) ?? 0));
    const tolerance = SHARE_TOLERANCE + DEVIATIONS * Math.sqrt((share * (1 - share)) / links);
    expect(difference, `${hint(address)} (${name})`).toBeLessThan(tolerance);
  }
}

const fieldsOf = (row: unknown): string[] => Object.keys(Object(row)).toSorted();

/** Returns a row's string fields. */
const textsOf = (row: unknown): [string, unknown][] =>
  Object.entries(Object(row)).filter(([, value]) => typeof value === 'string');

/** The only year of the sample in these tests. */
const YEAR = 2019;

/** Removes the other years of a series. */
const inYear = (dataset: AnyDataset, rows: readonly any[]): unknown[] =>
  dataset.overYears ? rows.filter(({ year }) => year === YEAR) : [...rows];

/**
 * Removes the ids of offers, because they depend on the order in which threads insert the offers,
 * and the other years from series and from the lists of years.
 */
const comparable = (dataset: AnyDataset, body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(
      dataset.overYears ? inYear(dataset, dataset.decode(body)) : body,
      (name, value) =>
        name === 'id' || (name === 'ano' && Array.isArray(value)) ? undefined : value,
    ),
  );

/** Whether a dataset's rows depend on the number of links. */
const dependsOnLinks = ({ id, source }: AnyDataset): boolean =>
  (source({}) === 'rais' && !['labour.options', 'imbalance.options'].includes(id)) ||
  ['course.occupations', 'occupation.synonyms', 'occupation.info'].includes(id) ||
  (id.startsWith('imbalance.') && id !== 'imbalance.options');

const frozen = [...readFrozen()].flatMap(([dataset, bodies]) =>
  Object.entries(bodies).map(
    ([query, body]) => [addressOf(dataset, query), { dataset, body }] as const,
  ),
);

it.each(frozen)(
  'serves the rows that the stories show at %s',
  async (address, { dataset, body }) => {
    const response = await fetch(inject('origin') + address);
    expect(response.status, hint(address)).toBe(200);
    const now = frozenPart(dataset, await response.json());
    if (!dependsOnLinks(dataset)) {
      return expect(comparable(dataset, now), hint(address)).toEqual(comparable(dataset, body));
    }
    const [expected = [], found = []] = [body, now].map((wire) =>
      inYear(dataset, dataset.decode(wire)),
    );
    if (expected.every(isCounted) && found.every(isCounted)) {
      return expectSameShares(address, expected, found);
    }
    expect(fieldsOf(found[0]), hint(address)).toEqual(fieldsOf(expected[0]));
    // imbalance.summary is excluded, because a place with too few links gets the summary of the
    // larger place that contains it.
    if (expected.length === 1 && dataset.id !== 'imbalance.summary') {
      expect(textsOf(found[0]), hint(address)).toEqual(textsOf(expected[0]));
    }
  },
);
