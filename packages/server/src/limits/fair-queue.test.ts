import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { FairQueue, OverloadError, type QueueLimits } from './fair-queue';

const limits: QueueLimits = {
  slots: 1,
  slotsPerClient: 1,
  waitingPerClient: 100,
  waiting: 200,
  waitMs: 60_000,
  creditMs: 1000,
  runMs: 60_000,
};

/** A queue whose jobs run until the test ends them, oldest first. */
function heldQueue(changed: Partial<QueueLimits> = {}) {
  const queue = new FairQueue<string>({ ...limits, ...changed });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const call = (name: string, cost = 1, { client = name.charAt(0), signal = forever() } = {}) =>
    queue.run({
      client,
      key: name,
      cost,
      signal,
      run: (running) =>
        new Promise<string>((resolve, reject) => {
          started.push(name);
          ends.push(() => resolve(name));
          running.addEventListener('abort', () => reject(running.reason));
        }),
    });
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await turn();
    }
  };
  return { queue, started, call, endAll };
}

const forever = (): AbortSignal => new AbortController().signal;

const outcomes = (results: readonly PromiseSettledResult<string>[]) =>
  results.map((result) =>
    result.status === 'fulfilled' ? result.value : (result.reason?.cause ?? result.reason),
  );

it("serves a new client next, however long another client's queue is", async () => {
  const { started, call, endAll } = heldQueue();
  const calls = Array.from({ length: 50 }, (_, index) => call(`a${index}`, 10));
  calls.push(call('b', 10), call('c', 10));
  await turn();
  await endAll();
  await Promise.all(calls);
  expect(started.slice(0, 3).toSorted()).toEqual(['a0', 'b', 'c']);
});

it('divides run time, not the number of jobs, equally among clients', async () => {
  const { started, call, endAll } = heldQueue();
  const calls = Array.from({ length: 4 }, (_, index) => call(`a${index}`, 10));
  calls.push(...Array.from({ length: 40 }, (_, index) => call(`b${index}`, 1)));
  await turn();
  await endAll();
  await Promise.all(calls);
  const lastOfA = started.indexOf('a1');
  expect(started.slice(0, lastOfA).filter((name) => name.startsWith('b')).length).toBeGreaterThan(
    5,
  );
});

it("runs a client's short jobs before its long ones", async () => {
  const { started, call, endAll } = heldQueue();
  const calls = [call('a-first'), call('a-long', 20), call('a-short', 1)];
  await turn();
  await endAll();
  await Promise.all(calls);
  expect(started).toEqual(['a-first', 'a-short', 'a-long']);
});

it('keeps a slot free when one client could fill them all', async () => {
  const { started, call, endAll } = heldQueue({ slots: 3, slotsPerClient: 2 });
  const calls = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => call(name));
  await turn();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await endAll();
  await Promise.all(calls);
});

it("rejects the last jobs of the longest queue, but never those of a light client's page", async () => {
  const { call, endAll } = heldQueue({ waiting: 40 });
  const heavy = Array.from({ length: 60 }, (_, index) => call(`a${index}`, 5));
  const page = Array.from({ length: 20 }, (_, index) => call(`b${index}`));
  const settled = Promise.allSettled([...heavy, ...page]);
  await turn();
  await endAll();
  const results = outcomes(await settled);
  expect(results.slice(60)).toEqual(page.map((_, index) => `b${index}`));
  // Of the heavy jobs, one runs and twenty wait.
  expect(results.slice(0, 60).filter((result) => result === 'queue')).toHaveLength(39);
});

it('rejects jobs that would wait too long, with the time until a retry', async () => {
  const { call, endAll } = heldQueue({ waitMs: 3000 });
  const calls = Array.from({ length: 80 }, (_, index) => call(`a${index}`, 10));
  const settled = Promise.allSettled(calls);
  await turn();
  await endAll();
  const results = await settled;
  const refused = results.flatMap((result) =>
    result.status === 'rejected' && result.reason instanceof OverloadError ? [result.reason] : [],
  );
  // The initial estimate is 10 ms per unit of cost: thirty jobs of 100 ms each fill three seconds.
  expect(refused).toHaveLength(80 - 1 - 30);
  expect(refused[0]).toMatchObject({ cause: 'queue', retryAfter: 3 });
});

