import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyDataset, areas, requestParameters } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { openStore, type Store } from '@observatorio/store';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomOf } from '../testing/test-random';
import { testServer } from '../testing/test-server';
import { addIndicators, addOffers, makeDataDir, removeDataDir } from '../testing/test-store';

const SEED = 20190501;
/** Number of queries per dataset. */
const QUERIES = 40;

const datasets = Object.values(areas).flatMap((area) => Object.values<AnyDataset>(area));

const namesOf = ({ filters }: AnyDataset): string[] =>
  [...filters, ...requestParameters]
    .map(({ name }) => name)
    .concat('cbo estado __proto__ constructor toString uf[] uf[$ne] %00 🙂'.split(' '), '');

const values = [
  '2019 35 SP 3550308 355030 1 4 11 225125 2251-25 csv asc 0 -1 1e9 null undefined NaN',
  `' \\ < <script> ../../etc/passwd =1+1 + && = # , ,,, 1,2,3,4,5,6,7 ${'9'.repeat(400)}`,
  '% %zz %00 %ff %F0%9F%99%82 %C3%A9 é 35;DROP%20TABLE%20links %27%20OR%201=1%20--',
]
  .join(' ')
  .split(' ')
  .concat('', '[object Object]');

/** JSON nested too deeply for a recursive parser. */
const deep = `${'['.repeat(3900)}${']'.repeat(3900)}`;

const bodies = [
  '{ [] [{}] null 1 "ano" true {} {"queryParams":null} {"queryParams":[]} {"queryParams":"ano=2019"}',
  '{"ano":2019} {"queryParams":{},"ano":2019} {"queryParams":{"cor":"azul"}} {"__proto__":{"a":1}}',
]
  .join(' ')
  .split(' ')
  .concat('', deep, `{"queryParams":${deep}}`, `{"queryParams":{"uf":${deep}}}`);

const written =
  '"2019" 2019 "35" "SP" [1,2] ["225125"] "2251-25" ["225125","411010"] null true {} [{}] [[35]] [null] 1e999 -0 "\\u0000" "999999" ""'
    .split(' ')
    .concat(deep, `"${'9'.repeat(4000)}"`, `[${'35,'.repeat(200)}35]`, `"${'9'.repeat(20_000)}"`);

/** Content types, weighted towards the accepted one. */
const types = [...Array<string>(8).fill('application/json'), 'text/plain', 'application/xml'];

let dataDir: string;
let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = await makeDataDir();
  const list = join(dataDir, 'CBO2002 - Ocupacao.csv');
  await writeFile(list, 'CODIGO;TITULO\r\n225125;Médico clínico\r\n411010;Assistente\r\n');
  await importFiles('cbo', dataDir, [list], { isPartial: true });
  await addOffers(dataDir);
  await addIndicators(dataDir);
  store = await openStore(dataDir);
  app = testServer(store);
});

afterAll(async () => {
  await app.close();
  await store.close();
  await removeDataDir(dataDir);
});

const { pick, some } = randomOf(SEED);

/**
 * Expects no server error, and for a rejected request a problem that names the invalid parameter.
 * Returns the status.
 */
function check(response: LightMyRequestResponse, what: string): number {
  const { statusCode, headers } = response;
  expect(statusCode, what).toBeLessThan(500);
  if (statusCode === 200) return statusCode;
  expect(headers['content-type'], what).toMatch(/^application\/problem\+json/);
  const { type, parametro, detail } = response.json();
  if (type === 'parametro-invalido') expect(parametro, what).toBeTypeOf('string');
  expect(detail.length, what).toBeLessThan(20_000);
  return statusCode;
}

it(`never responds to a URL with a server error (seed ${SEED})`, async () => {
  const statuses = new Set<number>();
  for (const dataset of datasets) {
    const names = namesOf(dataset);
    for (let index = 0; index < QUERIES; index += 1) {
      const pairs = some(() => `${pick(names)}=${pick(values)}`);
      const url = `${dataset.path}?${pairs.join('&')}`;
      statuses.add(check(await app.inject(encodeURI(url).replaceAll('%25', '%')), url));
    }
  }
  expect(statuses).toEqual(new Set([200, 400]));
});

it(`never responds to a body with a server error (seed ${SEED})`, async () => {
  const statuses = new Set<number>();
  for (const dataset of datasets.filter(({ takesBody }) => takesBody)) {
    const names = namesOf(dataset).map((name) => JSON.stringify(name));
    const filters = () => some(() => `${pick(names)}:${pick(written)}`).join();
    const drawn = Array.from({ length: 10 * QUERIES }, () => `{"queryParams":{${filters()}}}`);
    for (const payload of [...bodies, ...drawn]) {
      const type = pick(types);
      const response = await app.inject({
        method: 'POST',
        url: dataset.path,
        payload,
        headers: { 'content-type': type },
      });
      statuses.add(check(response, `${type} ${payload.slice(0, 200)}`));
    }
  }
  expect(statuses).toEqual(new Set([200, 400, 413, 415]));
});
