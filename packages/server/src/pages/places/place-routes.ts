import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placePath } from '@observatorio/domain';
import { placePage } from '@observatorio/pages';
import { loadPlaces, type Store } from '@observatorio/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cachedRead } from '../../http/cached-read';
import { type PublicAddress, portalAddress } from '../../http/origin-of';
import type { ResponseSender } from '../../responses/public-response';
import { placeAt } from './place';
import { placeResponse } from './place-page';

export interface PlaceOptions {
  /** Folder with the build of the portal. */
  portal: string;
  store: Store;
  address: PublicAddress;
  send: ResponseSender['send'];
  /** Counts a request towards the rate limit. Default: there is none. */
  limit?: ((request: FastifyRequest, reply: FastifyReply) => unknown) | undefined;
}

const read = cachedRead((path) => readFile(path, 'utf8').catch(() => undefined));

/** Registers the pages of places: `/lugar/3550308-sao-paulo`. */
export async function placeRoutes(
  app: FastifyInstance,
  { portal, store, address, send, limit }: PlaceOptions,
): Promise<void> {
  const places = await loadPlaces();
  const centres = places.municipalities.flatMap(({ code, name, centre }) =>
    centre ? [[placePath(code, name), ...centre]] : [],
  );
  app.get('/lugar/centros.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').send(centres),
  );
  app.get<{ Params: { place: string } }>('/lugar/:place', async (request, reply) => {
    const place = placeAt(request.params.place, places);
    const template = await read(join(portal, 'pages', `${placePage.layout}.html`));
    if (!place || template === undefined) return reply.callNotFound();
    const [path = '', ...query] = request.url.split('?');
    if (path !== place.path) {
      const search = query.length > 0 ? `?${query.join('?')}` : '';
      return reply.redirect(address.basePath + place.path + search, 301);
    }
    await limit?.(request, reply);
    const { basePath } = address;
    const origin = portalAddress(request, address);
    const sources = { store, places, template, portal: origin, basePath };
    return send(request, reply, placeResponse(place, sources));
  });
}