it('drops the jobs of a disconnected client, and cancels its running one', async () => {
  const { queue, started, call, endAll } = heldQueue();
  const gone = new AbortController();
  const calls = ['a1', 'a2', 'a3'].map((name) =>
    call(name, 1, { client: 'a', signal: gone.signal }),
  );
  const settled = Promise.allSettled(calls);
  const next = call('b1');
  await turn();
  gone.abort('gone');
  expect(outcomes(await settled)).toEqual(['gone', 'gone', 'gone']);
  await turn();
  await endAll();
  expect(await next).toBe('b1');
  expect(started).toEqual(['a1', 'b1']);
  expect(queue.size).toBe(0);
});

it('runs a shared job once, and does not cancel it when one of its clients disconnects', async () => {
  const { started, call, endAll } = heldQueue();
  const gone = new AbortController();
  const both = [
    call('same', 1, { client: 'a', signal: gone.signal }),
    call('same', 1, { client: 'b' }),
  ];
  const settled = Promise.allSettled(both);
  await turn();
  gone.abort('gone');
  await turn();
  await endAll();
  expect(outcomes(await settled)).toEqual(['gone', 'same']);
  expect(started).toEqual(['same']);
});

it('runs a job shared by two clients as soon as either gets a turn', async () => {
  const { started, call, endAll } = heldQueue();
  const calls = Array.from({ length: 10 }, (_, index) => call(`a${index}`, 10));
  calls.push(call('a9', 10, { client: 'b' }));
  await turn();
  await endAll();
  await Promise.all(calls);
  expect(started.indexOf('a9')).toBe(1);
});

it('does not rerun a running job for another client', async () => {
  const { started, call, endAll } = heldQueue({ slots: 2 });
  const calls = [call('a')];
  await turn();
  calls.push(call('a', 1, { client: 'b' }), call('c'));
  await turn();
  expect(started).toEqual(['a', 'c']);
  await endAll();
  expect(await Promise.all(calls)).toEqual(['a', 'a', 'c']);
});

it("serves all requests of an idle client's click before the jobs of busy clients", async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const queue = new FairQueue<string>(limits);
  const started: string[] = [];
  const calls = (client: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      queue.run({
        client,
        key: `${client}${index}`,
        cost: 1,
        signal: forever(),
        run: async () => {
          started.push(client);
          vi.advanceTimersByTime(50);
          return client;
        },
      }),
    );
  const busy = [...calls('a', 40), ...calls('b', 40)];
  await Promise.all([...busy.slice(0, 25), ...busy.slice(40, 65)]);
  const click = calls('c', 12);
  await Promise.all([...busy, ...click]);
  const first = started.indexOf('c');
  expect(started.slice(first, first + 12)).toEqual(click.map(() => 'c'));
  vi.useRealTimers();
});

it('predicts rejection only for the client with the longest queue', async () => {
  const { queue, call, endAll } = heldQueue({ waiting: 40 });
  expect(queue.wouldRefuse('a')).toBe(false);
  const calls = Array.from({ length: 40 }, (_, index) => call(`a${index}`, 5));
  calls.push(call('b', 5));
  expect(queue.wouldRefuse('a')).toBe(true);
  expect(queue.wouldRefuse('b')).toBe(false);
  expect(queue.wouldRefuse('c')).toBe(false);
  await turn();
  await endAll();
  await Promise.all(calls);
  expect(queue.wouldRefuse('a')).toBe(false);
});

it('cancels a job that runs too long, and starts the next', async () => {
  const { call, endAll } = heldQueue({ runMs: 20 });
  const slow = call('a');
  const next = call('b');
  await expect(slow).rejects.toMatchObject({ name: 'OverloadError', cause: 'time' });
  await turn();
  await endAll();
  expect(await next).toBe('b');
});

it('rejects jobs that have waited too long, but keeps as many as a page needs', async () => {
  const { call, endAll } = heldQueue({ waitMs: 20 });
  const crowd = Array.from({ length: 30 }, (_, index) =>
    call(`${index}`, 0.01, { client: `${index}` }),
  );
  const settled = Promise.allSettled(crowd);
  await sleep(100);
  await endAll();
  const served = outcomes(await settled).filter((result) => result !== 'queue');
  // The running job, and as many waiting ones as a page needs.
  expect(served).toHaveLength(25);
});
