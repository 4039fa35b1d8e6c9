import {
  type AnyDataset,
  type AreaName,
  areas,
  MANIFEST_PATH,
  parseFilters,
  parseRequest,
  queryOfBody,
  type RawQuery,
} from '@observatorio/contract';
import { queryKey, type ResolvedQuery, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Answer, answerWith, createAnswers } from './answer';
import { csvName, toCsv } from './csv';
import { openApi } from './openapi';

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

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());

async function csvText(
  store: Store,
  { dataset, options }: Endpoint,
  query: ResolvedQuery,
  day: string,
): Promise<string> {
  const [{ rows }, named] = await Promise.all([
    store.answer(dataset, query),
    store.answer(options, query),
  ]);
  const names = new Map(named.rows.map(({ filter, code, label }) => [`${filter} ${code}`, label]));
  const labelOf = (filter: string, code: string) =>
    dataset.filters.find(({ name }) => name === filter)?.labelOf?.(code);
  return toCsv(dataset, rows, {
    ...query,
    day,
    nameOf: (filter, code) => names.get(`${filter} ${code}`) ?? labelOf(filter, code) ?? code,
  });
}

/** Number of parsed URLs to cache: parsing takes longer than answering from the cache. */
const KNOWN_ADDRESSES = 5000;

/** Maximum size of a body, in bytes. */
const BODY_LIMIT = 8000;

/**
 * The public endpoints: every dataset of the contract, the manifest and the OpenAPI document.
 * `revision` distinguishes servers that encode the same data differently.
 */
export function dataRoutes(app: FastifyInstance, store: Store, revision: string): void {
  const send = createAnswers();
  const known = new LRUCache<string, Answer>({ max: KNOWN_ADDRESSES });

  const read = ({ dataset, options }: Endpoint, raw: RawQuery, versions: string): Answer => {
    const { filters, format } = parseRequest(dataset, raw);
    const query = store.resolve(dataset, filters);
    const key = `${revision} ${versions} ${dataset.id} ${queryKey(query)} ${format}`;
    if (format === 'csv') {
      const day = today();
      return answerWith({
        key: `${key} ${day}`,
        type: 'text/csv; charset=utf-8',
        write: () => csvText(store, { dataset, options }, query, day),
        file: csvName(dataset, query.filters),
      });
    }
    return answerWith({
      key,
      type: json,
      async write() {
        const { rows, page } = await store.answer(dataset, query);
        return JSON.stringify(dataset.encode(rows, page));
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
    app.get<{ Querystring: RawQuery }>(path, (request, reply) => {
      const versions = versionsInService();
      const address = `${versions} ${request.url}`;
      const answer = known.get(address) ?? read(endpoint, request.query, versions);
      // The name of a file contains the date, which changes every day.
      if (!answer.file) known.set(address, answer);
      return send(request, reply, answer);
    });
    if (!takesBody) continue;
    app.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const answer = read(endpoint, queryOfBody(request.body), versionsInService());
      return reply
        .header('cache-control', 'no-store')
        .type(answer.type)
        .send(await answer.write());
    });
  }

  app.get<{ Querystring: RawQuery }>(MANIFEST_PATH, (request, reply) => {
    parseFilters([], request.query);
    const text = JSON.stringify(store.manifest());
    return send(request, reply, answerWith({ key: text, type: json, write: async () => text }));
  });

  const text = JSON.stringify(openApi(endpoints.map(({ dataset }) => dataset)));
  const document = answerWith({ key: text, type: json, write: async () => text });
  app.get<{ Querystring: RawQuery }>('/openapi.json', (request, reply) => {
    parseFilters([], request.query);
    return send(request, reply, document);
  });
}
