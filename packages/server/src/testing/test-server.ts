import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from '../server';
import { readSettings } from '../settings/read-settings';
import type { Settings } from '../settings/settings';

/** Creates a server for tests: silent, without a rate limit and, by default, without a build. */
export function testServer(
  store: Store,
  { folders, settings }: { folders?: ServerOptions['folders']; settings?: Partial<Settings> } = {},
): FastifyInstance {
  return createServer({
    store,
    folders: folders ?? { portal: '/nowhere/portal', widgets: '/nowhere/widgets' },
    settings: { ...readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '0' }), ...settings },
  });
}
