import { accountPaths, areas } from '@observatorio/contract';
import { openStore, type Store } from '@observatorio/store';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomOf } from '../testing/test-random';
import { testServer } from '../testing/test-server';
import {
  addIndicators,
  addOccupations,
  addOffers,
  makeDataDir,
  removeDataDir,
} from '../testing/test-store';

/*
 * Sends random requests derived from the server's own OpenAPI document. As in `npm run fuzz`,
 * FUZZ_SEED and FUZZ_CASES override the defaults.
 */

const SEED = Number(process.env.FUZZ_SEED || 20190502);
const CASES = Number(process.env.FUZZ_CASES || 2000);

const { next, pick, some } = randomOf(SEED);

interface Operation {
  parameters?: readonly { name?: string; $ref?: string }[];
  requestBody?: object;
  responses: Readonly<Record<string, object>>;
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<'get' | 'post', Operation | undefined>>>>;
  components: { parameters: Readonly<Record<string, object>> };
}

const ajv = new Ajv2020({ allowUnionTypes: true });
let dataDir: string;
let store: Store;
let app: FastifyInstance;
let document: Document;
/** Filter name → codes that occur in the data. */
const codes = new Map<string, string[]>();

beforeAll(async () => {
  dataDir = await makeDataDir();
  await addOffers(dataDir);
  await addIndicators(dataDir);
  await addOccupations(dataDir, { list: 'oficial', facts: 'demonstracao' });
  store = await openStore(dataDir);
  app = testServer(store);
  document = (await app.inject('/openapi.json')).json();
  ajv.addSchema({ $id: 'openapi', ...document }, undefined, false, false);
  for (const word of Object.keys(document)) ajv.addKeyword(word);
  for (const { options } of Object.values(areas)) {
    const { rows } = await store.answer(options, store.resolve(options, {}));
    for (const { filter, code } of rows) codes.set(filter, [...(codes.get(filter) ?? []), code]);
  }
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

const pointer = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');
const part = (path: string): ValidateFunction => {
  const $ref = `openapi#${path}`;
  return ajv.getSchema($ref) ?? ajv.compile({ $ref });
};

const likely =
  '2019 35 SP 3550308 12 1 2 3 4 9 11 225125 2251-25 411010 1000 1010 Superior Técnico Matrículas json csv asc desc 0 Brasil'.split(
    ' ',
  );

const odd = [
  '',
  ' ',
  '-1',
  '1e9',
  'NaN',
  '9'.repeat(300),
  '../../etc/passwd',
  "35' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0000',
  '\u202e\ufeff🙂e\u0301',
  '35,,35',
  '__proto__',
  '${jndi:x}',
  '%',
];

const value = (): string => {
  const chosen = next() < 0.7 ? pick(likely) : pick(odd);
  return next() < 0.1 ? chosen + pick([...likely, ...odd]) : chosen;
};

/** Usually a valid code of the filter, sometimes an arbitrary value. */
const valueOf = (filter: string): string =>
  next() < 0.8 ? pick(codes.get(filter) ?? likely) : value();

const namesOf = ({ parameters = [] }: Operation): string[] =>
  parameters.map(({ name, $ref = '' }) => name ?? $ref.slice($ref.lastIndexOf('/') + 1));

const name = (operation: Operation): string =>
  next() < 0.97 ? pick(namesOf(operation)) : pick(['cor', '__proto__', 'uf[]', 'cbo', 'toString']);

const headerValues: Readonly<Record<string, readonly string[]>> = {
  accept: ['application/json', 'text/csv', 'text/html', '*/*;q=0', 'x'],
  'accept-encoding': ['br', 'gzip;q=0.5, br;q=0', 'identity;q=0', '*', ';;;'],
  'if-none-match': ['*', '"x"', 'W/"', ',,,'],
  origin: ['null', 'https://outro.example', 'x'],
  'x-request-id': ['abc', '{"a":1}', 'x'.repeat(100)],
  'x-forwarded-for': ['1.2.3.4', 'x, y', '::ffff:1'],
  authorization: ['Bearer x', 'Basic', ''],
  range: ['bytes=0-1', 'bytes=-'],
};

const headers = (): Record<string, string> =>
  next() < 0.5
    ? {}
    : Object.fromEntries(
        some(() => {
          const header = pick(Object.keys(headerValues));
          return [header, pick(headerValues[header] ?? ['x'])];
        }),
      );

/** Returns random JSON of limited depth. */
function json(depth = 0): unknown {
  const kind = next();
  if (depth < 3 && kind < 0.15) return some(() => json(depth + 1));
  if (depth < 3 && kind < 0.25) return Object.fromEntries(some(() => [value(), json(depth + 1)]));
  return pick([value(), value(), value(), 35, 2019, -0.5, 1e300, true, null]);
}

const body = (get: Operation): unknown => {
  const pairs = some(() => {
    const key = name(get);
    return [key, next() < 0.9 ? valueOf(key) : json()] as const;
  });
  return next() < 0.9 ? { queryParams: Object.fromEntries(pairs) } : json();
};

/** Expects a response that conforms to the document. Returns its status. */
function check(answer: LightMyRequestResponse, at: string, what: string): number {
  const { statusCode, headers: sent } = answer;
  expect(statusCode, `${what}: ${answer.body}`).toBeLessThan(500);
  expect(sent['x-request-id'], what).toMatch(/^[\w.-]{1,64}$/);
  const type = String(sent['content-type']);
  if (statusCode === 304) {
    expect(answer.body, what).toBe('');
  } else if (type.startsWith('text/csv')) {
    expect(statusCode, what).toBe(200);
  } else if (!sent['content-encoding']) {
    const isData = statusCode === 200;
    const schema = `/responses/200/content/application~1json/schema`;
    const validate = part(isData ? at + schema : '/components/schemas/Problema');
    expect(type, what).toMatch(isData ? /^application\/json/ : /^application\/problem\+json/);
    expect(validate(answer.json()), `${what}: ${JSON.stringify(validate.errors)}`).toBe(true);
  }
  return statusCode;
}

it(`responds to every request as documented (FUZZ_SEED=${SEED} FUZZ_CASES=${CASES})`, async () => {
  // The data endpoints: the account requests have tests of their own, with a database.
  const paths = Object.keys(document.paths).filter((path) => !accountPaths.has(path));
  const seen = new Map<number, number>();
  for (let index = 0; index < CASES; index += 1) {
    const path = pick(paths);
    const { get, post } = document.paths[path] ?? {};
    if (!get) throw new Error(`There is no GET at ${path}.`);
    const isPost = post !== undefined && next() < 0.4;
    const query = new URLSearchParams(some(() => name(get), 3).map((key) => [key, valueOf(key)]));
    const url = isPost ? path : `${path}?${query}`;
    const payload = JSON.stringify(body(get));
    const answer = await app.inject({
      method: isPost ? 'POST' : 'GET',
      url,
      headers: { ...headers(), ...(isPost && { 'content-type': 'application/json' }) },
      ...(isPost && { payload }),
    });
    const at = `/paths/${pointer(path)}/${isPost ? 'post' : 'get'}`;
    const status = check(answer, at, isPost ? `POST ${url} ${payload}` : url);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  // Guards against runs in which nearly all requests are rejected, or nearly all accepted.
  for (const status of [200, 400]) expect(seen.get(status)).toBeGreaterThan(CASES / 50);
});
