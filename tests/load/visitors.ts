import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../bench/figures';
import type { ProcessorUse } from './processor-use';

/** Outcome of a load's requests. */
export interface Load {
  asked: number;
  /** Number of requests that waited because all connections were busy. */
  waited: number;
  /** Number of requests dropped because all connections were busy. */
  unsent: number;
  seconds: number;
  /** Times from when each request was due to the end of its response, in ms. */
  times: number[];
  statuses: Record<string, number>;
  /** Number of requests without a complete response, by error code. */
  errors: Record<string, number>;
  /** Number of 429 or 503 responses without a Retry-After header. */
  withoutRetryAfter: number;
}

/** Maximum number of connections across all visitors. */
export const CONNECTIONS = 2000;

/** Request timeout, in ms. */
const TIMEOUT_MS = 60_000;

/** Number of requests to send before yielding to the event loop. */
const BATCH = 50;

const count = (counts: Record<string, number>, key: string | number): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** Visitors that cycle through `paths` on a server. */
export class Visitors {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  private asked = 0;

  constructor(
    private readonly address: string,
    private readonly paths: readonly string[],
  ) {}

  /** Runs visitors that each send the next request only after the response to the previous one. */
  async closedLoop(visitors: number, seconds: number): Promise<Load> {
    return this.during(async (load, end) => {
      const visit = async () => {
        while (performance.now() < end) await this.ask(load, performance.now());
      };
      await Promise.all(Array.from({ length: visitors }, visit));
    }, seconds);
  }

  /**
   * Sends `rate` requests a second at random times, independently of earlier responses. When all
   * connections are busy, `whenBusy` decides whether a request waits or is dropped.
   */
  async openLoop(
    rate: number,
    seconds: number,
    next: () => number,
    whenBusy: 'wait' | 'leave' = 'wait',
  ): Promise<Load> {
    return this.during(async (load, end) => {
      const pending = new Set<Promise<unknown>>();
      let due = performance.now();
      while (due < end && performance.now() < end) {
        for (let sent = 0; sent < BATCH && due <= performance.now(); sent += 1) {
          const isBusy = pending.size >= CONNECTIONS;
          if (isBusy && whenBusy === 'leave') load.unsent += 1;
          else {
            if (isBusy) load.waited += 1;
            const answer = this.ask(load, due).finally(() => pending.delete(answer));
            pending.add(answer);
          }
          due += (-Math.log(1 - next()) * 1000) / rate;
        }
        await sleep(due > performance.now() ? 1 : 0);
      }
      await Promise.all(pending);
    }, seconds);
  }

  close(): void {
    this.agent.destroy();
  }

  private async during(
    visits: (load: Load, end: number) => Promise<void>,
    seconds: number,
  ): Promise<Load> {
    const load: Load = {
      asked: 0,
      waited: 0,
      unsent: 0,
      seconds,
      times: [],
      statuses: {},
      errors: {},
      withoutRetryAfter: 0,
    };
    await visits(load, performance.now() + 1000 * seconds);
    return load;
  }

  /** Requests the next path and records the outcome. */
  private async ask(load: Load, due: number): Promise<void> {
    const path = this.paths[this.asked % this.paths.length] ?? '/';
    this.asked += 1;
    load.asked += 1;
    try {
      const { statusCode = 0, headers } = await this.answer(path);
      load.times.push(performance.now() - due);
      count(load.statuses, statusCode);
      const isRefusal = statusCode === 429 || statusCode === 503;
      if (isRefusal && !headers['retry-after']) load.withoutRetryAfter += 1;
    } catch (error) {
      count(load.errors, (error as NodeJS.ErrnoException).code ?? String(error));
    }
  }

  private answer(path: string): Promise<IncomingMessage> {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    return new Promise((resolve, reject) => {
      const request = get(this.address + path, { agent: this.agent, headers }, (response) => {
        response.on('end', () => resolve(response)).on('error', reject);
        response.resume();
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed the idle connection while the request was being sent. Retries, as
        // browsers do.
        if (request.reusedSocket && error.code === 'ECONNRESET') resolve(this.answer(path));
        else reject(error);
      });
      request.setTimeout(TIMEOUT_MS, () =>
        request.destroy(Object.assign(new Error('No response.'), { code: 'TIMEOUT' })),
      );
    });
  }
}

/** Formats the figures of a load as a table row. */
export function figuresOf(
  { asked, waited, unsent, seconds, times, statuses, errors }: Load,
  { msPerAnswer, stolen }: ProcessorUse,
) {
  const ms = (share: number): number => Math.round(quantile(times, share));
  return {
    'pedidos/s': Math.round(asked / seconds),
    'p50 (ms)': ms(0.5),
    'p99 (ms)': ms(0.99),
    'máximo (ms)': ms(1),
    estados: Object.entries(statuses)
      .map(([status, number]) => `${status}: ${number}`)
      .join(', '),
    'esperaram conexão': waited,
    'não enviados': unsent,
    'servidor (ms/resposta)': Number(msPerAnswer.toFixed(3)),
    'tomado pelo hospedeiro (%)': stolen === undefined ? '?' : Math.round(100 * stolen),
    'sem resposta': Object.values(errors).reduce((sum, number) => sum + number, 0),
  };
}
