import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { graduate, labour, MANIFEST_PATH, profile } from '@observatorio/contract';
import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { testStore } from '../testing/test-store';

let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  store = await testStore();
  app = testServer(store);
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await store.close();
});

/** Sends raw bytes and reads until the server closes the connection. */
async function exchange(bytes: string | Buffer): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

/** Parses the status, type and body of a single response. */
function parsed(answer: string) {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const id = /^x-request-id: ([\w-]{36})\r$/im.exec(head)?.[1] ?? '';
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]),
    type: /^content-type: (.+)$/im.exec(head)?.[1],
    body: body.join('\r\n\r\n').replace(id, 'id'),
  };
}

const HEAD = 'Host: a\r\nConnection: close\r\n';
const get = (address: string, headers = HEAD): string =>
  `GET ${address} HTTP/1.1\r\n${headers}\r\n`;
const post = (headers: string, body: string): string =>
  `POST ${profile.market.path} HTTP/1.1\r\n${HEAD}${headers}\r\n\r\n${body}`;

describe('a malformed request', () => {
  it.each([
    ['no request line', 'nada\r\n\r\n', 400],
    ['an unknown method', `PEGUE / HTTP/1.1\r\n${HEAD}\r\n`, 400],
    ['an unknown version', `GET / HTTP/7.5\r\n${HEAD}\r\n`, 400],
    ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a TLS handshake', Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), 400],
    ['a space in the URL', get('/api/v1/ dados'), 400],
    ['a control character in the URL', get('/api/v1/dados?a=\u0001'), 400],
    ['an invalid header', get(MANIFEST_PATH, `${HEAD}sem dois pontos\r\n`), 400],
    ['no Host', get(MANIFEST_PATH, 'Connection: close\r\n'), 400],
    ['two Host headers', get('/health', `${HEAD}Host: b\r\n`), 400],
    ['an invalid host', get('/health', 'Host: a b/<c>\r\nConnection: close\r\n'), 400],
    ['a future HTTP version', `GET /health HTTP/2.0\r\n${HEAD}\r\n`, 505],
    ['HTTP/0.9', 'GET /health\r\n\r\n', 505],
    ['a path outside the folder', get('/../../etc/passwd'), 404],
    ['a page request without Host', get('/mapa', 'Connection: close\r\n'), 400],
    ['two Content-Lengths', post('Content-Length: 2\r\nContent-Length: 3', '{}'), 400],
    [
      'both Content-Length and chunks',
      post('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}'),
      400,
    ],
    [
      'an invalid chunk',
      post('Content-Type: application/json\r\nTransfer-Encoding: chunked', 'zz'),
      400,
    ],
    ['invalid JSON', post('Content-Type: application/json\r\nContent-Length: 1', '{'), 400],
    ['invalid percent-encoding in a path', get('/api/v1/%zz'), 400],
    ['invalid percent-encoding in a value', get(`${labour.byState.path}?uf=%E0%A4%A`), 400],
    ['invalid UTF-8 in a path', Buffer.from(get('/api/v1/\xe9'), 'latin1'), 400],
    ['invalid UTF-8 in a value', Buffer.from(get(`${labour.byState.path}?uf=\xe9`), 'latin1'), 400],
    ['a body that is not JSON', post('Content-Type: text/plain\r\nContent-Length: 2', '{}'), 415],
    ['a long body', post('Content-Type: application/json\r\nContent-Length: 9000', ''), 413],
    ['a long URL', get(`${MANIFEST_PATH}?${'a'.repeat(9000)}`), 414],
    ['a very long URL', get(`${MANIFEST_PATH}?${'a'.repeat(60_000)}`), 414],
    ['long headers', get(MANIFEST_PATH, `${HEAD}A: ${'a'.repeat(60_000)}\r\n`), 431],
    ['many headers', get(MANIFEST_PATH, HEAD + 'A: aaaaaaaa\r\n'.repeat(3000)), 431],
    ['an unknown expectation', get(MANIFEST_PATH, `${HEAD}Expect: nada\r\n`), 417],
    ['a wildcard as the URL', `TRACE *a HTTP/1.1\r\n${HEAD}\r\n`, 405],
    ['a wildcard within the URL', `PUT /api/*a HTTP/1.1\r\n${HEAD}\r\n`, 404],
    ['a route pattern as the URL', `PUT /api/:a(b HTTP/1.1\r\n${HEAD}\r\n`, 404],
    ['a tunnel', `CONNECT a:80 HTTP/1.1\r\n${HEAD}\r\n`, 405],
  ])('gets a problem response: %s', async (_what, bytes, status) => {
    const answer = parsed(await exchange(bytes));
    const type = 'application/problem+json; charset=utf-8';
    expect(answer).toMatchObject({ status, type });
    expect(JSON.parse(answer.body)).toMatchObject({
      status,
      detail: expect.any(String),
      requestId: 'id',
    });
  });

  it('gets a problem response after a valid one on the same connection', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(get('/health', 'Host: a\r\n'));
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
    socket.write('lixo\r\n\r\n');
    expect(parsed(await text(socket))).toMatchObject({ status: 400 });
  });
});

