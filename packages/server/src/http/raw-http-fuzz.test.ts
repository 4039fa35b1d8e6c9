import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { labour, profile } from '@observatorio/contract';
import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomOf } from '../testing/test-random';
import { exchangeRaw, readResponses } from '../testing/test-raw-http';
import { testServer } from '../testing/test-server';
import { testStore } from '../testing/test-store';

/*
 * Sends random bytes over real sockets. As in `npm run fuzz`, FUZZ_SEED and FUZZ_CASES override the
 * defaults.
 */

const SEED = Number(process.env.FUZZ_SEED || 20190503);
const CASES = Number(process.env.FUZZ_CASES || 150);

/** Number of concurrent connections; they are idle most of the time. */
const AT_ONCE = 25;

const { next, pick, some } = randomOf(SEED);

/** Upper bound for the slowest response, in ms. */
const MAX_ANSWER_MS = 15_000;

/** Appears only in the URL of a smuggled request. */
const CANARY = 'contrabando';

let store: Store;
let app: FastifyInstance;
let port: number;
const canaries: string[] = [];

beforeAll(async () => {
  store = await testStore();
  app = testServer(store);
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes(CANARY)) canaries.push(url);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});

afterAll(async () => {
  await app.close();
  await store.close();
});

/** Splits a stream into packets at random offsets. */
function packets(stream: string): Buffer[] {
  const bytes = Buffer.from(stream, 'latin1');
  const cuts = next() < 0.5 ? [] : some(() => Math.floor(next() * bytes.length), 4);
  const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

const times = <Value>(make: () => Value): Value[] => Array.from({ length: CASES }, make);

/**
 * Sends streams in concurrent batches, and passes each one, with the server's response, to `check`.
 */
async function sendAll(
  streams: readonly string[],
  check: (answer: string, stream: string) => void,
  quietMs?: number,
): Promise<void> {
  const drawn = streams.map((stream) => ({ stream, parts: packets(stream) }));
  for (let start = 0; start < drawn.length; start += AT_ONCE) {
    const batch = drawn.slice(start, start + AT_ONCE);
    const answers = await Promise.all(
      batch.map(({ parts }) => exchangeRaw({ port, parts, quietMs })),
    );
    for (const [index, answer] of answers.entries()) check(answer, batch[index]?.stream ?? '');
  }
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  expect(health.status, 'still responds').toBe(200);
}

const smuggled = `GET /${CANARY} HTTP/1.1\r\nHost: a\r\n\r\n`;

const odd = [
  '',
  ' ',
  '\0',
  '\x7f',
  '\r',
  '\n',
  '\t',
  '\xff\xfe',
  '\xc3\xa9',
  ':',
  'a'.repeat(20_000),
];
const harmless = ['X-A: 1', 'Accept: */*', 'Cookie: a=b; c', 'Referer: \xc3\xa9', 'X-B:'];

const anyCase = (name: string): string =>
  name.replace(/./g, (letter) => (next() < 0.3 ? letter.toUpperCase() : letter));

/** Builds a POST request with the given headers, surrounded by harmless ones. */
function post(headers: readonly string[], body: string): string {
  const more = next() < 0.5 ? some(() => pick(harmless), 3) : [];
  const rest = headers.map((header) => header.replace(/^[\w-]+/, anyCase));
  const lines = next() < 0.5 ? [...more, ...rest] : [...rest, ...more];
  return `POST ${profile.market.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

const lengthOf = (body: string): string => `Content-Length: ${body.length}`;
const CHUNKED = 'Transfer-Encoding: chunked';
const inChunks = (body: string): string =>
  `${(body.match(/[^]{1,20}/g) ?? []).map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`;

/** Requests with ambiguous framing, whose end two parsers could place differently. */
const ambiguous: readonly (() => string)[] = [
  () => post([lengthOf('{}'), CHUNKED], `0\r\n\r\n${smuggled}`),
  () => post([CHUNKED, lengthOf(inChunks(smuggled))], inChunks(smuggled)),
  () => post([lengthOf('{}'), lengthOf(`{}${smuggled}`)], `{}${smuggled}`),
  () =>
    post(
      [`Content-Length: 2${pick([',', ', ', ';', ' '])}${pick(['2', '0', '60'])}`],
      `{}${smuggled}`,
    ),
  () =>
    post(
      [
        `Content-Length: ${pick(['+2', '-1', '0x2', '2.0', '2e0', '', '9'.repeat(30), '\xb2', '2\0'])}`,
      ],
      `{}${smuggled}`,
    ),
  () => post([`Content-Length${pick([' ', '\t', '\0'])}: 2`], `{}${smuggled}`),
  () => post([`X-A: b\r\n${pick([' ', '\t'])}${pick([lengthOf(smuggled), CHUNKED])}`], smuggled),
  () => post([`X-A: b${pick(['\n', '\r', '\0\r\n', '\r\r\n'])}${CHUNKED}`], `0\r\n\r\n${smuggled}`),
  () =>
    post(
      [
        `Transfer-Encoding: ${pick(['xchunked', 'chunked, identity', 'identity', 'gzip, x', '"chunked"', 'chunked;q=1', 'chun ked', '\x0bchunked', 'chunked\0'])}`,
      ],
      `0\r\n\r\n${smuggled}`,
    ),
  () =>
    post(
      [CHUNKED, `Transfer-Encoding: ${pick(['x', 'identity', 'gzip'])}`],
      `0\r\n\r\n${smuggled}`,
    ),
  () =>
    post([`Transfer-Encoding${pick([' ', '\t', '\0'])}: chunked`, lengthOf('{}')], `{}${smuggled}`),
  () =>
    post(
      [CHUNKED],
      `${pick(['0x2', '-2', '+2', 'g', ' 2', '2 ', '', '1'.repeat(17), '2\n', '2\r'])}\r\n{}\r\n0\r\n\r\n${smuggled}`,
    ),
  () =>
    post(
      [CHUNKED],
      `2${pick(['\n{}\r\n', '\r\n{}\n', '\r\n{}', '\r\n{}X\r\n', '\r{}\r\n', ';a\n{}\r\n', ';a=\0\r\n{}\r\n'])}0\r\n\r\n${smuggled}`,
    ),
  () =>
    post(
      [CHUNKED],
      `2\r\n{}\r\n0\r\n${pick([lengthOf(smuggled), 'X: \0', 'X : a', ' X: a'])}\r\n\r\n${smuggled}`,
    ),
];

it(`ignores all bytes after a request with an ambiguous end (FUZZ_SEED=${SEED} FUZZ_CASES=${CASES})`, async () => {
  const streams = times(() => pick(ambiguous)());
  await sendAll(streams, (answer, stream) => {
    const what = JSON.stringify(stream);
    const statuses = readResponses(answer).map(({ status }) => status);
    expect(statuses.length, what).toBeLessThan(2);
    for (const status of statuses) expect([400, 413, 431, 501], what).toContain(status);
    expect(canaries, what).toEqual([]);
  });
});

const paths = ['/health', '/nada', labour.summary.path, `${labour.byState.path}?uf=35`, '/embed/x'];

const json = JSON.stringify({ queryParams: { cbo: smuggled } });

/** Requests with an unambiguous end, after which the connection stays open. */
const clear: readonly (() => string)[] = [
  () => `GET ${pick(paths)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  () => `GET http://b${pick(paths)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  () => `GET /health HTTP/1.1\r\nHost: a\r\n${lengthOf(smuggled)}\r\n\r\n${smuggled}`,
  () => post([lengthOf(json)], json),
  () => post([CHUNKED], inChunks(json)),
];

it(`responds exactly once to each request on a connection (FUZZ_SEED=${SEED} FUZZ_CASES=${CASES})`, async () => {
  const last = 'GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const counts = new Map<string, number>();
  const streams = times(() => {
    const requests = [...some(() => pick(clear)(), 8), last];
    const stream = requests.join('');
    counts.set(stream, requests.length);
    return stream;
  });
  await sendAll(
    streams,
    (answer, stream) => {
      const answers = readResponses(answer);
      const what = `${JSON.stringify(stream)} ${answers.map(({ status }) => status).join()}`;
      expect(answers.length, what).toBe(counts.get(stream));
      for (const { status } of answers) expect(status, what).toBeLessThan(500);
      expect(answers.at(-1)?.body, what).toBe('{"estado":"ativo"}');
      expect(canaries, what).toEqual([]);
    },
    MAX_ANSWER_MS,
  );
});

const targets = [
  ...paths,
  '*',
  'a:80',
  'http://',
  'http://b',
  'http://b@c:99999/health',
  '//b/health',
  '/\\b',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/?\xc3\xa9',
  '/\xff',
  `/${'a'.repeat(9000)}`,
  '/storybook',
  '/oembed?url=http://a/mapa',
];
const methods = [
  'GET',
  'POST',
  'PUT',
  'TRACE',
  'OPTIONS',
  'CONNECT',
  'PRI',
  'get',
  'M-SEARCH',
  'X',
];
const versions = [
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/1.2',
  'HTTP/9',
  'http/1.1',
  '',
];
const headers = [
  'Host: a',
  'Host: b',
  'Host: \xc3\xa9<b>',
  'Expect: 100-continue',
  'Expect: x',
  'Connection: Upgrade',
  'Connection: close, keep-alive',
  'Upgrade: h2c',
  'Upgrade: websocket',
  'Content-Length: 5',
  'Range: bytes=0-,-1,5-2',
  'Accept-Encoding: br;q=2, \xff',
  'If-None-Match: "',
  'X-Forwarded-For: \xc3\xa9, 1',
  'X-Forwarded-Host: <b>',
  CHUNKED,
];

/** Replaces, inserts or removes characters at a random offset. */
function damaged(stream: string): string {
  const place = Math.floor(next() * stream.length);
  const end = place + Math.floor(next() * 3);
  return stream.slice(0, place) + (next() < 0.7 ? pick(odd) : '') + stream.slice(end);
}

/** Builds a valid request or one from odd parts, usually damaged or truncated. */
function hostile(): string {
  const line = `${pick(methods)} ${pick(targets)} ${pick(versions)}`;
  const head = [line, ...some(() => pick(headers), 5)].join('\r\n');
  let stream = next() < 0.6 ? `${head}\r\n\r\n${pick(['', '{}', inChunks('{}')])}` : pick(clear)();
  while (next() < 0.5) stream = damaged(stream);
  return next() < 0.2 ? stream.slice(0, Math.floor(next() * stream.length)) : stream;
}

it(`responds correctly to arbitrary bytes or closes the connection (FUZZ_SEED=${SEED} FUZZ_CASES=${CASES})`, async () => {
  const seen = new Set<number>();
  await sendAll(times(hostile), (answer, stream) => {
    const what = `${JSON.stringify(stream.slice(0, 3000))} ${answer.slice(0, 3000)}`;
    for (const { status, headers: sent, body } of readResponses(answer)) {
      seen.add(status);
      if (status >= 500) expect([501, 505], what).toContain(status);
      if (status < 400) continue;
      expect(sent.get('x-request-id') ?? '', what).toMatch(/^[\w.-]{1,64}$/);
      if (sent.get('content-type')?.includes('json'))
        expect(JSON.parse(body), what).toMatchObject({ status });
    }
  });
  for (const status of [200, 400, 404, 405, 505]) expect(seen).toContain(status);
});

it('survives clients that disconnect in the middle of a request or response', async () => {
  const streams = times(() => some(() => pick(clear)(), 30).join(''));
  for (const stream of streams) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(stream.slice(0, Math.floor(next() * stream.length)), 'latin1');
    if (next() < 0.5) await sleep(next() * 5);
    if (next() < 0.5) socket.resetAndDestroy();
    else socket.destroy();
  }
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});
