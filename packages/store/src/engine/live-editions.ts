import type { Edition, UnavailableEdition } from '@observatorio/contract';
import type { LeasedEdition } from './leased-edition';
import type { AnsweredQuery } from './observe-queries';
import type { QueryFailed } from './query-failed';

/** Live editions of a store, and editions that cannot be served. */
export interface LiveEditions {
  /** Live editions, in import order. */
  readonly live: readonly Edition[];
  /** Editions that should be live but are defective. */
  readonly unavailable: readonly UnavailableEdition[];
  /**
   * Reason why no edition is currently readable, in Portuguese; undefined if editions are readable.
   */
  readonly fault: string | undefined;
  /** Returns an open edition by its version. */
  get(version: string): LeasedEdition | undefined;
  /** Opens the editions and starts watching for changes. */
  start(): Promise<void>;
  /**
   * Returns the data problem that caused a query to fail, in Portuguese; undefined if there is
   * none.
   */
  findFault(error: QueryFailed): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Callbacks of `LiveEditions`. */
export interface EditionsObserver {
  /** Called before editions go live. */
  beforeServing(editions: readonly Edition[]): Promise<void>;
  /** Called with a problem in the data; unaffected editions stay live. */
  onProblem(problem: unknown): void;
  /** Called after each query on an edition. Default: not observed, which costs nothing. */
  onQuery?: ((query: AnsweredQuery) => void) | undefined;
}
