import { pageAt } from '@observatorio/pages';
import type { Store } from '@observatorio/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { WorkObserver } from '../limits/workload';

/** Upper bounds of the latency buckets, in seconds: a cached response fits in the first. */
const LATENCIES = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

let processRegistry: Registry | undefined;

/** Memory, CPU time and event-loop delay, shared by all servers of this process. */
function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** Returns the route of a request, not its URL: each distinct URL would create a new series. */
function routeOf({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions.url !== undefined) return routeOptions.url;
  const path = (url.split('?', 1)[0] ?? '').replace(/\/+$/, '');
  return pageAt(path) ? path : 'outra';
}

/** Prometheus metrics of a server. They contain routes and editions, but nothing about visitors. */
export class Metrics implements WorkObserver {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: this.registers,
  });
  private readonly latencies = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from receiving a request to the end of its response, in seconds.',
    labelNames: ['route', 'status'],
    buckets: LATENCIES,
    registers: this.registers,
  });
  private readonly lookups = new Counter({
    name: 'observatorio_answer_cache_lookups_total',
    help: 'Lookups in the response cache, by result: hit or miss.',
    labelNames: ['result'],
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'observatorio_refused_total',
    help: 'Requests rejected because the queue was full, or interrupted after taking too long.',
    labelNames: ['cause'],
    registers: this.registers,
  });
  private readonly connections = new Counter({
    name: 'observatorio_connections_refused_total',
    help: 'Connections refused near the limit of open files.',
    registers: this.registers,
  });
  private readonly seen: Set<string>;

  constructor(store: Pick<Store, 'manifest'>) {
    this.seen = new Set(store.manifest().conjuntos.map(({ versao }) => versao));
    for (const result of ['hit', 'miss']) this.lookups.inc({ result }, 0);
    for (const cause of ['queue', 'time']) this.refusals.inc({ cause }, 0);
    this.watchEditions(store);
  }

  private watchEditions(store: Pick<Store, 'manifest'>): void {
    const { registers, seen } = this;
    const editions = new Gauge({
      name: 'observatorio_editions',
      help: 'Editions of data sets by state: in_service (live) or at_fault (damaged).',
      labelNames: ['source', 'kind', 'state'],
      registers,
      collect() {
        editions.reset();
        const { conjuntos, indisponiveis } = store.manifest();
        for (const { conjunto, tipo } of conjuntos) {
          editions.inc({ source: conjunto, kind: tipo, state: 'in_service' });
        }
        for (const { conjunto, tipo } of indisponiveis) {
          editions.inc({ source: conjunto, kind: tipo, state: 'at_fault' });
        }
      },
    });
    const imports = new Counter({
      name: 'observatorio_imports_seen_total',
      help: 'Editions that went live after the server started.',
      registers,
      collect() {
        const versions = store.manifest().conjuntos.map(({ versao }) => versao);
        for (const version of versions.filter((each) => !seen.has(each))) {
          seen.add(version);
          imports.inc();
        }
      },
    });
  }

  /** Reports the number of waiting and running jobs. */
  watchQueue(queue: { readonly size: number }): void {
    const jobs: Gauge = new Gauge({
      name: 'observatorio_queue_jobs',
      help: 'Queries waiting or running.',
      registers: this.registers,
      collect() {
        jobs.set(queue.size);
      },
    });
  }

  /** Reports whether the accounts work. */
  watchAccounts(health: { readonly isAvailable: boolean }): void {
    const up: Gauge = new Gauge({
      name: 'observatorio_accounts_up',
      help: 'Whether the account storage responded when last used: 1 or 0.',
      registers: this.registers,
      collect() {
        up.set(health.isAvailable ? 1 : 0);
      },
    });
  }

  refusedConnection(): void {
    this.connections.inc();
  }

  looked(isHit: boolean): void {
    this.lookups.inc({ result: isHit ? 'hit' : 'miss' });
  }

  refused(cause: string): void {
    this.refusals.inc({ cause });
  }

  /** Counts a response. */
  answered(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
    const labels = { route: routeOf(request), status: statusCode };
    this.requests.inc({ method: request.method, ...labels });
    this.latencies.observe(labels, elapsedTime / 1000);
  }

  /** Returns all metrics in the Prometheus text format, with its media type. */
  async text(): Promise<{ type: string; text: string }> {
    const all = Registry.merge([this.registry, processMetrics()]);
    return { type: all.contentType, text: await all.metrics() };
  }
}
