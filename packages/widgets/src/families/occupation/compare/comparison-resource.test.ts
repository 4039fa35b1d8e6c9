import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FixtureMode, fixtureResponse } from '../../../fixtures';
import { type ComparisonHandle, createComparison } from './comparison-resource';

const DOCTOR = '225125';
const TEACHER = '231210';
const CLERK = '411010';
const UNKNOWN = '999999';

let server: Server;
let api: string;
let mode: FixtureMode;
let requests: string[];
let comparison: ComparisonHandle;
let counter = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url?.replace(/^\/\d+/, '') ?? '', 'http://fixture');
    // Datasets of one area are requested together; drops their names from the query.
    requests.push(url.search.replace(/conjuntos=[^&]*&/, ''));
    const isUnknown = url.search.includes(UNKNOWN);
    const answer = fixtureResponse(url, isUnknown ? 'error' : mode);
    const type = isUnknown || mode === 'error' ? 'application/problem+json' : 'application/json';
    if (!answer) return;
    response
      .writeHead(answer.status, { 'content-type': type })
      .end(
        JSON.stringify(isUnknown ? { ...Object(answer.body), parametro: 'cod_cbo' } : answer.body),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  // Uses a separate path per test, because responses are shared by URL.
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${++counter}`;
  mode = 'ok';
  requests = [];
  comparison = createComparison();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  comparison.dispose();
  vi.restoreAllMocks();
});

async function load(...codes: string[]) {
  comparison.load({ api, codes });
  await vi.waitFor(() => expect(comparison.state.value.status).not.toBe('loading'), 10_000);
  return comparison.state.value;
}

const codesShown = () => comparison.state.value.rows?.map(({ code }) => code);

it('returns one row per occupation, in the requested order', async () => {
  const { status, rows } = await load(TEACHER, DOCTOR);
  expect(status).toBe('ready');
  expect(rows?.map(({ code, title, automation }) => [code, title, automation])).toEqual([
    [TEACHER, 'Professor do ensino fundamental', 0.08],
    [DOCTOR, 'Médico clínico', 0.02],
  ]);
});

it('omits unknown occupations unless only one remains', async () => {
  expect((await load(DOCTOR, UNKNOWN, TEACHER)).status).toBe('ready');
  expect(codesShown()).toEqual([DOCTOR, TEACHER]);
  expect(await load(DOCTOR, UNKNOWN)).toMatchObject({
    status: 'error',
    failure: { message: 'A CBO não tem a ocupação 9999-99.' },
  });
});

it('requests only new occupations and keeps the previous rows meanwhile', async () => {
  await load(DOCTOR, TEACHER);
  requests = [];
  const loading = load(CLERK, DOCTOR);
  expect(comparison.state.value.status).toBe('loading');
  expect(codesShown()).toEqual([DOCTOR, TEACHER]);
  await loading;
  expect(codesShown()).toEqual([CLERK, DOCTOR]);
  expect(new Set(requests)).toEqual(new Set([`?cod_cbo=${CLERK}`, `?occupation=${CLERK}`]));
});

it('fails as a whole, keeps the last rows and retries only the failed requests', async () => {
  await load(DOCTOR, TEACHER);
  mode = 'error';
  expect(await load(DOCTOR, CLERK)).toMatchObject({
    status: 'error',
    failure: { message: 'A consulta foi recusada.' },
  });
  expect(codesShown()).toEqual([DOCTOR, TEACHER]);
  mode = 'ok';
  requests = [];
  comparison.retry();
  await vi.waitFor(() => expect(codesShown()).toEqual([DOCTOR, CLERK]), 10_000);
  expect(new Set(requests)).toEqual(new Set([`?cod_cbo=${CLERK}`, `?occupation=${CLERK}`]));
});

it('discards its rows when disposed', async () => {
  await load(DOCTOR, TEACHER);
  comparison.dispose();
  expect(comparison.state.value).toEqual({ status: 'loading' });
});
