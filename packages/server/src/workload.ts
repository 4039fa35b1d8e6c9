import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { type Call, FairQueue, Overload } from './fair-queue';
import { whenGone } from './gone';
import { ProblemError, problemOfStatus } from './problem';

/** Limits of the work for uncached answers, in seconds. */
export interface WorkloadLimits {
  /** Expected wait beyond which requests are refused. */
  maxWait: number;
  /** Time after which a query is interrupted. */
  queryTimeout: number;
}

/** Estimated work above which an answer waits apart, so that it never delays the short ones. */
const LONG_COST = 4;

/** Number of waiting requests that keeps their memory to some 30 MB: addresses are up to 8 KB. */
const WAITING = { waitingPerClient: 500, waiting: 2000 };

/**
 * A click on a portal page, of which each of a dozen answers would otherwise wait for its turn among
 * those of busier clients.
 */
const CREDIT_MS = 1000;

/**
 * Time before a refusal is sent, in ms. Clients that try again at once would otherwise keep the
 * server busy with refusals, and new connections, of which Node accepts one at a time, waiting.
 */
const REFUSAL_MS = 1000;

/** Length of a request that is read in less time than it takes to refuse it, in characters. */
const SHORT_LENGTH = 500;

const overloads: Record<Overload['cause'], { type: string; title: string; detail: string }> = {
  queue: {
    type: 'servidor-ocupado',
    title: 'Servidor ocupado',
    detail: 'Há pedidos demais à espera neste momento. Tente de novo em alguns segundos.',
  },
  time: {
    type: 'consulta-demorada',
    title: 'Consulta demorada',
    detail: 'A consulta passou do tempo permitido. Escolha menos valores ou tente mais tarde.',
  },
};

/**
 * The unit of fairness: an IPv4 address, or an IPv6 network, which one subscriber has. Drops the
 * port that some proxies add to an address.
 */
export function clientOf(text: string): string {
  const ip = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4);
  return network.map((part) => part.toString(16)).join(':');
}

/** Follows the work of a server. */
export interface WorkObserver {
  /** An answer was looked up in a cache. */
  looked(isHit: boolean): void;
  /** A request was refused, or its query interrupted. */
  refused(cause: Overload['cause']): void;
}

/** The only way to the store for answers that are not cached: two queues, for short and long work. */
export class Workload<T> {
  private readonly short: FairQueue<T>;
  private readonly long: FairQueue<T>;

  constructor(
    { maxWait, queryTimeout }: WorkloadLimits,
    readonly observer: WorkObserver,
  ) {
    const times = { waitMs: maxWait * 1000, creditMs: CREDIT_MS, runMs: queryTimeout * 1000 };
    const limits = { ...WAITING, ...times };
    this.short = new FairQueue({ ...limits, slots: 3, slotsPerClient: 2 });
    // One query uses all processors.
    this.long = new FairQueue({ ...limits, slots: 1, slotsPerClient: 1 });
  }

  /** Number of jobs that wait or run. */
  get size(): number {
    return this.short.size + this.long.size;
  }

  /**
   * Whether to refuse a request, of `length` characters, unread: it is long to read, and its client
   * already has so much waiting that its work would be refused.
   */
  wouldRefuse({ ip }: FastifyRequest, length: number): boolean {
    if (length <= SHORT_LENGTH) return false;
    const client = clientOf(ip);
    return this.long.wouldRefuse(client) || this.short.wouldRefuse(client);
  }

  /** Throws the ProblemError of a request that is refused unread. */
  refuse(request: FastifyRequest): Promise<never> {
    return this.orRefused(request, () => Promise.reject(this.long.overload()));
  }

  /** Does the work for a request in its turn. Throws a ProblemError if the server is overloaded. */
  run(request: FastifyRequest, job: Pick<Call<T>, 'key' | 'cost' | 'run'>): Promise<T> {
    const queue = job.cost > LONG_COST ? this.long : this.short;
    const client = clientOf(request.ip);
    return this.orRefused(request, (signal) => queue.run({ ...job, client, signal }));
  }

  /** The result of some work; an Overload becomes a ProblemError after a while. */
  private async orRefused<R>(
    request: FastifyRequest,
    work: (signal: AbortSignal) => Promise<R>,
  ): Promise<R> {
    const signal = whenGone(request);
    try {
      return await work(signal);
    } catch (error) {
      // The client has gone, so this is for the log.
      if (signal.aborted) throw new ProblemError(problemOfStatus(499));
      if (!(error instanceof Overload)) throw error;
      this.observer.refused(error.cause);
      await sleep(REFUSAL_MS, undefined, { signal }).catch(() => undefined);
      const headers = { 'retry-after': String(error.retryAfter) };
      throw new ProblemError({ status: 503, ...overloads[error.cause] }, headers);
    }
  }
}
