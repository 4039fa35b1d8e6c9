import type { Edition, UnavailableEdition } from '@observatorio/contract';
import type { LeasedEdition } from './leased-edition';
import type { QueryFailed } from './query-failed';

/** The editions that a store answers from, and what is wrong with them. */
export interface EditionsInService {
  /** The editions in service, in the order of their imports. */
  readonly inService: readonly Edition[];
  /** The editions that should be in service and are at fault. */
  readonly unavailable: readonly UnavailableEdition[];
  /** Why no edition can be read now, in Portuguese; undefined if they can. */
  readonly fault: string | undefined;
  /** An open edition by its version. */
  get(version: string): LeasedEdition | undefined;
  /** Opens the editions and begins to follow their changes. */
  start(): Promise<void>;
  /** The fault that explains why a query failed, in Portuguese; undefined if there is none. */
  faultBehind(error: QueryFailed): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Called by an `EditionsInService`. */
export interface EditionsObserver {
  /** Called with the editions that are about to enter service. */
  prepare(editions: readonly Edition[]): Promise<void>;
  /** Called when data cannot be served as they should be; the others stay in service. */
  onProblem(problem: unknown): void;
}
