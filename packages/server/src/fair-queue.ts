import { Shared } from '@observatorio/store';

/** Limits of a queue. */
export interface QueueLimits {
  /** Jobs that run at once. */
  slots: number;
  /** Jobs of one client that run at once; only clients that were idle start a job beyond these. */
  slotsPerClient: number;
  /** Jobs of one client that may wait. */
  waitingPerClient: number;
  /** Jobs of all clients that may wait. */
  waiting: number;
  /** Expected wait beyond which jobs are refused, in ms; none waits longer than twice this. */
  waitMs: number;
  /** Time that the jobs of a client may take before its turn, after it was idle, in ms. */
  creditMs: number;
  /** Time after which a running job is cancelled, in ms. */
  runMs: number;
}

/** A job was refused because the queue is full, or cancelled because it ran too long. */
export class Overload extends Error {
  override readonly name = 'Overload';

  constructor(
    override readonly cause: 'queue' | 'time',
    /** Time until the client should try again, in seconds. */
    readonly retryAfter: number,
  ) {
    super(cause === 'queue' ? 'The queue is full.' : 'The job ran too long.');
  }
}

/** One request for the result of a job. */
export interface Call<T> {
  /** Who waits: the unit of fairness. */
  client: string;
  /** Identifies the job: calls with equal keys share one run. */
  key: string;
  /** Estimated work, in any unit above 0. */
  cost: number;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
  run(signal: AbortSignal): Promise<T>;
}

/** The wait for a portal page's dozen jobs is acceptable, however slow they are. */
const ALWAYS_WAITING = 24;

/** Time that a job yields to later but cheaper ones of its client, for each unit of cost, in ms. */
const YIELD_MS = 100;

/** Assumed time of a unit of cost before any was measured, in ms. */
const FIRST_PACE_MS = 10;

/** Time until the work of an idle client is forgotten, in ms. */
const IDLE_MS = 5000;

/** Weight of the latest job in the average pace. */
const PACE_WEIGHT = 0.2;

class Job<T> {
  readonly shared: Shared<T>;
  /** Order in the lines: cheap jobs come first, and no job waits for ever. */
  readonly due: number;
  /** Clients in whose lines the job waits. */
  readonly clients = new Set<string>();
  hasStarted = false;
  /** Refuses the job when it has waited for too long. */
  patience: NodeJS.Timeout | undefined;
  private begin!: () => void;

  constructor(
    readonly key: string,
    readonly cost: number,
    run: Call<T>['run'],
    onCancel: () => void,
  ) {
    this.due = performance.now() + cost * YIELD_MS;
    this.shared = new Shared(async (signal) => {
      await new Promise<void>((begin, refuse) => {
        this.begin = begin;
        signal.addEventListener('abort', () => {
          onCancel();
          refuse(signal.reason);
        });
      });
      return run(signal);
    });
  }

  start(): void {
    this.hasStarted = true;
    this.begin();
  }
}

/** The jobs of one client. */
class Line<T> {
  /** Waiting, in the order in which they are due. */
  readonly jobs: Job<T>[] = [];
  /** That of all waiting jobs. */
  cost = 0;
  running = 0;
  /** When the line was last used, by the clock of the process. */
  private used = 0;

  /** `served` is the time that jobs of the client took so far, on the clock of the queue, in ms. */
  constructor(public served: number) {}

  add(job: Job<T>): void {
    const after = this.jobs.findIndex(({ due }) => due > job.due);
    this.jobs.splice(after < 0 ? this.jobs.length : after, 0, job);
    this.cost += job.cost;
  }

  remove(job: Job<T>): void {
    const index = this.jobs.indexOf(job);
    if (index < 0) return;
    this.jobs.splice(index, 1);
    this.cost = this.jobs.length > 0 ? this.cost - job.cost : 0;
  }

  get isIdle(): boolean {
    return this.jobs.length === 0 && this.running === 0;
  }

  touch(): void {
    this.used = performance.now();
  }

  get isForgotten(): boolean {
    return this.isIdle && performance.now() - this.used > IDLE_MS;
  }
}

/**
 * Runs jobs a few at once, fairly among clients: next is the job that ends first if each client
 * gets an equal share of the work (start-time fair queueing), a client's cheap jobs before its
 * expensive ones. A job waits in the line of every client that calls for it, and ends when all of
 * them have gone. A full queue refuses the last job of the client with the longest line.
 */
export class FairQueue<T> {
  private readonly jobs = new Map<string, Job<T>>();
  private readonly lines = new Map<string, Line<T>>();
  private running = 0;
  /** Time that every waiting client has had, in ms. */
  private clock = 0;
  private msPerCost = FIRST_PACE_MS;

  constructor(private readonly limits: QueueLimits) {}

  /** Number of jobs that wait or run. */
  get size(): number {
    return this.jobs.size;
  }

  /**
   * Whether the queue would refuse another job of a client, were it as costly as those that the
   * client has waiting.
   */
  wouldRefuse(client: string): boolean {
    const line = this.lines.get(client);
    if (!line || line.jobs.length === 0) return false;
    if (line.jobs.length >= this.limits.waitingPerClient) return true;
    const cost = line.cost / line.jobs.length;
    return line.cost + cost >= this.longestLine()[1].cost && this.isFullWith(1, cost);
  }

