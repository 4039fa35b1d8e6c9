import type { SyntheticEvent } from 'react';

/** Keeps an event from the page around, whose dialog the Escape of a popup would close too. */
export function consume(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
