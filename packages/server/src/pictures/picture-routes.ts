import type { RawQuery } from '@observatorio/contract';
import type { Pictures } from '@observatorio/pictures';
import type { Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import type { Workload } from '../limits/workload';
import type { DataResponses } from '../responses/data-responses';
import { type Body, createResponseSender } from '../responses/public-response';
import { createResponseReader } from '../responses/response-reader';
import { type PictureAddress, pictureResponse } from './picture-responses';

/** Size of the cache of drawn pictures, in bytes: about 300 PNGs. */
const PICTURE_BYTES = 32 * 1024 * 1024;

/** Size of the cache of parsed URLs, in characters: about 2,000 URLs. */
const MAX_KNOWN_CHARACTERS = 1024 * 1024;

/**
 * Replaces the policy of data responses: an SVG contains its own style and fonts, but no scripts.
 */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox",
};

export interface PictureRoutesOptions {
  pictures: Pictures;
  store: Store;
  workload: Workload<Body>;
  responses: DataResponses;
  /** Included in every entity tag, to distinguish servers that draw the same data differently. */
  revision: string;
}

interface PictureRoute {
  Params: Pick<PictureAddress, 'tag' | 'format'>;
  Querystring: RawQuery;
}

/**
 * Registers `/embed/<tag>.png`, `.svg` and `.csv`, for sites that only allow an image and a link.
 */
export async function pictureRoutes(
  app: FastifyInstance,
  { pictures, store, workload, responses, revision }: PictureRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  const { send } = createResponseSender(workload, PICTURE_BYTES);
  // Starts the thread before the first picture is requested.
  app.addHook('onListen', () =>
    pictures.start().then(
      () => undefined,
      () => undefined,
    ),
  );
  app.addHook('onClose', () => pictures.close());
  const readResponse = createResponseReader({
    workload,
    versions: responses.versions,
    maxCharacters: MAX_KNOWN_CHARACTERS,
  });
  app.get<PictureRoute>('/embed/:tag(^[a-z-]+).:format(^png|svg|csv$)', async (request, reply) => {
    const { params, query } = request;
    const options = { pictures, store, responses, revision };
    const answer = await readResponse(request, () =>
      pictureResponse(options, { ...params, query }),
    );
    return send(request, reply, answer);
  });
}
