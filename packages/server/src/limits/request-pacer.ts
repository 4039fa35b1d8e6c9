import type { FastifyInstance } from 'fastify';
import { clientOf, type Workload } from './workload';

/** Number of requests that begin per turn of the event loop: one or two milliseconds of work. */
const PER_TURN = 3;

/** Maximum number of waiting requests; an idle processor handles them in about two seconds. */
const MAX_WAITING = 4000;

/**
 * Maximum number of waiting requests per client, to leave room for others. Not lower, because a
 * client may be a proxy.
 */
const MAX_WAITING_PER_CLIENT = 2000;

/**
 * Routes that an orchestrator polls; it would restart the server if they were delayed or rejected.
 */
const urgent = ['/health', '/ready'];

/**
 * Begins a few requests per turn of the event loop, in order of arrival. Node accepts one
 * connection per turn: if a turn handled all pending requests, a crowd of busy connections would
 * keep new ones waiting for many seconds.
 */
export class RequestPacer {
  private readonly waiting = new Map<() => void, string>();
  private readonly waitingOf = new Map<string, number>();
  private begun = 0;

  /**
   * Resolves to true when the request may begin, or to false if too many requests are waiting, from
   * its client or in total.
   */
  async admit(client: string): Promise<boolean> {
    if (this.begun < PER_TURN) {
      this.start();
      return true;
    }
    const before = this.waitingOf.get(client) ?? 0;
    if (this.waiting.size >= MAX_WAITING || before >= MAX_WAITING_PER_CLIENT) return false;
    this.waitingOf.set(client, before + 1);
    return new Promise((resolve) => this.waiting.set(() => resolve(true), client));
  }

  private start(): void {
    if (this.begun === 0) setImmediate(() => this.nextTurn());
    this.begun += 1;
  }

  private nextTurn(): void {
    this.begun = 0;
    for (const [begin, client] of this.waiting) {
      if (this.begun === PER_TURN) return;
      this.leave(begin, client);
      this.start();
      begin();
    }
  }

  private leave(begin: () => void, client: string): void {
    this.waiting.delete(begin);
    const left = (this.waitingOf.get(client) ?? 0) - 1;
    if (left > 0) this.waitingOf.set(client, left);
    else this.waitingOf.delete(client);
  }
}

/** Paces a server's requests, and rejects requests while too many are waiting. */
export function paceRequests(
  app: FastifyInstance,
  workload: Pick<Workload<unknown>, 'refuse'>,
): void {
  const pacer = new RequestPacer();
  // Runs after the hook that sets the CORS headers, so that other sites can read the error.
  app.addHook('preParsing', async (request) => {
    if (urgent.includes(request.routeOptions.url ?? '')) return;
    if (!(await pacer.admit(clientOf(request.ip)))) await workload.refuse(request);
  });
}
