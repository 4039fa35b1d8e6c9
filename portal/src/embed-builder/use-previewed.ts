import { cardStateOf, type FrameState } from '@observatorio/widgets/builder';
import { filters as groupNamed } from '@observatorio/widgets/bus';
import { useEffect, useState } from 'react';
import { type BuilderState, previewGroup } from './builder-state';

/** Name and summary of the previewed element, and its table as HTML. */
export interface Previewed extends Pick<FrameState, 'name' | 'summary'> {
  table: string;
}

/** Whether the preview shows exactly the chosen filters, without any set by clicks. */
function isAsChosen({ filters }: FrameState, state: BuilderState): boolean {
  const clicked = groupNamed(previewGroup(state), state.declaration.area.family).chosen();
  const isShown = ([name, codes]: [string, readonly string[]]) =>
    filters[name]?.toSorted().join() === codes.toSorted().join();
  return Object.keys(clicked).length === 0 && Object.entries(state.filters).every(isShown);
}

function previewedIn(element: Element, state: BuilderState): Previewed | undefined {
  // A search contains several cards.
  const card = state.declaration.kind === 'filters' ? undefined : cardStateOf(element);
  if (!card || !isAsChosen(card, state)) return undefined;
  const { name, summary } = card;
  return { name, summary, table: card.fallback() };
}

const isSame = (one: Previewed, other: Previewed): boolean =>
  one.table === other.table && one.summary === other.summary;

/**
 * Returns the content of the preview for the chosen filters; undefined until its data have loaded.
 * Remount the component when the state changes.
 */
export function usePreviewed(state: BuilderState): Previewed | undefined {
  const [previewed, setPreviewed] = useState<Previewed>();
  useEffect(() => {
    const element = document.querySelector('.builder-preview [data-width] > *');
    if (!element?.shadowRoot) return undefined;
    const update = () => {
      const now = previewedIn(element, state);
      if (now) setPreviewed((last) => (last && isSame(last, now) ? last : now));
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element.shadowRoot, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [state]);
  return previewed;
}
