const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

const focusablesIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.tabIndex >= 0);

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** The focused control, and the controls around it when it got the focus. */
interface Place {
  control: HTMLElement;
  /** The controls after it, then those before it, nearest first. */
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
 * Moves the focus to the nearest control when the focused one is removed, hidden or disabled; the
 * browser would move it to the body, where a keyboard user starts over. Returns a function that stops it.
 */
export function keepFocus(root: ShadowRoot): () => void {
  let place: Place | undefined;

  const remember = ({ target }: Event) => {
    place = target instanceof HTMLElement ? placeOf(target, root) : undefined;
  };
  // Deferred: Chromium reports a removed control as blurred while it is still in the document.
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
    // The neighbour is near; scrolling to it would move a page that restores its own position.
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
