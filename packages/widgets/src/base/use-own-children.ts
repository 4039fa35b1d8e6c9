import type { FilterGroup } from '@observatorio/bus';
import type { Filters } from '@observatorio/contract';
import { useLayoutEffect, useState } from 'react';
import { attributeOf, type Declaration } from './declaration';

/** Tag names of children that the element itself reads. */
const read = ['script', 'template'];

/** Whether an element has fallback children in the page's HTML. */
const hasChildren = (host: HTMLElement): boolean =>
  [...host.children].some(({ slot, localName }) => !slot && !read.includes(localName));

/** Whether a card will request data with its group's filters. */
function needsData(
  host: HTMLElement,
  { kind, area: { requiredFilter } }: Declaration,
  shared: Filters,
): boolean {
  if (kind === 'filters') return false;
  if (!requiredFilter) return true;
  const { filter, alternative } = requiredFilter;
  return [filter, alternative].some(
    (name) =>
      name !== undefined && (host.hasAttribute(attributeOf(name)) || Boolean(shared[name]?.length)),
  );
}

/**
 * `waiting`: shows only the children; `failed`: both the children and the card; `done`: only the
 * card.
 */
type ChildrenState = 'waiting' | 'failed' | 'done';

/** Tracks whether an element shows its own children, such as a static table, until it has data. */
export function useOwnChildren(
  host: HTMLElement,
  declaration: Declaration,
  group: FilterGroup,
): ChildrenState {
  const [state, setState] = useState<ChildrenState>(() =>
    needsData(host, declaration, group.get()) && hasChildren(host) ? 'waiting' : 'done',
  );
  const isDone = state === 'done';
  // A layout effect, to subscribe before the effects of a card with own rows emit `data-load`.
  useLayoutEffect(() => {
    if (isDone) return undefined;
    const on = ({ type, target }: Event) => {
      if (target === host) setState(type === 'data-load' ? 'done' : 'failed');
    };
    host.addEventListener('data-load', on);
    host.addEventListener('data-error', on);
    const unsubscribe = group.subscribe((shared) => {
      if (!needsData(host, declaration, shared)) setState('done');
    });
    return () => {
      unsubscribe();
      host.removeEventListener('data-load', on);
      host.removeEventListener('data-error', on);
    };
  }, [host, declaration, group, isDone]);
  return state;
}
