import type { PictureTexts } from '@observatorio/charts/picture';
import type { LoadFailure, Manifest, RowsAnswer, RowsRequest } from '@observatorio/contract';
import type { ChartFrameProps } from '../../charts/src/frame/chart-frame';
import type { Message } from '../../widgets/src/base/area';

/** What a card shows, as its components report it. */
export interface ShownCard {
  /** Texts of the picture that the card's menu saves; absent if the card has no chart. */
  texts?: PictureTexts;
  /** Address of the rows as CSV. */
  csv?: string;
  /** The first chart. */
  chart?: Pick<ChartFrameProps<any>, 'parts' | 'build' | 'height'>;
  /** Shown in place of the chart. */
  message?: Message;
  /** Title, empty if hidden, name and sentence, also of a card that does not apply under its filters. */
  frame?: { title: string; name: string; summary: string };
  /** Whether a required filter is not set. */
  isIdle?: boolean;
  /** Why the card has no rows. */
  failure?: LoadFailure;
}

/** What a card needs from elsewhere: rows of the API, or shapes of a map. */
export type Need = { rows: RowsRequest } | { load: () => Promise<unknown> };

/** The outcome of a need. */
export type Outcome = RowsAnswer | LoadFailure | { value: unknown };

/** Stands for an error that only the host knows. */
export class FailedLoad extends Error {
  override readonly name = 'FailedLoad';

  constructor(readonly failure: LoadFailure) {
    super(`Load ${failure.failure} has failed.`);
  }
}

/** One rendering of a card from what is known so far. */
export class Rendering {
  readonly shown: ShownCard = {};
  /** The needs whose outcome is not known, by name. */
  readonly missing = new Map<string, Need>();
  readonly manifest: Manifest;
  private readonly known: ReadonlyMap<string, Outcome>;

  constructor(manifest: Manifest, known: ReadonlyMap<string, Outcome>) {
    this.manifest = manifest;
    this.known = known;
  }

  /** The outcome of a need; undefined, and noted as missing, while it is not known. */
  outcomeOf(name: string, need: Need): Outcome | undefined {
    const outcome = this.known.get(name);
    if (!outcome) this.missing.set(name, need);
    return outcome;
  }
}

let current: Rendering | undefined;

/** Calls a synchronous function whose components report to a rendering. */
export function within(next: Rendering, render: () => void): void {
  current = next;
  try {
    render();
  } finally {
    current = undefined;
  }
}

/** The rendering in progress. Throws outside of `within`. */
export function rendering(): Rendering {
  if (!current) throw new Error('Components report only while a card is rendered.');
  return current;
}
