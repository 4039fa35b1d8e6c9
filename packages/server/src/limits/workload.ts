import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { disconnectSignal } from '../http/disconnect-signal';
import { ProblemError, problemOfStatus } from '../http/problem';
import { type Call, FairQueue, OverloadError } from './fair-queue';

/** Time limits for the work on uncached responses, in seconds. */
export interface WorkloadLimits {
  /** Expected wait above which requests are rejected. */
  maxWait: number;
  /** Time after which a query is interrupted. */
  queryTimeout: number;
}

/**
 * Estimated cost above which a job goes to the queue for long work, so that it never delays short
 * jobs.
 */
const LONG_COST = 4;

/**
 * Limits on waiting requests; with URLs of up to 8 KB, the requests take at most about 30 MB of
 * memory.
 */
const WAITING = { waitingPerClient: 500, waiting: 2000 };

/**
 * Credit for an idle client, in ms. Without it, each of a click's dozen requests would wait for its
 * turn among the requests of busier clients.
 */
const CREDIT_MS = 1000;

/**
 * Delay before a rejection is sent, in ms. Otherwise, clients that retry immediately would keep the
 * server busy with rejections and delay new connections, which Node accepts one at a time.
 */
const REFUSAL_MS = 1000;

/** Length up to which parsing a request takes less time than rejecting it, in characters. */
const SHORT_LENGTH = 500;

const overloads: Record<OverloadError['cause'], { type: string; title: string; detail: string }> = {
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
 * Returns the unit of fairness: an IPv4 address, or an IPv6 /64 network, which belongs to one
 * subscriber. Drops the port that some proxies append.
 */
export function clientOf(text: string): string {
  const ip = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4);
  return network.map((part) => part.toString(16)).join(':');
}

/** Observes the work of a server. */
export interface WorkObserver {
  /** Called after a cache lookup. */
  looked(isHit: boolean): void;
  /** Called when a request is rejected or its query is interrupted. */
  refused(cause: OverloadError['cause']): void;
}

/** The only access to the store for uncached responses: two queues, for short and long work. */
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
    // A single query uses all processors.
    this.long = new FairQueue({ ...limits, slots: 1, slotsPerClient: 1 });
  }

  /** Number of waiting and running jobs. */
  get size(): number {
    return this.short.size + this.long.size;
  }

  /**
   * Whether to reject a request of `length` characters unparsed, because parsing is slow and its
   * client already has so much work queued that another job would be rejected anyway.
   */
  wouldRefuse({ ip }: FastifyRequest, length: number): boolean {
    if (length <= SHORT_LENGTH) return false;
    const client = clientOf(ip);
    return this.long.wouldRefuse(client) || this.short.wouldRefuse(client);
  }

  /** Rejects, after a delay, with the ProblemError for an overloaded server. */
  refuse(request: FastifyRequest): Promise<never> {
    return this.orRefused(request, () => Promise.reject(this.long.overload()));
  }

  /** Runs a job for a request in its turn. Throws a ProblemError if the server is overloaded. */
  run(request: FastifyRequest, job: Pick<Call<T>, 'key' | 'cost' | 'run'>): Promise<T> {
    const queue = job.cost > LONG_COST ? this.long : this.short;
    const client = clientOf(request.ip);
    return this.orRefused(request, (signal) => queue.run({ ...job, client, signal }));
  }

  /** Runs some work; converts an OverloadError to a ProblemError after a delay. */
  private async orRefused<R>(
    request: FastifyRequest,
    work: (signal: AbortSignal) => Promise<R>,
  ): Promise<R> {
    const signal = disconnectSignal(request);
    try {
      return await work(signal);
    } catch (error) {
      // The client has disconnected, so this is only for the log.
      if (signal.aborted) throw new ProblemError(problemOfStatus(499));
      if (!(error instanceof OverloadError)) throw error;
      this.observer.refused(error.cause);
      await sleep(REFUSAL_MS, undefined, { signal }).catch(() => undefined);
      const headers = { 'retry-after': String(error.retryAfter) };
      throw new ProblemError({ status: 503, ...overloads[error.cause] }, headers);
    }
  }
}
