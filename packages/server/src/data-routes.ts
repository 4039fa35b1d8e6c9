import {
  type AnyDataset,
  type Dataset,
  type FilterOption,
  formatFilters,
  labour,
  MANIFEST_PATH,
  parseRequest,
  type RawQuery,
} from '@observatorio/contract';
import type { ResolvedQuery, Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { type Answer, createAnswers } from './answer';
import { csvName, toCsv } from './csv';
import { openApi } from './openapi';

/** A family of endpoints and the one of them that names the values of its filters. */
interface Area {
  datasets: readonly AnyDataset[];
  options: Dataset<FilterOption, any>;
}

const areas: readonly Area[] = [{ datasets: Object.values(labour), options: labour.options }];

const json = 'application/json; charset=utf-8';

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());

async function csvText(
  store: Store,
  { options }: Area,
  dataset: AnyDataset,
  query: ResolvedQuery,
  day: string,
): Promise<string> {
  const [rows, named] = await Promise.all([store.rows(dataset, query), store.rows(options, query)]);
  const names = new Map(named.map(({ filter, code, label }) => [`${filter} ${code}`, label]));
  const labelOf = (filter: string, code: string) =>
    dataset.filters.find(({ name }) => name === filter)?.labelOf?.(code);
  return toCsv(dataset, rows, {
    ...query,
    day,
    nameOf: (filter, code) => names.get(`${filter} ${code}`) ?? labelOf(filter, code) ?? code,
  });
}

/**
 * The public endpoints: every dataset of the contract, the manifest and the OpenAPI document.
 * `revision` tells apart servers that word the same data differently.
 */
export function dataRoutes(app: FastifyInstance, store: Store, revision: string): void {
  const send = createAnswers();

  const answerOf = (area: Area, dataset: AnyDataset, raw: RawQuery): Answer & { file?: string } => {
    const { filters, format } = parseRequest(dataset, raw);
    const query = store.resolve(dataset, filters);
    // Every edition counts: the options list the years of all.
    const versions = store.manifest().conjuntos.map(({ versao }) => versao);
    const key = [revision, ...versions, dataset.id, formatFilters(query.filters), format].join(' ');
    if (format === 'csv') {
      const day = today();
      return {
        key: `${key} ${day}`,
        type: 'text/csv; charset=utf-8',
        write: () => csvText(store, area, dataset, query, day),
        file: csvName(dataset, query.filters),
      };
    }
    return {
      key,
      type: json,
      write: async () => JSON.stringify(dataset.encode(await store.rows(dataset, query))),
    };
  };

  for (const area of areas) {
    for (const dataset of area.datasets) {
      app.get<{ Querystring: RawQuery }>(dataset.path, (request, reply) => {
        const answer = answerOf(area, dataset, request.query);
        if (answer.file) {
          reply.header('content-disposition', `attachment; filename="${answer.file}"`);
        }
        return send(request, reply, answer);
      });
    }
  }

  app.get(MANIFEST_PATH, (request, reply) => {
    const text = JSON.stringify(store.manifest());
    return send(request, reply, { key: text, type: json, write: async () => text });
  });

  const document = JSON.stringify(openApi(areas.flatMap(({ datasets }) => datasets)));
  app.get('/openapi.json', (request, reply) =>
    send(request, reply, { key: document, type: json, write: async () => document }),
  );
}
