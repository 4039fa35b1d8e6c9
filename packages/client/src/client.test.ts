import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Filters, labour, type Problem } from '@observatorio/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResource, csvUrl, loadManifest, type ResourceHandle } from './index';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const rows = [{ key: '1', label: 'Homens', count: 3 }];
const good: Answer = (response) => json(response, 200, labour.byGender.encode(rows));

function json(response: ServerResponse, status: number, body: unknown): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}

let server: Server;
let origin: string;
let api: string;
let answer: Answer;
let requests: string[];
let dropped: number;
let counter = 0;
let handles: ResourceHandle<unknown>[];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.on('close', () => {
      if (!response.writableEnded) dropped += 1;
    });
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  // Use a new path for each test, since responses are cached by URL.
  api = `${origin}/${++counter}`;
  answer = good;
  requests = [];
  dropped = 0;
  handles = [];
});

afterEach(() => {
  for (const handle of handles) handle.dispose();
  vi.restoreAllMocks();
});

function resource(debounce?: number) {
  const handle = createResource({ dataset: labour.byGender, debounce });
  handles.push(handle);
  return handle;
}

const settled = (handle: ResourceHandle<unknown>) =>
  vi.waitFor(() => expect(handle.state.value.status).not.toBe('loading'), { timeout: 5_000 });

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a resource', () => {
  it('goes from loading to ready', async () => {
    const handle = resource();
    expect(handle.state.value).toEqual({ status: 'loading' });
    handle.load({ api, filters: { uf: ['35', '33'] } });
    await settled(handle);
    expect(handle.state.value).toEqual({
      status: 'ready',
      rows,
      filters: { uf: ['35', '33'] },
    });
    expect(requests).toEqual([`/${counter}${labour.byGender.path}?uf=33,35`]);
  });

  it('does not send cookies', async () => {
    let cookie: string | undefined = 'none asked';
    answer = (response, request) => {
      cookie = request.headers.cookie;
      good(response, request);
    };
    const handle = resource();
    handle.load({ api, filters: {} });
    await settled(handle);
    expect(cookie).toBeUndefined();
  });

  it('batches changes made in the same task into one request', async () => {
    const handle = resource();
    handle.load({ api, filters: { uf: ['35'] } });
    handle.load({ api, filters: { uf: ['33'] } });
    await settled(handle);
    expect(requests).toEqual([expect.stringContaining('uf=33')]);
  });

  it('waits for the debounce time', async () => {
    const handle = resource(60);
    handle.load({ api, filters: { uf: ['35'] } });
    await later(20);
    handle.load({ api, filters: { uf: ['33'] } });
    await settled(handle);
    expect(requests).toEqual([expect.stringContaining('uf=33')]);
  });

  it('shows one version of the data on the whole page, the one in service', async () => {
    let inService = 'before';
    // Like a browser's cache, answers with what it stored unless it must ask the API.
    const stored = new Map<string, string>();
    answer = (response, { url = '', headers }) => {
      const mustAsk = `${headers['cache-control']}`.includes('max-age=0');
      const version = mustAsk ? inService : (stored.get(url) ?? inService);
      stored.set(url, version);
      response.setHeader('x-observatorio-versao', version);
      json(response, 200, labour.byGender.encode([{ key: '1', label: version, count: 3 }]));
    };
    const labelOf = (handle: ResourceHandle<unknown>) =>
      vi.waitFor(() => expect(handle.state.value).toMatchObject({ rows: [{ label: 'after' }] }));
    const [first, second] = [resource(), resource()];
    first.load({ api, filters: { uf: ['35'] } });
    await settled(first);
    inService = 'after';
    second.load({ api, filters: { uf: ['33'] } });
    await Promise.all([labelOf(first), labelOf(second)]);
    const third = resource();
    third.load({ api, filters: { uf: ['35'] } });
    await labelOf(third);
  });

  it('never exposes a superseded response', async () => {
    let answerLate = () => {};
    answer = (response, request) => {
      const slow = request.url?.includes('uf=35');
      const wire = labour.byGender.encode([{ key: '1', label: slow ? 'late' : 'right', count: 1 }]);
      const send = () => json(response, 200, wire);
      if (slow) answerLate = send;
      else send();
    };
    const handle = resource();
    handle.load({ api, filters: { uf: ['35'] } });
    await vi.waitFor(() => expect(requests).toHaveLength(1), 5_000);
    handle.load({ api, filters: { uf: ['33'] } });
    await settled(handle);
    await vi.waitFor(() => expect(dropped).toBe(1), 5_000);
    answerLate();
    await later(150);
    expect(handle.state.value).toMatchObject({ rows: [{ label: 'right' }] });
  });

  it('shares one request among equal queries', async () => {
    const pair = [resource(), resource()];
    for (const handle of pair) handle.load({ api, filters: {} });
    await Promise.all(pair.map(settled));
    const third = resource();
    third.load({ api, filters: {} });
    await settled(third);
    expect(requests).toHaveLength(1);
    expect(third.state.value).toMatchObject({ status: 'ready', rows });
  });

  it('keeps a shared request alive when one of its resources is disposed', async () => {
    answer = (response, request) => setTimeout(() => good(response, request), 50);
    const [one, other] = [resource(), resource()];
    for (const handle of [one, other]) handle.load({ api, filters: {} });
    await vi.waitFor(() => expect(requests).toHaveLength(1), 5_000);
    one.dispose();
    await settled(other);
    expect(other.state.value.status).toBe('ready');
    expect(dropped).toBe(0);
  });

  it('does not retry a request that failed after a long wait', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    answer = (response) => {
      now = 11_000;
      response.destroy();
    };
    const handle = resource();
    handle.load({ api, filters: {} });
    await settled(handle);
    expect(handle.state.value.status).toBe('error');
    expect(requests).toHaveLength(1);
  });

  it('retries twice after a server error', async () => {
    let failures = 2;
    answer = (response, request) =>
      failures-- > 0 ? response.writeHead(503).end() : good(response, request);
    const handle = resource();
    handle.load({ api, filters: {} });
    await settled(handle);
    expect(handle.state.value.status).toBe('ready');
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['waits for a short Retry-After before retrying', '1', 3],
    ['does not retry after a long Retry-After', '60', 1],
  ])('%s', async (_, seconds, attempts) => {
    answer = (response) => response.writeHead(503, { 'retry-after': seconds }).end();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const started = performance.now();
    const handle = resource();
    handle.load({ api, filters: {} });
    await settled(handle);
    expect(handle.state.value.status).toBe('error');
    expect(requests).toHaveLength(attempts);
    // Two pauses of one second each, with some tolerance for early timers.
    if (attempts > 1) expect(performance.now() - started).toBeGreaterThan(1900);
  });

  it.each([{ message: 'Bad gateway' }, 'Bad gateway', null, { type: 1, detail: 2 }])(
    'reports a service failure if the body %j of an error response is not a Problem',
    async (body) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      answer = (response) => json(response, 502, body);
      const handle = resource();
      handle.load({ api, filters: {} });
      await settled(handle);
      const { failure } = Object(handle.state.value);
      expect(failure).toMatchObject({
        status: 502,
        message: expect.stringMatching(/indisponível/),
      });
      expect(failure.problem).toBeUndefined();
    },
  );

  it('reports a failure, keeps the last rows and recovers on retry', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const pair = [resource(), resource()];
    for (const handle of pair) handle.load({ api, filters: {} });
    await Promise.all(pair.map(settled));

    const problem = { type: 'about:blank', title: 'Valor', status: 400, detail: 'Não há 2001.' };
    answer = (response) => json(response, 400, problem);
    const missing = { api, filters: { ano: ['2001'] } };
    for (const handle of pair) handle.load(missing);
    expect(pair[0]?.state.value).toMatchObject({ status: 'ready', rows });
    expect(pair[0]?.answers({ api, filters: {} })).toBe(true);
    expect(pair[0]?.answers(missing)).toBe(false);
    await Promise.all(
      pair.map(({ state }) => vi.waitFor(() => expect(state.value.status).toBe('error'), 5_000)),
    );
    expect(pair[0]?.state.value).toMatchObject({
      status: 'error',
      failure: { message: 'Não há 2001.', status: 400, problem },
      rows,
    });
    expect(requests).toHaveLength(2);
    expect(error).toHaveBeenCalledExactlyOnceWith("Can't find map data", expect.any(Error));

    answer = good;
    pair[0]?.retry();
    await settled(pair[0]!);
    expect(pair[0]?.state.value).toMatchObject({ status: 'ready', rows });
  });

  it('restores its rows and aborts the superseded request when the query is reverted', async () => {
    const handle = resource();
    handle.load({ api, filters: {} });
    await settled(handle);
    const shown = handle.state.value.rows;
    handle.load({ api, filters: { ano: ['2018'] } });
    const again = {};
    handle.load({ api, filters: again });
    await later(100);
    expect(handle.state.value).toMatchObject({ status: 'ready' });
    expect(handle.state.value.rows).toBe(shown);
    expect(handle.state.value.filters).toBe(again);
    expect(handle.answers({ api, filters: {} })).toBe(true);
  });

  it('distinguishes an unreachable server from an unreadable response', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = (response) => response.destroy();
    const gone = resource();
    gone.load({ api, filters: {} });
    await settled(gone);
    expect(gone.state.value).toMatchObject({
      failure: { message: expect.stringContaining('falar com o servidor'), status: undefined },
    });
    expect(requests).toHaveLength(3);

    answer = (response) => response.writeHead(200).end('<html>');
    const nonsense = resource();
    nonsense.load({ api, filters: { uf: ['35'] } });
    await settled(nonsense);
    expect(nonsense.state.value).toMatchObject({ failure: { status: 200 } });

    answer = (response) => json(response, 200, { unexpected: true });
    const shapeless = resource();
    shapeless.load({ api, filters: { uf: ['33'] } });
    await settled(shapeless);
    expect(shapeless.state.value).toMatchObject({ failure: { status: 200 } });

    answer = (response) => json(response, 200, [{ uf: 'Acre', qtdEmpregados: null, count: 'x' }]);
    const wrong = resource();
    wrong.load({ api, filters: { uf: ['12'] } });
    await settled(wrong);
    expect(wrong.state.value).toMatchObject({ failure: { status: 200 } });
    expect(error).toHaveBeenCalledTimes(4);
  });

  it('aborts its request when disposed and loads again afterwards', async () => {
    answer = () => {};
    const handle = resource();
    handle.load({ api, filters: {} });
    await vi.waitFor(() => expect(requests).toHaveLength(1), 5_000);
    handle.dispose();
    await vi.waitFor(() => expect(dropped).toBe(1), 5_000);
    answer = good;
    handle.load({ api, filters: {} });
    await settled(handle);
    expect(handle.state.value.status).toBe('ready');
  });
});

