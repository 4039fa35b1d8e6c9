import type { PictureTexts } from '@observatorio/charts/picture';
import type { LoadFailure, Manifest, RowsRequest, RowsResponse } from '@observatorio/contract';
import type { ChartFrameProps } from '../../charts/src/frame/chart-frame';
import type { Message } from '../../widgets/src/base/area';

/** Contents of a card, as reported by its components. */
export interface ShownCard {
  /**
   * Text for the picture saved from the card's menu; undefined if the card does not have a chart.
   */
  texts?: PictureTexts;
  /** URL of the rows as CSV. */
  csv?: string;
  /** The first chart. */
  chart?: Pick<ChartFrameProps<any>, 'parts' | 'build' | 'height'>;
  /** Message shown in place of the chart. */
  message?: Message;
  /**
   * Title (empty if hidden), name and summary. Set even if the card does not apply to its filters.
   */
  frame?: { title: string; name: string; summary: string };
  /** Whether a required filter is not set. */
  isIdle?: boolean;
  /** Failure that left the card without rows. */
  failure?: LoadFailure;
}

/** External data needed by a card: rows from the API, or the shapes of a map. */
export type Need = { rows: RowsRequest } | { load: () => Promise<unknown> };

/** Outcome of loading the data that a card needs. */
export type Outcome = RowsResponse | LoadFailure | { value: unknown };

/** Error for data that did not load; `failure` refers to the original error, kept by the host. */
export class FailedLoad extends Error {
  override readonly name = 'FailedLoad';

  constructor(readonly failure: LoadFailure) {
    super(`Load ${failure.failure} failed.`);
  }
}

/** A single rendering of a card with the data loaded so far. */
export class Rendering {
  readonly shown: ShownCard = {};
  /** Needs that have not been loaded yet, by name. */
  readonly missing = new Map<string, Need>();
  readonly manifest: Manifest;
  private readonly known: ReadonlyMap<string, Outcome>;

  constructor(manifest: Manifest, known: ReadonlyMap<string, Outcome>) {
    this.manifest = manifest;
    this.known = known;
  }

  /**
   * Returns the outcome of a need. If it has not been loaded, records it as missing and returns
   * undefined.
   */
  outcomeOf(name: string, need: Need): Outcome | undefined {
    const outcome = this.known.get(name);
    if (!outcome) this.missing.set(name, need);
    return outcome;
  }
}

let current: Rendering | undefined;

/** Runs a synchronous function whose components report to the given rendering. */
export function within(next: Rendering, render: () => void): void {
  current = next;
  try {
    render();
  } finally {
    current = undefined;
  }
}

/** Returns the rendering in progress. Throws outside `within`. */
export function rendering(): Rendering {
  if (!current) throw new Error('Components can only report while a card is being rendered.');
  return current;
}
