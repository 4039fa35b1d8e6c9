import { type AnyDataset, labour, labourFilters, requestParameters } from '@observatorio/contract';
import type { Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer } from './test-server';
import { testStore } from './test-store';

const SEED = 20190501;
/** For each dataset. */
const QUERIES = 40;

/** Mulberry32: the same numbers on every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const names = [...labourFilters, ...requestParameters]
  .map(({ name }): string => name)
  .concat('estado __proto__ constructor toString uf[] uf[$ne] %00 🙂'.split(' '), '');

const values = [
  '2019 35 SP 3550308 355030 1 4 11 225125 2251-25 csv asc 0 -1 1e9 null undefined NaN',
  `' \\ < <script> ../../etc/passwd =1+1 + && = # , ,,, 1,2,3,4,5,6,7 ${'9'.repeat(400)}`,
  '% %zz %00 %ff %F0%9F%99%82 %C3%A9 é 35;DROP%20TABLE%20links %27%20OR%201=1%20--',
]
  .join(' ')
  .split(' ')
  .concat('', '[object Object]');

let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  store = await testStore();
  app = testServer(store);
});

afterAll(async () => {
  await app.close();
  await store.close();
});

it(`no input is the server's fault (seed ${SEED})`, async () => {
  const next = random(SEED);
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
  const statuses = new Set<number>();
  for (const { path } of Object.values<AnyDataset>(labour)) {
    for (let index = 0; index < QUERIES; index += 1) {
      const pairs = Array.from({ length: 1 + Math.floor(next() * 4) }, () => [
        pick(names),
        pick(values),
      ]);
      const url = `${path}?${pairs.map((pair) => pair.join('=')).join('&')}`;
      const { statusCode } = await app.inject(encodeURI(url).replaceAll('%25', '%'));
      expect(statusCode, url).toBeLessThan(500);
      statuses.add(statusCode);
    }
  }
  expect(statuses).toEqual(new Set([200, 400]));
});