describe('resources loaded in the same task', () => {
  const datasets = [labour.byGender, labour.bySchooling, labour.byEstablishmentSize];
  const names = datasets.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  const [first = '', ...others] = names;

  const load = (filters: Filters) => {
    const made = datasets.map((dataset) => createResource({ dataset }));
    handles.push(...made);
    for (const handle of made) handle.load({ api, filters });
    return made;
  };

  const joined = (problemas: Record<string, Partial<Problem>> = {}) => ({
    dados: Object.fromEntries(
      names.filter((name) => !problemas[name]).map((name) => [name, labour.byGender.encode(rows)]),
    ),
    fontes: { [first]: 'rais 2019 oficial' },
    problemas,
  });

  const isJoined = ({ url = '' }: IncomingMessage) => url.includes('/juntos?');
  const statuses = (made: readonly ResourceHandle<unknown>[]) =>
    made.map(({ state }) => state.value.status);

  it('joins requests for datasets of one area with the same filters', async () => {
    answer = (response) => json(response, 200, joined());
    const made = load({ uf: ['35'] });
    await Promise.all(made.map(settled));
    expect(requests).toEqual([
      `/${counter}/api/v1/visao-geral-mercado-trabalho/juntos?conjuntos=${names.toSorted().join()}&uf=35`,
    ]);
    expect(statuses(made)).toEqual(['ready', 'ready', 'ready']);
    expect(made[0]?.state.value).toMatchObject({
      rows: [{ label: 'Homens', count: 3 }],
      sources: [{ conjunto: 'rais', ano: 2019, tipo: 'oficial' }],
    });
  });

  it('keeps the other results when some datasets are rejected or fail', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refused = { status: 400, detail: 'Não há 2001.' };
    answer = (response, request) =>
      isJoined(request)
        ? json(response, 200, joined({ [first]: refused, [others[0] ?? '']: { status: 503 } }))
        : good(response, request);
    const made = load({});
    await Promise.all(made.map(settled));
    expect(made[0]?.state.value).toMatchObject({
      status: 'error',
      failure: { message: 'Não há 2001.', status: 400, problem: refused },
    });
    expect(statuses(made.slice(1))).toEqual(['ready', 'ready']);
    // The failed dataset is requested again at its own URL.
    expect(requests).toEqual([
      expect.stringContaining('/juntos?'),
      expect.stringContaining(others[0] ?? ''),
    ]);
    expect(error).toHaveBeenCalledOnce();
  });

  it.each([[404], [400]])(
    'falls back to separate requests when the joined URL returns %i',
    async (status) => {
      answer = (response, request) =>
        isJoined(request) ? json(response, status, {}) : good(response, request);
      const made = load({});
      await Promise.all(made.map(settled));
      expect(statuses(made)).toEqual(['ready', 'ready', 'ready']);
      expect(requests).toHaveLength(1 + names.length);
    },
  );

  it('keeps the joined request alive until all resources are disposed', async () => {
    answer = () => {};
    const made = load({});
    await vi.waitFor(() => expect(requests).toHaveLength(1), 5_000);
    made[0]?.dispose();
    made[1]?.dispose();
    await later(100);
    expect(dropped).toBe(0);
    made[2]?.dispose();
    await vi.waitFor(() => expect(dropped).toBe(1), 5_000);
  });

  it('fails every resource when the API is unreachable, and recovers on retry', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = (response) => response.destroy();
    const made = load({});
    await Promise.all(made.map(settled));
    expect(statuses(made)).toEqual(['error', 'error', 'error']);
    expect(requests).toHaveLength(3);
    expect(error).toHaveBeenCalledOnce();
    answer = (response) => json(response, 200, joined());
    for (const handle of made) handle.retry();
    await Promise.all(made.map(settled));
    expect(statuses(made)).toEqual(['ready', 'ready', 'ready']);
    expect(requests).toHaveLength(4);
  });
});

it('fetches the manifest only once', async () => {
  const manifest = { conjuntos: [{ conjunto: 'rais', ano: 2018 }] };
  answer = (response) => json(response, 200, manifest);
  const answers = await Promise.all([loadManifest(api), loadManifest(`${api}/`)]);
  expect(answers).toEqual([manifest, manifest]);
  expect(requests).toEqual([`/${counter}/api/v1/dados`]);
});

it.each(['{}', '[]', 'null', '"texto"', '{"conjuntos":null}', '{"conjuntos":[null]}', '<p>'])(
  'rejects a malformed manifest: %s',
  async (body) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    await expect(loadManifest(api)).rejects.toMatchObject({ name: 'RequestError', status: 200 });
  },
);

it('builds the URL of the CSV file', () => {
  expect(csvUrl('https://dados.gov.br/', labour.byGender, { uf: ['35'] })).toBe(
    `https://dados.gov.br${labour.byGender.path}?uf=35&formato=csv`,
  );
});
