import type { SyntheticEvent } from 'react';

/**
 * Prevents the default action and stops propagation, so that Escape in a popup does not also close
 * a dialog of the host page.
 */
export function stopEvent(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
