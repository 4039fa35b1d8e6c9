import type { FastifyInstance } from 'fastify';
import { clientOf, type Workload } from './workload';

/** Requests that begin in one turn of the event loop: a millisecond or two of work. */
const PER_TURN = 3;

/** Requests that may wait for a turn, which an idle processor answers in about two seconds. */
const MAX_WAITING = 4000;

/** Requests of one client that may wait, so that there is room for others; a proxy may be one. */
const MAX_WAITING_PER_CLIENT = 2000;

/** Routes that an orchestrator asks; without an answer it would restart the server. */
const urgent = ['/health', '/ready'];

/**
 * Begins a few requests in each turn of the event loop, the others in the order in which they came.
 * Node accepts one connection per turn: if a turn answered all that is ready, a crowd of busy
 * connections would keep new ones waiting for many seconds.
 */
export class Turns {
  private readonly waiting = new Map<() => void, string>();
  private readonly waitingOf = new Map<string, number>();
  private begun = 0;

  /** True when it is the request's turn; false if its client, or all together, have too many waiting. */
  async take(client: string): Promise<boolean> {
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

/** Lets the requests of a server take turns, and refuses those that would wait for too long. */
export function takeTurns(app: FastifyInstance, workload: Pick<Workload<unknown>, 'refuse'>): void {
  const turns = new Turns();
  // After the headers that let other sites read a refusal.
  app.addHook('preParsing', async (request) => {
    if (urgent.includes(request.routeOptions.url ?? '')) return;
    if (!(await turns.take(clientOf(request.ip)))) await workload.refuse(request);
  });
}
