import type { Filters } from '@observatorio/contract';
import { useLayoutEffect } from 'react';

/** What a card shows once it has rows. */
export interface ShownCard {
  /** The filters of its figures. */
  filters: Filters;
  /** Whether they are drawn as a chart, of which the server makes a picture. */
  hasChart: boolean;
  /** Its title, with the filters of its figures in words. */
  name: string;
  /** Its sentence. */
  summary: string;
  /** Makes the HTML that it shows without scripts when embedded. */
  fallback(): string;
}

const shownCards = new WeakMap<Element, ShownCard>();

/** What the card in an element shows; undefined without rows. */
export const shownBy = (element: Element): ShownCard | undefined => shownCards.get(element);

/** Notes what the card in an element shows, before the browser reports changes of its content. */
export function useShownCard(host: Element, card: ShownCard | undefined): void {
  useLayoutEffect(() => {
    if (card) shownCards.set(host, card);
    else shownCards.delete(host);
  });
}
