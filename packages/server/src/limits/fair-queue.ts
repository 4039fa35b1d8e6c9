import { SharedTask } from '@observatorio/kit';

export interface QueueLimits {
  /** Maximum number of running jobs. */
  slots: number;
  /**
   * Maximum number of running jobs per client. Slots beyond this number are kept for clients that
   * were idle.
   */
  slotsPerClient: number;
  /** Maximum number of waiting jobs per client. */
  waitingPerClient: number;
  /** Maximum number of waiting jobs of all clients. */
  waiting: number;
  /**
   * Expected wait above which jobs are rejected, in ms. A job that has waited twice as long is also
   * rejected, unless few jobs are waiting.
   */
  waitMs: number;
  /** Head start of a client that was idle, in ms of run time. */
  creditMs: number;
  /** Time limit for a running job, in ms. */
  runMs: number;
}

/**
 * Thrown when a job is rejected because the queue is full, or cancelled because it ran too long.
 */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';

  constructor(
    override readonly cause: 'queue' | 'time',
    /** Time until the client should retry, in seconds. */
    readonly retryAfter: number,
  ) {
    super(cause === 'queue' ? 'The queue is full.' : 'The job ran too long.');
  }
}

/** A request for the result of a job. */
export interface Call<T> {
  /** The waiting client: the unit of fairness. */
  client: string;
  /** Identifies the job: calls with equal keys share one run. */
  key: string;
  /** Estimated work, greater than 0, in any unit. */
  cost: number;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  run(signal: AbortSignal): Promise<T>;
}

/**
 * Number of jobs that may always wait, however slow they are: a portal page sends about a dozen.
 */
const ALWAYS_WAITING = 24;

/**
 * Time for which a job yields to its client's cheaper jobs, in ms per unit of difference in cost.
 */
const YIELD_MS = 100;

/** Initial estimate of the time per unit of cost, in ms. */
const FIRST_PACE_MS = 10;

/** Time until an idle client's past usage is forgotten, in ms. */
const IDLE_MS = 5000;

/** Weight of the latest job in the moving average of the pace. */
const PACE_WEIGHT = 0.2;

class Job<T> {
  readonly shared: SharedTask<T>;
  /** Sort key within a client's queue: cheap jobs come first, but no job starves. */
  readonly due: number;
  /** Clients in whose queues the job waits. */
  readonly clients = new Set<string>();
  hasStarted = false;
  /** Timer that rejects the job after it has waited too long. */
  waitTimer: NodeJS.Timeout | undefined;
  private begin!: () => void;

  constructor(
    readonly key: string,
    readonly cost: number,
    run: Call<T>['run'],
    onCancel: () => void,
  ) {
    this.due = performance.now() + cost * YIELD_MS;
    this.shared = new SharedTask(async (signal) => {
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

/** The job queue of one client. */
class Line<T> {
  /** Waiting jobs, ordered by `due`. */
  readonly jobs: Job<T>[] = [];
  /** Total cost of the waiting jobs. */
  cost = 0;
  running = 0;
  /** Time of the last use, from `performance.now()`. */
  private used = 0;

  /** `served` is the run time charged to the client so far, in ms of the queue's virtual clock. */
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
 * Runs a few jobs at a time, fairly among clients (start-time fair queueing): the next job is the
 * one that would finish first if each client got an equal share of the work. A client's cheap jobs
 * run before its expensive ones. A job waits in the queue of every client that requests it, and is
 * cancelled when all of them have disconnected. When the queue is full, the last job of the client
 * with the longest queue is rejected.
 */
export class FairQueue<T> {
  private readonly jobs = new Map<string, Job<T>>();
  private readonly lines = new Map<string, Line<T>>();
  private running = 0;
  /** Virtual clock: run time that every waiting client has received, in ms. */
  private clock = 0;
  private msPerCost = FIRST_PACE_MS;

  constructor(private readonly limits: QueueLimits) {}

  /** Number of waiting and running jobs. */
  get size(): number {
    return this.jobs.size;
  }

  /**
   * Whether another job of a client would be rejected, assuming the average cost of its waiting
   * jobs.
   */
  wouldRefuse(client: string): boolean {
    const line = this.lines.get(client);
    if (!line || line.jobs.length === 0) return false;
    if (line.jobs.length >= this.limits.waitingPerClient) return true;
    const cost = line.cost / line.jobs.length;
    return line.cost + cost >= this.longestLine()[1].cost && this.isFullWith(1, cost);
  }

  /** Returns the result of a job. Throws an OverloadError, or the signal's abort reason. */
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
      clearInterval(job.waitTimer);
      this.leaveLines(job);
      if (!job.hasStarted) this.forget(job);
    });
    this.jobs.set(key, job);
    job.waitTimer = setInterval(() => {
      if (this.waiting() > ALWAYS_WAITING) this.refuse(job);
    }, 2 * this.limits.waitMs);
    return job;
  }

  private enqueue(client: string, job: Job<T>): void {
    const line = this.lineOf(client);
    line.add(job);
    job.clients.add(client);
    if (line.jobs.length > this.limits.waitingPerClient) this.rejectLast(client, line);
    while (this.isFullWith(0, 0)) this.rejectLast(...this.longestLine());
  }

  private lineOf(client: string): Line<T> {
    const line = this.lines.get(client) ?? new Line<T>(this.clock - this.limits.creditMs);
    if (line.isIdle) line.served = Math.max(line.served, this.clock - this.limits.creditMs);
    line.touch();
    // New clients are appended, so among equally long queues the newest client's job is rejected.
    if (!this.lines.has(client)) this.lines.set(client, line);
    return line;
  }

  private leaveLines(job: Job<T>): void {
    for (const client of job.clients) this.lines.get(client)?.remove(job);
    job.clients.clear();
  }

  /** Removes a job, unless its key already belongs to a newer one. */
  private forget(job: Job<T>): void {
    if (this.jobs.get(job.key) === job) this.jobs.delete(job.key);
  }

  private rejectLast(client: string, line: Line<T>): void {
    const job = line.jobs.at(-1);
    if (!job) return;
    line.remove(job);
    job.clients.delete(client);
    if (job.clients.size === 0) this.refuse(job);
  }

  private refuse(job: Job<T>): void {
    job.shared.cancel(this.overload());
  }

  /** Creates the error for a job that a full queue rejects. */
  overload(): OverloadError {
    return new OverloadError('queue', Math.ceil(this.limits.waitMs / 1000));
  }

  private waiting(): number {
    return [...this.lines.values()].reduce((total, { jobs }) => total + jobs.length, 0);
  }

  /**
   * Whether `more` additional jobs, of total cost `cost`, would exceed the limit on the number of
   * waiting jobs or on their expected wait.
   */
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
    clearInterval(job.waitTimer);
    this.leaveLines(job);
    this.running++;
    line.running++;
    this.clock = Math.max(this.clock, line.served);
    const expected = this.expectedMs(job);
    line.served += expected;
    const limit = setTimeout(
      () => job.shared.cancel(new OverloadError('time', Math.ceil(this.limits.runMs / 1000))),
      this.limits.runMs,
    );
    const started = performance.now();
    job.start();
    await job.shared.end();
    clearTimeout(limit);
    const ms = performance.now() - started;
    // Replaces the estimated charge with the actual run time.
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
