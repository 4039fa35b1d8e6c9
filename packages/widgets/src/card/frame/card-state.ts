import type { Filters } from '@observatorio/contract';
import { useLayoutEffect } from 'react';

/** The state of a card that has rows. */
export interface FrameState {
  /** Filters of the shown figures. */
  filters: Filters;
  /** Title of the card, with the filters of its figures in words. */
  name: string;
  /** Summary sentence of the card. */
  summary: string;
  /** Builds the HTML that the embedded card shows without scripts. */
  fallback(): string;
}

const cardStates = new WeakMap<Element, FrameState>();

/** Returns the state of the card in an element; undefined if it has no rows. */
export const cardStateOf = (element: Element): FrameState | undefined => cardStates.get(element);

/** Records the state of an element's card, before browser observers report content changes. */
export function useCardState(host: Element, card: FrameState | undefined): void {
  useLayoutEffect(() => {
    if (card) cardStates.set(host, card);
    else cardStates.delete(host);
  });
}
