import type { AnyDataset } from '@observatorio/contract';
import { expect, inject, it } from 'vitest';
import { addressOf, FREEZE, frozenPart, readFrozen } from '../support/frozen-rows';

/*
 * The stories show rows of the sample that `npm start` makes. The sample of these tests has fewer
 * links in the same proportions: counts of links differ in scale, and everything else must be equal.
 */

const hint = (address: string): string => `${address}: the sample changed, run \`${FREEZE}\``;

/** Largest difference between the shares of a category in both samples. */
const SHARE_TOLERANCE = 0.01;

interface Counted {
  key?: unknown;
  label?: unknown;
  count: number;
}

const isCounted = (row: unknown): row is Counted =>
  typeof row === 'object' && row !== null && 'count' in row && 'label' in row;

/** Share of each category among all. */
function shares(rows: readonly Counted[]): Map<string, number> {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return new Map(rows.map(({ key, label, count }) => [`${key} ${label}`, count / total]));
}

function expectSameShares(address: string, frozen: readonly Counted[], now: readonly Counted[]) {
  const [expected, found] = [shares(frozen), shares(now)];
  for (const name of new Set([...expected.keys(), ...found.keys()])) {
    const difference = Math.abs((expected.get(name) ?? 0) - (found.get(name) ?? 0));
    expect(difference, `${hint(address)} (${name})`).toBeLessThan(SHARE_TOLERANCE);
  }
}

/** The names and types of the fields of rows, with those of their lists. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

/** Whether the number of links changes the rows of a dataset. */
const dependsOnLinks = ({ id, source }: AnyDataset): boolean =>
  !id.endsWith('.options') &&
  (source({}) === 'rais' ||
    id.startsWith('imbalance.') ||
    ['course.occupations', 'occupation.synonyms'].includes(id));

const frozen = [...readFrozen()].flatMap(([dataset, bodies]) =>
  Object.entries(bodies).map(
    ([query, body]) => [addressOf(dataset, query), { dataset, body }] as const,
  ),
);

it.each(frozen)('the stories show the sample at %s', async (address, { dataset, body }) => {
  const response = await fetch(inject('origin') + address);
  expect(response.status, hint(address)).toBe(200);
  const now = frozenPart(dataset, await response.json());
  if (!dependsOnLinks(dataset)) return void expect(now, hint(address)).toEqual(body);
  const [expected, found]: unknown[][] = [dataset.decode(body), dataset.decode(now)];
  if (expected?.every(isCounted) && found?.every(isCounted)) {
    expectSameShares(address, expected, found);
  }
  expect(shapeOf(found?.slice(0, 1)), hint(address)).toEqual(shapeOf(expected?.slice(0, 1)));
});
