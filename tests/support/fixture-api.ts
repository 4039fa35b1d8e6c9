import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FixtureMode, fixtureAnswer } from '@observatorio/widgets/fixtures';
import type { Plugin } from 'vite';

/** What a session has seen. */
export interface FixtureLog {
  /** Paths with their queries, in the order of arrival. */
  requests: string[];
  /** Requests whose caller let go before the answer. */
  dropped: number;
}

interface Session extends FixtureLog {
  mode: FixtureMode;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * An API that answers from the widgets' fixtures, over HTTP, at `/fixture/<session>/api/…`.
 * A session begins when it is named. `POST /fixture/<session>?mode=…` changes how it answers;
 * `GET /fixture/<session>` tells its log.
 */
export function fixtureApi(): Plugin {
  const sessions = new Map<string, Session>();

  function sessionOf(name: string): Session {
    const session = sessions.get(name) ?? { mode: 'ok', requests: [], dropped: 0 };
    sessions.set(name, session);
    return session;
  }

  function answer(
    session: Session,
    url: URL,
    response: ServerResponse,
    answerAt: typeof fixtureAnswer,
  ): void {
    session.requests.push(url.pathname + url.search);
    response.on('close', () => {
      if (!response.writableEnded) session.dropped += 1;
    });
    const found = answerAt(url, session.mode);
    if (found) send(response, found.status, found.body);
  }

  return {
    name: 'fixture-api',
    configureServer(server) {
      const load = () => server.ssrLoadModule('/packages/widgets/src/fixtures/index.ts');
      server.middlewares.use('/fixture', (request: IncomingMessage, response, next) => {
        const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
        const session = sessionOf(name);
        const url = new URL(rest, 'http://fixture');
        if (request.method === 'POST') {
          session.mode = url.searchParams.get('mode') as FixtureMode;
          return send(response, 200, null);
        }
        if (url.pathname === '/') return send(response, 200, session);
        load().then((fixtures) => answer(session, url, response, fixtures.fixtureAnswer), next);
      });
    },
  };
}