  /** The result of a job. Throws an Overload, or the reason of the signal. */
  async run(call: Call<T>): Promise<T> {
    call.signal.throwIfAborted();
    const known = this.jobs.get(call.key);
    const job = known && !known.shared.isCancelled ? known : this.newJob(call);
    const result = job.shared.join(call.signal);
    if (!job.hasStarted && !job.clients.has(call.client)) this.enqueue(call.client, job);
    this.fill();
    return result;
  }

  private newJob({ key, cost, run }: Call<T>): Job<T> {
    const job: Job<T> = new Job(key, cost, run, () => {
      clearInterval(job.patience);
      this.leaveLines(job);
      if (!job.hasStarted) this.forget(job);
    });
    this.jobs.set(key, job);
    job.patience = setInterval(() => {
      if (this.waiting() > ALWAYS_WAITING) this.refuse(job);
    }, 2 * this.limits.waitMs);
    return job;
  }

  private enqueue(client: string, job: Job<T>): void {
    const line = this.lineOf(client);
    line.add(job);
    job.clients.add(client);
    if (line.jobs.length > this.limits.waitingPerClient) this.refuseLast(client, line);
    while (this.isFullWith(0, 0)) this.refuseLast(...this.longestLine());
  }

  private lineOf(client: string): Line<T> {
    const line = this.lines.get(client) ?? new Line<T>(this.clock - this.limits.creditMs);
    if (line.isIdle) line.served = Math.max(line.served, this.clock - this.limits.creditMs);
    line.touch();
    // The latest client comes last, and so is the one refused among equals.
    if (!this.lines.has(client)) this.lines.set(client, line);
    return line;
  }

  private leaveLines(job: Job<T>): void {
    for (const client of job.clients) this.lines.get(client)?.remove(job);
    job.clients.clear();
  }

  /** Later calls under the key of the job may be for a new one already. */
  private forget(job: Job<T>): void {
    if (this.jobs.get(job.key) === job) this.jobs.delete(job.key);
  }

  private refuseLast(client: string, line: Line<T>): void {
    const job = line.jobs.at(-1);
    if (!job) return;
    line.remove(job);
    job.clients.delete(client);
    if (job.clients.size === 0) this.refuse(job);
  }

  private refuse(job: Job<T>): void {
    job.shared.cancel(this.overload());
  }

  /** The refusal of a job by a full queue. */
  overload(): Overload {
    return new Overload('queue', Math.ceil(this.limits.waitMs / 1000));
  }

  private waiting(): number {
    return [...this.lines.values()].reduce((total, { jobs }) => total + jobs.length, 0);
  }

  /** Whether too many jobs would wait, or for too long, with so many more of so much cost. */
  private isFullWith(more: number, cost: number): boolean {
    const waiting = this.waiting() + more;
    if (waiting > this.limits.waiting) return true;
    return waiting > ALWAYS_WAITING && this.expectedWaitMs(cost) > this.limits.waitMs;
  }

  private expectedWaitMs(more: number): number {
    const cost = [...this.lines.values()].reduce((total, line) => total + line.cost, more);
    return (cost * this.msPerCost) / this.limits.slots;
  }

  private longestLine(): [client: string, line: Line<T>] {
    return [...this.lines].reduce((longest, entry) =>
      entry[1].cost >= longest[1].cost ? entry : longest,
    );
  }

  private fill(): void {
    while (this.running < this.limits.slots) {
      const line = this.nextLine();
      const job = line?.jobs[0];
      if (!line || !job) break;
      void this.start(line, job);
    }
    for (const [client, line] of this.lines) {
      const owesNothing = line.served <= this.clock && line.isForgotten;
      if (owesNothing || (line.isIdle && this.running === 0)) this.lines.delete(client);
    }
  }

  private nextLine(): Line<T> | undefined {
    const { slotsPerClient } = this.limits;
    const end = ({ served, jobs: [job] }: Line<T>): number => served + this.expectedMs(job);
    return [...this.lines.values()]
      .filter(({ jobs, running }) => jobs.length > 0 && running < slotsPerClient)
      .filter(({ served }) => served < this.clock || this.running < slotsPerClient)
      .reduce<Line<T> | undefined>(
        (next, line) => (next && end(next) <= end(line) ? next : line),
        undefined,
      );
  }

  private async start(line: Line<T>, job: Job<T>): Promise<void> {
    clearInterval(job.patience);
    this.leaveLines(job);
    this.running++;
    line.running++;
    this.clock = Math.max(this.clock, line.served);
    const expected = this.expectedMs(job);
    line.served += expected;
    const limit = setTimeout(
      () => job.shared.cancel(new Overload('time', Math.ceil(this.limits.runMs / 1000))),
      this.limits.runMs,
    );
    const started = performance.now();
    job.start();
    await job.shared.end();
    clearTimeout(limit);
    const ms = performance.now() - started;
    // The client is charged for the time that its job really took.
    line.served += ms - expected;
    if (!job.shared.isCancelled) this.msPerCost += PACE_WEIGHT * (ms / job.cost - this.msPerCost);
    this.running--;
    line.running--;
    line.touch();
    this.forget(job);
    this.fill();
  }

  private expectedMs(job: Job<T> | undefined): number {
    return (job?.cost ?? 0) * this.msPerCost;
  }
}