it('treats UTF-8 in a URL as percent-encoded', async () => {
  const address = `${graduate.byState.path}?nivel_ensino=Técnico`;
  const plain = parsed(await exchange(Buffer.from(get(address))));
  const encoded = parsed(await exchange(get(encodeURI(address))));
  expect(plain).toEqual(encoded);
  // The test store has no courses, but the level is accepted.
  expect(plain.body).toContain('"sem-dados"');

  const page = await exchange(Buffer.from(get(`${labour.byState.path}?uf=são paulo`)));
  expect(parsed(page).status).toBe(400);
});

it('treats UTF-8 in a URL as percent-encoded across packets and after earlier requests', async () => {
  const address = `${graduate.byState.path}?nivel_ensino=Técnico&uf=são`;
  const bytes = Buffer.from(get(address));
  const whole = parsed(await exchange(bytes));
  expect(whole.body).toContain('“são”');
  const line = bytes.indexOf('\r\n') + 3;
  const cuts = [1, 5, line - 20, line - 3, line - 2, line - 1, bytes.indexOf(0xc3), line + 4];
  cuts.push(bytes.indexOf(0xc3) + 1, bytes.indexOf(0xc3) + 2);
  const halves = cuts.map(async (cut) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.setNoDelay();
    socket.write(bytes.subarray(0, cut));
    await sleep(50);
    socket.write(bytes.subarray(cut));
    return parsed(await text(socket));
  });
  for (const answer of await Promise.all(halves)) expect(answer).toEqual(whole);

  const first = get(labour.byState.path, 'Host: a\r\n');
  const answers = await exchange(Buffer.from(`${first}${first}${get(address)}`));
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 200',
    'HTTP/1.1 400',
  ]);
  expect(answers).toContain('“são”');
});

it.each([
  ['http://outro.example/health', 200],
  ['HTTPS://a:443/health?x=1', 200],
  ['http://outro.example', 404],
  ['http://a?x', 404],
  ['ftp://a/health', 404],
])('reads the absolute-form target %s as its path', async (address, status) => {
  expect(parsed(await exchange(get(address))).status).toBe(status);
});

it('redirects a request in absolute form', async () => {
  const answer = await exchange(get('http://outro.example/storybook?a=1'));
  expect(answer).toContain('location: /storybook/?a=1\r\n');
});

it('accepts HTTP/1.0 without Host, and Expect: 100-continue', async () => {
  expect(await exchange('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exchange(get('/health', `${HEAD}Expect: 100-continue\r\n`))).toContain(' 200 OK');
});

it.each([
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['Expect', `GET ${MANIFEST_PATH} HTTP/1.1\r\nHost: a\r\nExpect: algo\r\n\r\n`],
  ['bytes that are not a request', 'nada\r\n\r\n'],
])('closes the socket after %s from a client that keeps sending', async (_, bytes) => {
  const count = () =>
    new Promise<number>((resolve, reject) => {
      app.server.getConnections((error, open) => (error ? reject(error) : resolve(open)));
    });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  socket.write(bytes);
  socket.write('e mais');
  expect(await count()).toBe(1);
  await expect.poll(count, { timeout: 5000 }).toBe(0);
  socket.destroy();
});

it('sends no body with a response to HEAD', async () => {
  const answer = await exchange(`HEAD /mapa HTTP/1.1\r\n${HEAD}Expect: nada\r\n\r\n`);
  expect(parsed(answer)).toMatchObject({ status: 417, body: '' });
});

it('closes a connection after a hundred responses, each complete', async () => {
  const answer = await exchange('GET /health HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(120));
  const statuses = Array.from(answer.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => status);
  expect(statuses).toEqual(Array.from({ length: 100 }, () => '200'));
  expect(answer.match(/^connection: close\r$/gim)).toHaveLength(1);
});

it('adds the security headers to every response, also to one without a route', async () => {
  const expected = {
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  };
  const csv = `${labour.byState.path}?formato=csv`;
  for (const url of ['/health', '/ready', MANIFEST_PATH, csv, '/robots.txt', '/nada', '/%zz']) {
    expect((await app.inject(url)).headers, url).toMatchObject(expected);
  }
  const raw = await exchange('nada\r\n\r\n');
  expect(raw).toContain('permissions-policy: camera=()');
});

it('explains a rejection to a person on a page, and to a program in a problem', async () => {
  const page = { accept: 'text/html,*/*;q=0.8' };
  for (const [method, url] of [
    ['POST', '/mapa'],
    ['GET', '/mapa%00'],
  ] as const) {
    const shown = await app.inject({ method, url, headers: page });
    expect(shown.headers, url).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringContaining('accept'),
    });
    expect(shown.body).toContain('<a href="/home">Ir para a página inicial</a>');
    const read = await app.inject({ method, url, headers: { accept: '*/*' } });
    expect(read.json(), url).toMatchObject({ status: shown.statusCode });
  }
  const data = await app.inject({ url: '/api/v1/nada', headers: page });
  expect(data.headers['content-type']).toContain('application/problem+json');
});
