import {
  type AnyDataset,
  type AreaName,
  areas,
  checkSingles,
  formatParameter,
  MANIFEST_PATH,
  parseFilters,
  queryOfBody,
  type RawQuery,
} from '@observatorio/contract';
import { queryKey, type ResolvedQuery, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  type Answer,
  answerWith,
  type Body,
  type Content,
  createAnswers,
  fileHeaders,
  type Written,
} from './answer';
import { csvName, toCsv } from './csv';
import { manifestCsv } from './manifest-csv';
import { openApi } from './openapi';
import { type RawRequest, readRequest } from './read-request';
import { sourcesHeader } from './sources-header';
import type { Workload } from './workload';

/** A dataset, and the one that names the values of its filters. */
interface Endpoint {
  dataset: AnyDataset;
  options: (typeof areas)[AreaName]['options'];
}

/** Every endpoint, in the order of the areas. */
const endpoints: readonly Endpoint[] = Object.values(areas).flatMap((datasets) =>
  Object.values<AnyDataset>(datasets).map((dataset) => ({ dataset, options: datasets.options })),
);

const json = 'application/json; charset=utf-8';
const csv = 'text/csv; charset=utf-8';

/** An answer whose text is known. */
const ready = (text: string): Content => ({
  key: text,
  type: json,
  write: async () => ({ text }),
});

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());

async function csvText(
  store: Store,
  { dataset, options }: Endpoint,
  query: ResolvedQuery,
  { day, signal }: { day: string; signal: AbortSignal },
): Promise<Written> {
  const [{ rows, editions }, named] = await Promise.all([
    store.answer(dataset, query, signal),
    store.answer(options, query, signal),
  ]);
  const names = new Map(named.rows.map(({ filter, code, label }) => [`${filter} ${code}`, label]));
  const labelOf = (filter: string, code: string) =>
    dataset.filters.find(({ name }) => name === filter)?.labelOf?.(code, query.filters);
  const text = toCsv(dataset, rows, {
    ...query,
    editions,
    day,
    nameOf: (filter, code) => names.get(`${filter} ${code}`) ?? labelOf(filter, code) ?? code,
  });
  return { text, headers: sourcesHeader(editions) };
}

/** Size of the cache of parsed URLs: parsing takes longer than answering from the cache. */
const KNOWN_BYTES = 4 * 1024 * 1024;

/** Maximum size of a body, in bytes. */
const BODY_LIMIT = 8000;

export interface DataOptions {
  store: Store;
  workload: Workload<Body>;
  /** Distinguishes servers that encode the same data differently. */
  revision: string;
}

/** The public endpoints: every dataset of the contract, the manifest and the OpenAPI document. */
export function dataRoutes(app: FastifyInstance, { store, workload, revision }: DataOptions): void {
  const { send, bodyOf } = createAnswers(workload);
  const known = new LRUCache<string, Answer>({
    maxSize: KNOWN_BYTES,
    sizeCalculation: ({ key }, address) => address.length + key.length,
  });

  const read = ({ dataset, options }: Endpoint, raw: RawRequest, versions: string): Answer => {
    const { query, format } = readRequest(store, dataset, raw);
    const key = `${revision} ${versions} ${dataset.id} ${queryKey(query)} ${format}`;
    const cost = store.cost(dataset, query);
    if (format === 'csv') {
      const day = today();
      return answerWith({
        key: `${key} ${day}`,
        type: csv,
        cost,
        write: (signal) => csvText(store, { dataset, options }, query, { day, signal }),
        file: csvName(dataset, query.filters),
      });
    }
    return answerWith({
      key,
      type: json,
      cost,
      async write(signal) {
        const { rows, page, editions } = await store.answer(dataset, query, signal);
        return {
          text: JSON.stringify(dataset.encode(rows, page)),
          headers: sourcesHeader(editions),
        };
      },
    });
  };

  /** All editions affect an answer, because the options list the years of all. */
  const versionsInService = (): string =>
    store
      .manifest()
      .conjuntos.map(({ versao }) => versao)
      .join();

  for (const endpoint of endpoints) {
    const { path, takesBody } = endpoint.dataset;
    app.get<{ Querystring: RawQuery }>(path, async (request, reply) => {
      const versions = versionsInService();
      const address = `${versions} ${request.url}`;
      const found = known.get(address);
      if (found) return send(request, reply, found);
      if (workload.wouldRefuse(request, request.url.length)) await workload.refuse(request);
      const answer = read(endpoint, { query: request.query }, versions);
      // The name of a file contains the date, which changes every day.
      if (!answer.file) known.set(address, answer);
      return send(request, reply, answer);
    });
    if (!takesBody) continue;
    app.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const length = Number(request.headers['content-length'] ?? BODY_LIMIT);
      if (workload.wouldRefuse(request, length)) await workload.refuse(request);
      const answer = read(endpoint, queryOfBody(request.body), versionsInService());
      const { bytes, headers } = await bodyOf(request, answer);
      return reply
        .headers({ ...headers, ...fileHeaders(answer), 'cache-control': 'no-store' })
        .type(answer.type)
        .send(bytes);
    });
  }

  app.get<{ Querystring: RawQuery }>(MANIFEST_PATH, (request, reply) => {
    const { formato } = parseFilters([formatParameter], request.query);
    checkSingles([formatParameter], { formato: formato ?? [] });
    if (formato?.[0] !== 'csv') {
      return send(request, reply, answerWith(ready(JSON.stringify(store.manifest()))));
    }
    const file = { ...ready(manifestCsv(store.manifest())), type: csv, file: 'dados.csv' };
    return send(request, reply, answerWith(file));
  });

  const text = JSON.stringify(openApi(endpoints.map(({ dataset }) => dataset)));
  const document = answerWith(ready(text));
  app.get<{ Querystring: RawQuery }>('/openapi.json', (request, reply) => {
    parseFilters([], request.query);
    return send(request, reply, document);
  });
}
