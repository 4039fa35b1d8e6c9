import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { type Clients, startClients } from './clients';
import { ask, faultOf, isImported, type Reference } from './reference';

/** Maximum time after a fault until every response is right again, in ms. */
const RECOVERY_MS = 40_000;

/**
 * Module preloaded into the server to shift its clock. It changes only `Date`, just as setting the
 * system clock does.
 */
const CLOCK = new URL('clock.mjs', import.meta.url).href;

/** Finds a free port. A fixed port keeps the server's address across restarts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server, and clients that send it requests continuously once `ask` has been called. */
export class Served {
  private clients: Clients | undefined;
  private reference: Reference | undefined;

  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    private server: ServerProcess,
  ) {}

  static async start(env: NodeJS.ProcessEnv): Promise<Served> {
    const whole = {
      ...env,
      PORT: String(await freePort()),
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--import=${CLOCK}`,
    };
    return new Served(whole, await startServerProcess(whole));
  }

  get address(): string {
    return this.server.address;
  }

  /** Number of responses compared with the reference. */
  get compared(): number {
    return this.clients?.compared ?? 0;
  }

  /** Descriptions of wrong responses and failed requests. */
  get violations(): readonly string[] {
    return this.clients?.violations ?? [];
  }

  /** Starts clients that compare every response with the reference. */
  ask(reference: Reference): void {
    this.reference = reference;
    this.clients = startClients(this.address, reference);
  }

  /**
   * Stops the server with a signal, awaits `meanwhile` and restarts the server. Returns the stopped
   * server's exit code or signal.
   */
  async restart(
    signal: NodeJS.Signals,
    meanwhile?: () => Promise<unknown>,
  ): Promise<number | NodeJS.Signals> {
    this.countOutage();
    this.server.kill(signal);
    const end = await this.server.ended;
    try {
      await meanwhile?.();
    } finally {
      this.server = await startServerProcess(this.env);
      this.countOutage();
    }
    return end;
  }

  private countOutage(): void {
    if (this.clients) this.clients.outages += 1;
  }

  /** Sends a signal that does not stop the server. */
  signal(name: NodeJS.Signals): void {
    this.server.kill(name);
  }

  /**
   * Runs work that may make data unavailable. The clients accept 503 until every response is right
   * again.
   */
  async whileBroken<T>(work: () => Promise<T>): Promise<T> {
    if (this.clients) this.clients.isBroken = true;
    try {
      return await work();
    } finally {
      await this.settle();
      if (this.clients) this.clients.isBroken = false;
    }
  }

  /**
   * Waits until every response matches the live editions. On timeout, throws an error that
   * describes a wrong response.
   */
  async settle(): Promise<void> {
    const { addresses, right } = this.reference ?? { addresses: [] };
    let fault: string | undefined;
    const isRight = async (): Promise<boolean> => {
      const answers = right?.[(await isImported(this.address)) ? 'imported' : 'absent'];
      for (const asked of addresses) {
        fault = faultOf(asked, await ask(this.address, asked), [answers?.get(asked)]);
        if (fault) return false;
      }
      return true;
    };
    await until(isRight).catch((error: unknown) => {
      throw new Error(fault ?? String(error));
    });
  }

  async close(): Promise<void> {
    await this.clients?.stop();
    this.server.kill('SIGTERM');
    await this.server.ended;
  }
}

/** Polls a condition until it is true. Throws an error after `RECOVERY_MS`. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + RECOVERY_MS;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Não aconteceu em ${RECOVERY_MS / 1000} s.`);
    await sleep(100);
  }
}
