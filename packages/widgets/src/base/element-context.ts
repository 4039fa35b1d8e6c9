import type { ThemeName } from '@observatorio/ui';
import { createContext, useContext } from 'react';
import type { Declaration } from './declaration';

/** The custom element that hosts a component. */
export interface ElementContext {
  host: HTMLElement;
  declaration: Declaration;
  /** The resolved theme. */
  theme: ThemeName;
}

const Context = createContext<ElementContext | null>(null);

/** Provides the host element to the components inside its shadow root. */
export const ElementProvider = Context.Provider;

/** The host element of a component. Throws outside of an element of the catalogue. */
export function useElement(): ElementContext {
  const context = useContext(Context);
  if (!context) throw new Error('useElement must be called inside an element of the catalogue.');
  return context;
}

/** Dispatches a bubbling, composed custom event. */
export function emit(host: HTMLElement, name: string, detail: unknown): void {
  host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
