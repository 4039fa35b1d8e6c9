import type { TagName } from '@observatorio/cards';
import {
  type ElementType,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { attributeOf, type Declaration, propertyOf, propsOf } from './declaration';
import { defineElement } from './element';
import type { EventName } from './event-details';
import type { PropsOf } from './props-of';
import type { ObservatorioEventMap } from './public-types';

/** Event handlers of every tag, as React props. */
export interface ElementEvents {
  onFilterChange?: ((event: ObservatorioEventMap['filter-change']) => void) | undefined;
  onDataLoad?: ((event: ObservatorioEventMap['data-load']) => void) | undefined;
  onDataError?: ((event: ObservatorioEventMap['data-error']) => void) | undefined;
  onSearchSubmit?: ((event: ObservatorioEventMap['search-submit']) => void) | undefined;
}

/** Props of the React component of a declaration. */
export type ElementProps<D> = PropsOf<D> & ElementEvents & HTMLAttributes<HTMLElement>;

const eventNames: Readonly<Record<keyof ElementEvents, EventName>> = {
  onFilterChange: 'filter-change',
  onDataLoad: 'data-load',
  onDataError: 'data-error',
  onSearchSubmit: 'search-submit',
};

/** `useLayoutEffect` in browsers; a no-op on the server. */
const useBrowserEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

interface SortedProps {
  /**
   * Attributes of the tag, also rendered on the server: the element's own and standard HTML ones.
   */
  attributes: Record<string, unknown>;
  /** Values that attributes cannot represent. */
  properties: Record<string, unknown>;
  listeners: Partial<Record<EventName, EventListener>>;
}

/**
 * Sorts props by destination: React 18 supports neither properties nor events of custom elements.
 */
function sortProps(names: ReadonlyMap<string, string>, props: object): SortedProps {
  const sorted: SortedProps = { attributes: {}, properties: {}, listeners: {} };
  for (const [key, value] of Object.entries(props)) {
    const name = names.get(key);
    if (Object.hasOwn(eventNames, key)) {
      sorted.listeners[eventNames[key as keyof ElementEvents]] = value;
    } else if (name === undefined) sorted.attributes[key === 'className' ? 'class' : key] = value;
    else if (typeof value === 'object' && value !== null) sorted.properties[name] = value;
    else if (value !== undefined && value !== null)
      sorted.attributes[attributeOf(name)] = String(value);
  }
  return sorted;
}

/** Sets properties on an element, and resets those that are no longer passed. */
function useProperties(
  element: { readonly current: HTMLElement | null },
  properties: Record<string, unknown>,
): void {
  const set = useRef<Record<string, unknown>>({});
  useBrowserEffect(() => {
    const before = set.current;
    set.current = properties;
    for (const name of Object.keys({ ...before, ...properties })) {
      if (before[name] !== properties[name] && element.current)
        Reflect.set(element.current, name, properties[name]);
    }
  });
}

/** Calls the component's latest handlers for the events of its element. */
function useListeners(
  element: { readonly current: HTMLElement | null },
  listeners: SortedProps['listeners'],
): void {
  const latest = useRef(listeners);
  useBrowserEffect(() => {
    latest.current = listeners;
  });
  useBrowserEffect(() => {
    const { current } = element;
    const handle = (event: Event) => latest.current[event.type as EventName]?.(event);
    for (const name of Object.values(eventNames)) current?.addEventListener(name, handle);
    return () => {
      for (const name of Object.values(eventNames)) current?.removeEventListener(name, handle);
    };
  }, [element]);
}

/**
 * Creates the React component of a declaration, for React 18 and 19. The first render defines the
 * element.
 */
export function reactElement<D extends Declaration<TagName, any, any>>(
  declaration: D,
): ForwardRefExoticComponent<ElementProps<D> & RefAttributes<HTMLElement>> {
  const { tag } = declaration;
  const Tag = tag as string as ElementType;
  const names = new Map(
    Object.keys(propsOf(declaration)).flatMap((name) =>
      [name, propertyOf(name), attributeOf(name)].map((spelling) => [spelling, name] as const),
    ),
  );
  const Component = forwardRef<HTMLElement, object>((props, ref) => {
    defineElement(declaration);
    const element = useRef<HTMLElement>(null);
    useImperativeHandle(ref, () => element.current as HTMLElement, []);
    const { attributes, properties, listeners } = sortProps(names, props);
    useListeners(element, listeners);
    useProperties(element, properties);
    return <Tag {...attributes} ref={element} />;
  });
  Component.displayName = tag;
  return Component as ForwardRefExoticComponent<ElementProps<D> & RefAttributes<HTMLElement>>;
}
