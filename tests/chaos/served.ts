import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { type Clients, startClients } from './clients';
import { ask, faultOf, isImported, type Reference } from './reference';

/** Time in which every answer must be right again after a fault, in ms. */
const RECOVERY_MS = 40_000;

/** Lets a test move the clock of a server: a system clock that is set moves `Date` alone. */
const CLOCK = new URL('clock.mjs', import.meta.url).href;

/** A port that nothing uses, so that a server keeps its address when it starts again. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server, and clients that never stop asking it once there is a reference. */
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

  /** Number of answers compared. */
  get compared(): number {
    return this.clients?.compared ?? 0;
  }

  /** What was wrong with any answer. */
  get violations(): readonly string[] {
    return this.clients?.violations ?? [];
  }

  /** Starts the clients, which compare every answer. */
  ask(reference: Reference): void {
    this.reference = reference;
    this.clients = startClients(this.address, reference);
  }

  /** Ends the server with a signal and starts it again, after some work. Returns how it ended. */
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

  /** Sends a signal that does not end the server. */
  signal(name: NodeJS.Signals): void {
    this.server.kill(name);
  }

  /** Does something that may make data unavailable, until it has been undone. */
  async whileBroken<T>(work: () => Promise<T>): Promise<T> {
    if (this.clients) this.clients.isBroken = true;
    try {
      return await work();
    } finally {
      await this.settle();
      if (this.clients) this.clients.isBroken = false;
    }
  }

  /** Waits until every answer is that of the editions in service. Throws an error that names one that is not. */
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

/** Waits until something is the case. Throws an error after a while. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + RECOVERY_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Não aconteceu em ${RECOVERY_MS / 1000} s.`);
    await sleep(100);
  }
}
