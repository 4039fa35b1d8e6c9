import {
  COMPARED_PLACES,
  centresPath,
  comparisonPath,
  MAX_COMPARED_PLACES,
  placePath,
  placesPage,
} from '@observatorio/domain';
import { loadPlaces, type Store } from '@observatorio/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PublicAddress, portalAddress } from '../../http/origin-of';
import type { Workload } from '../../limits/workload';
import {
  type Body,
  createResponseSender,
  type PublicResponse,
} from '../../responses/public-response';
import { comparisonResponse } from './compare-page';
import { placeAt } from './place';
import type { DocumentSources } from './place-document';
import { placeResponse } from './place-page';

export interface PlaceOptions {
  /** Reads the HTML of the pages, with markers; undefined while it is not built. */
  readTemplate(): Promise<string | undefined>;
  store: Store;
  address: PublicAddress;
  workload: Workload<Body>;
  /** Counts a request towards the rate limit. Default: there is none. */
  limit?: ((request: FastifyRequest, reply: FastifyReply) => unknown) | undefined;
}

/** Size of the cache of pages, in bytes: about a thousand of them. */
const PAGES_BYTES = 48 * 1024 * 1024;

/** Registers the pages of places: `/lugar/3550308-sao-paulo`. */
export async function placeRoutes(
  app: FastifyInstance,
  { readTemplate, store, address, workload, limit }: PlaceOptions,
): Promise<void> {
  const { send } = createResponseSender(workload, PAGES_BYTES);
  const places = await loadPlaces();
  let centres: (string | number)[][] | undefined;
  app.get(centresPath, async (_request, reply) => {
    centres ??= places.municipalities.flatMap(({ code, name, centre }) =>
      centre ? [[placePath(code, name), centre.latitude, centre.longitude]] : [],
    );
    return reply.header('cache-control', 'public, max-age=86400').send(centres);
  });
  /** Sends a document about places, after redirecting other spellings of its path. */
  const sendAt = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: string,
    respond: (sources: DocumentSources) => PublicResponse,
  ) => {
    const template = await readTemplate();
    if (template === undefined) return reply.callNotFound();
    const [path = '', ...query] = request.url.split('?');
    const { basePath } = address;
    if (path !== wanted) {
      const search = query.length > 0 ? `?${query.join('?')}` : '';
      return reply.redirect(basePath + wanted + search, 301);
    }
    await limit?.(request, reply);
    const origin = portalAddress(request, address);
    return send(request, reply, respond({ store, places, template, portal: origin, basePath }));
  };
  const sendOne = async (
    request: FastifyRequest<{ Params: { place: string } }>,
    reply: FastifyReply,
  ) => {
    const place = placeAt(request.params.place, places);
    if (!place) return reply.callNotFound();
    return sendAt(request, reply, place.path, (sources) => placeResponse(place, sources));
  };
  app.get(`${placesPage}/:place`, sendOne);
  app.get(`${placesPage}/:place/`, sendOne);
  app.get<{ Params: { place: string; '*': string } }>(
    `${placesPage}/:place/${COMPARED_PLACES}/*`,
    async (request, reply) => {
      const { place, '*': others } = request.params;
      const segments = [place, ...others.split('/').filter(Boolean)];
      const list = segments.flatMap((segment) => placeAt(segment, places) ?? []);
      const distinct = [...new Map(list.map((each) => [each.code, each])).values()];
      const isKnown = list.length === segments.length && distinct.length <= MAX_COMPARED_PLACES;
      const [first] = distinct;
      if (!isKnown || !first) return reply.callNotFound();
      return distinct.length === 1
        ? sendAt(request, reply, first.path, (sources) => placeResponse(first, sources))
        : sendAt(request, reply, comparisonPath(distinct.map(({ path }) => path)), (sources) =>
            comparisonResponse(distinct, sources),
          );
    },
  );
}
