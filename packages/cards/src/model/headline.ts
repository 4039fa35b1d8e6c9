import type { Filters } from '@observatorio/contract';
import type { PayTerms } from '@observatorio/language';

/** The circumstances of a headline's rows. */
export interface HeadlineContext {
  /** Filters of the rows, with the API's defaults. */
  filters: Filters;
  /** How the pay of the rows was measured and is published. */
  pay: PayTerms;
}

/** First sentence of a page that leads with a card. */
export interface Headline<Row = any> {
  /** Part of the card that answers it. Default: the card's own rows. */
  part?: string;
  /**
   * Filters that the sentence itself names. If the year is among them, it precedes the sentence,
   * and so does a note about any other filters.
   */
  named: readonly string[];
  /** Returns the sentence; empty if the rows contain no figure. */
  write(rows: readonly Row[], context: HeadlineContext): string;
}
