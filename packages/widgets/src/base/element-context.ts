import type { ThemeName } from '@observatorio/ui';
import { createContext, useContext } from 'react';

/** What a component knows of the element that it is rendered in. */
export interface ElementContext {
  host: HTMLElement;
  theme: ThemeName;
}

const Context = createContext<ElementContext | null>(null);

export const ElementProvider = Context.Provider;

/** The element around a component. Throws outside of one. */
export function useElement(): ElementContext {
  const context = useContext(Context);
  if (!context) throw new Error('useElement works only inside an element of the catalogue.');
  return context;
}

/** Dispatches an event that leaves the shadow root. */
export function emit(host: HTMLElement, name: string, detail: unknown): void {
  host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
