import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from './server';

/** A server on a store for tests: silent, without a rate limit, with no build to serve. */
export function testServer(
  store: Store,
  { folders, settings }: { folders?: ServerOptions['folders']; settings?: object } = {},
): FastifyInstance {
  return createServer({
    store,
    folders: folders ?? { portal: '/nowhere/portal', widgets: '/nowhere/widgets' },
    settings: { logLevel: 'silent', trustProxy: false, rateLimit: 0, smallCell: 5, ...settings },
  });
}
