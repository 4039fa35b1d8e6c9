import { eventsOf } from '@observatorio/widgets';
import { action } from 'storybook/actions';
import { declarationOf } from './declaration-of';

/** Maximum number of rows shown in the panel for an event; some carry thousands. */
const SHOWN_ROWS = 5;

const shortened = (value: unknown): unknown =>
  Array.isArray(value) && value.length > SHOWN_ROWS
    ? [...value.slice(0, SHOWN_ROWS), `… ${value.length} ao todo`]
    : value;

const detailOf = (event: Event): unknown =>
  event instanceof CustomEvent && typeof event.detail === 'object' && event.detail !== null
    ? Object.fromEntries(
        Object.entries(event.detail).map(([name, value]) => [name, shortened(value)]),
      )
    : undefined;

/** Logs the events of an element in the actions panel. Returns a function that stops logging. */
export function watchEvents(box: HTMLElement, tag: string): () => void {
  const stop = new AbortController();
  for (const name of Object.keys(eventsOf(declarationOf(tag)))) {
    const show = action(name);
    box.addEventListener(name, (event) => void show(detailOf(event)), { signal: stop.signal });
  }
  return () => stop.abort();
}
