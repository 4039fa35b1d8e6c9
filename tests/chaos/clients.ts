import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { randomNumbers } from '@observatorio/domain/random';
import { ask, faultOf, type Reference } from './reference';

const CLIENTS = 3;

/** Handle to clients that send requests continuously. */
export interface Clients {
  /** Number of times the server went down or came back; odd while it is down. */
  outages: number;
  /** Whether 503 responses are acceptable at the moment. */
  isBroken: boolean;
  /** Number of responses compared with the reference. */
  compared: number;
  /** Descriptions of wrong responses and failed requests. */
  readonly violations: string[];
  stop(): Promise<void>;
}

/** Starts clients that request random addresses and compare the responses with the reference. */
export function startClients(origin: string, { addresses, right }: Reference): Clients {
  const stopped = new AbortController();
  const state = { outages: 0, isBroken: false, compared: 0, violations: [] as string[] };

  async function askOnce(address: string): Promise<void> {
    const { outages, isBroken } = state;
    try {
      const answer = await ask(origin, address);
      state.compared += 1;
      if (answer.status === 503 && (isBroken || state.isBroken)) return;
      const both = [right.absent.get(address), right.imported.get(address)];
      const fault = faultOf(address, answer, both);
      if (fault) state.violations.push(fault);
    } catch (error) {
      const wasUp = outages % 2 === 0 && outages === state.outages;
      if (wasUp) state.violations.push(`${address}: ${inspect(error)}`);
      await sleep(50);
    }
  }

  async function client(index: number): Promise<void> {
    // Independent of the faults' generator, whose sequence would otherwise depend on the clients'
    // speed.
    const random = randomNumbers(index);
    while (!stopped.signal.aborted) {
      await askOnce(addresses[Math.floor(random() * addresses.length)] ?? '');
    }
  }

  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
  return Object.assign(state, {
    async stop() {
      stopped.abort();
      await Promise.all(clients);
    },
  });
}
