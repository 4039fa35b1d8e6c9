import type { RawQuery } from '@observatorio/contract';
import type { Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Answer, type Body, createAnswers } from './answer';
import type { DataAnswers } from './data-answers';
import { type PictureAddress, pictureAnswer } from './picture-answers';
import type { Pictures } from './picture-worker';
import type { Workload } from './workload';

/** Size of the cache of drawn pictures: some three hundred PNGs. */
const PICTURE_BYTES = 32 * 1024 * 1024;

/** Number of addresses whose answers are known without reading them again. */
const KNOWN = 2000;

/** Replaces that of data; an SVG contains its style and fonts, and nothing that runs. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox",
};

export interface PictureRoutesOptions {
  pictures: Pictures;
  store: Store;
  workload: Workload<Body>;
  answers: DataAnswers;
  /** Distinguishes servers that draw the same data differently. */
  revision: string;
}

interface PictureRoute {
  Params: Pick<PictureAddress, 'tag' | 'format'>;
  Querystring: RawQuery;
}

/** `/embed/<tag>.png`, `.svg` and `.csv`, for pages that allow only an image and a link. */
export async function pictureRoutes(
  app: FastifyInstance,
  { pictures, store, workload, answers, revision }: PictureRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  const { send } = createAnswers(workload, PICTURE_BYTES);
  // The thread starts before the first picture is wanted, if there is a build.
  app.addHook('onListen', () =>
    pictures.cards().then(
      () => undefined,
      () => undefined,
    ),
  );
  app.addHook('onClose', () => pictures.close());
  const known = new LRUCache<string, Answer>({ max: KNOWN });
  app.get<PictureRoute>('/embed/:tag(^[a-z-]+).:format(^png|svg|csv$)', async (request, reply) => {
    const address = `${answers.versions()} ${request.url}`;
    const found = known.get(address);
    if (found) return send(request, reply, found);
    if (workload.wouldRefuse(request, request.url.length)) await workload.refuse(request);
    const { params, query } = request;
    const options = { pictures, store, answers, revision };
    const answer = await pictureAnswer(options, { ...params, query });
    // The name of a file contains the date, which changes every day.
    if (!answer.file) known.set(address, answer);
    return send(request, reply, answer);
  });
}
