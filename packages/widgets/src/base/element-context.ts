import type { ThemeName } from '@observatorio/ui';
import { createContext, useContext } from 'react';
import type { Declaration } from './declaration';
import type { EventDetails, EventName } from './event-details';

/** The custom element that hosts a component. */
export interface ElementContext {
  host: HTMLElement;
  declaration: Declaration;
  /** Theme after resolving `auto`. */
  theme: ThemeName;
  /** Whether the component is a card within that of the element, whose slots it lacks. */
  isNested?: boolean;
}

const Context = createContext<ElementContext | null>(null);

/** Provides the host element to the components in its shadow root. */
export const ElementProvider = Context.Provider;

/** Returns the element context of a component. Throws outside an element of the catalogue. */
export function useElement(): ElementContext {
  const context = useContext(Context);
  if (!context) throw new Error('useElement must be called inside an element of the catalogue.');
  return context;
}

/** Events whose default action a page can prevent. */
const cancelable: readonly EventName[] = ['filter-change', 'search-submit'];

/** Dispatches a bubbling, composed event. Returns false if a listener prevents its default action. */
export const emit = <Name extends EventName>(
  host: HTMLElement,
  name: Name,
  detail: EventDetails[Name],
): boolean =>
  host.dispatchEvent(
    new CustomEvent(name, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: cancelable.includes(name),
    }),
  );
