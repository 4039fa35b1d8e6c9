import { type ComponentType, createElement, type HTMLAttributes, type Ref } from 'react';
import type { Declaration, TagName } from './declaration';
import { defineElement } from './element';
import type { PropsOf } from './props-of';

/** Event handlers of every tag, as React props. */
export interface ElementEvents {
  onFilterChange?(event: CustomEvent): void;
  onDataLoad?(event: CustomEvent): void;
  onDataError?(event: CustomEvent): void;
}

/** Props of the React component of a declaration. */
export type ElementProps<D> = PropsOf<D> &
  ElementEvents &
  HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

/** React 19 binds the custom event `filter-change` to the prop `onfilter-change`. */
const eventNames: Readonly<Record<keyof ElementEvents, string>> = {
  onFilterChange: 'onfilter-change',
  onDataLoad: 'ondata-load',
  onDataError: 'ondata-error',
};

const renamed = (props: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [Reflect.get(eventNames, name) ?? name, value]),
  );

/** Creates the React component of a declaration; defines its element on first render. */
export function reactElement<D extends Declaration<TagName, any, any>>(
  declaration: D,
): ComponentType<ElementProps<D>> {
  return function CatalogueElement(props) {
    defineElement(declaration);
    return createElement(declaration.tag, renamed(props));
  };
}
