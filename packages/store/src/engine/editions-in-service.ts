import type { Edition, UnavailableEdition } from '@observatorio/contract';
import type { LeasedEdition } from './leased-edition';
import type { QueryFailed } from './query-failed';

/** Editions that a store answers from, and their faults. */
export interface EditionsInService {
  /** Editions in service, in import order. */
  readonly inService: readonly Edition[];
  /** Editions that should be in service but are faulty. */
  readonly unavailable: readonly UnavailableEdition[];
  /**
   * Reason why no edition is readable at the moment, in Portuguese; undefined if they are readable.
   */
  readonly fault: string | undefined;
  /** Returns an open edition by its version. */
  get(version: string): LeasedEdition | undefined;
  /** Opens the editions and starts to follow changes. */
  start(): Promise<void>;
  /** Returns the fault that caused a query to fail, in Portuguese; undefined if there is none. */
  findFault(error: QueryFailed): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Callbacks of an `EditionsInService`. */
export interface EditionsObserver {
  /** Called before editions enter service. */
  beforeServing(editions: readonly Edition[]): Promise<void>;
  /** Called with a problem in the data; unaffected editions stay in service. */
  onProblem(problem: unknown): void;
}
