import {
  checkValueCounts,
  formatParameter,
  MANIFEST_PATH,
  parseFilters,
  queryOfBody,
  type RawQuery,
  withSegment,
} from '@observatorio/contract';
import type { Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import type { Workload } from '../limits/workload';
import { CSV_TYPE, type DataResponses, endpoints, JSON_TYPE } from '../responses/data-responses';
import { joinedEndpoints, joinedResponses } from '../responses/joined-responses';
import { manifestCsv } from '../responses/manifest-csv';
import {
  type Body,
  createResponseSender,
  fileHeaders,
  type PublicContent,
  type PublicResponse,
  toPublicResponse,
} from '../responses/public-response';
import { createResponseReader } from '../responses/response-reader';
import { openApi } from './openapi';

/** Content with a fixed body. */
const ready = (text: string): PublicContent => ({
  key: text,
  type: JSON_TYPE,
  write: async () => ({ text }),
});

/** Size of the cache of parsed URLs, in characters. */
const MAX_KNOWN_CHARACTERS = 4 * 1024 * 1024;

/** Maximum size of a body, in bytes. */
const BODY_LIMIT = 8000;

export interface DataOptions {
  store: Store;
  workload: Workload<Body>;
  responses: DataResponses;
  /** Path under which a proxy serves the API; empty for the root. */
  basePath: string;
  /** Included in every entity tag, to distinguish servers that encode the same data differently. */
  revision: string;
}

/**
 * Registers the public endpoints: every dataset of the contract, the manifest and the OpenAPI
 * document.
 */
export function dataRoutes(
  app: FastifyInstance,
  { store, workload, responses, basePath, revision }: DataOptions,
): void {
  const { versions, read } = responses;
  const { send, bodyOf } = createResponseSender(workload);
  const readResponse = createResponseReader({
    workload,
    versions,
    maxCharacters: MAX_KNOWN_CHARACTERS,
  });

  const answerAt = (
    path: string,
    readQuery: (query: RawQuery, versions: string) => PublicResponse,
  ) =>
    app.get<{ Querystring: RawQuery }>(path, async (request, reply) => {
      const answer = await readResponse(request, (live) => readQuery(request.query, live));
      return send(request, reply, answer);
    });

  const readJoined = joinedResponses({
    store,
    revision,
    onFault: (err) => app.log.error({ err }, 'falha ao responder'),
  });
  for (const endpoint of joinedEndpoints) {
    answerAt(endpoint.path, (query, liveVersions) => readJoined(endpoint, query, liveVersions));
  }

  for (const endpoint of endpoints) {
    const { path, takesBody } = endpoint.dataset;
    answerAt(path, (query, liveVersions) => read(endpoint, { query }, liveVersions));
    if (!takesBody) continue;
    app.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const length = Number(request.headers['content-length'] ?? BODY_LIMIT);
      if (workload.wouldRefuse(request, length)) await workload.refuse(request);
      const answer = read(endpoint, queryOfBody(request.body), versions());
      const { bytes, headers } = await bodyOf(request, answer);
      return reply
        .headers({ ...headers, ...fileHeaders(answer), 'cache-control': 'no-store' })
        .type(answer.type)
        .send(bytes);
    });
  }

  app.get<{ Querystring: RawQuery }>(MANIFEST_PATH, (request, reply) => {
    const { formato } = parseFilters([formatParameter], request.query);
    checkValueCounts([formatParameter], { formato: formato ?? [] });
    const manifest = store.manifest();
    const listed = { ...manifest, conjuntos: manifest.conjuntos.map(withSegment) };
    if (formato?.[0] !== 'csv') {
      const content = { ...ready(JSON.stringify(listed)), versions: versions() };
      return send(request, reply, toPublicResponse(content));
    }
    const file = { ...ready(manifestCsv(listed)), type: CSV_TYPE, file: 'dados.csv' };
    return send(request, reply, toPublicResponse(file));
  });

  const text = JSON.stringify(
    openApi(
      endpoints.map(({ dataset }) => dataset),
      { basePath, joined: joinedEndpoints },
    ),
  );
  const document = toPublicResponse(ready(text));
  app.get<{ Querystring: RawQuery }>('/openapi.json', (request, reply) => {
    parseFilters([], request.query);
    return send(request, reply, document);
  });
}
