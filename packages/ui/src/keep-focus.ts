const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

const focusablesIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.tabIndex >= 0);

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** Focused control, with its neighbours at the time of focus. */
interface Place {
  control: HTMLElement;
  /** Controls after the focused one, then those before it, nearest first. */
  neighbours: readonly HTMLElement[];
}

function placeOf(control: HTMLElement, root: ParentNode): Place {
  const others = focusablesIn(root).filter((each) => each !== control);
  const isAfter = (each: HTMLElement) =>
    control.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
  const after = others.filter(isAfter);
  const before = others.filter((each) => !isAfter(each)).toReversed();
  return { control, neighbours: [...after, ...before] };
}

/**
 * Moves the focus to the next or else the previous control if the focused one is removed, hidden or
 * disabled. The browser would reset it to the body, where keyboard users have to start over.
 * Returns a cleanup function.
 */
export function keepFocus(root: ShadowRoot): () => void {
  let place: Place | undefined;

  const remember = ({ target }: Event) => {
    place = target instanceof HTMLElement ? placeOf(target, root) : undefined;
  };
  // Deferred because Chromium fires the blur of a removed control while it is still in the
  // document.
  const forget = ({ target }: Event) =>
    queueMicrotask(() => {
      if (place?.control === target && target instanceof HTMLElement && isUsable(target)) {
        place = undefined;
      }
    });
  const restore = () => {
    if (!place || isUsable(place.control)) return;
    const { control, neighbours } = place;
    place = undefined;
    const focused = root.activeElement ?? document.activeElement;
    const isLost = !focused || [control, root.host, document.body].includes(focused);
    const next = neighbours.find(isUsable) ?? focusablesIn(root).find(isUsable);
    // The neighbour is nearby; scrolling could interfere with a page that restores its own scroll
    // position.
    if (isLost) next?.focus({ preventScroll: true });
  };

  const observer = new MutationObserver(restore);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'data-open'],
  });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
  };
}
