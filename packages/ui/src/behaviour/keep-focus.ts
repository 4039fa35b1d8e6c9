const CONTROL =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Returns all controls in the tab order, including disabled and hidden ones. */
const controlsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROL)].filter((each) => each.tabIndex >= 0);

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled') && element.getClientRects().length > 0;

/** Focused control, with its neighbours at the time of focus. */
interface Place {
  control: HTMLElement;
  /**
   * Controls after the focused one, then those before it, nearest first. Siblings come first, so
   * that the focus moves from a disabled “next” to “previous”.
   */
  neighbours: readonly HTMLElement[];
}

function placeOf(control: HTMLElement, root: ParentNode): Place {
  const others = controlsIn(root).filter((each) => each !== control);
  const isAfter = (each: HTMLElement) =>
    control.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
  const after = others.filter(isAfter);
  const before = others.filter((each) => !isAfter(each)).toReversed();
  const nearest = [...after, ...before];
  const isSibling = (each: HTMLElement) => each.parentElement === control.parentElement;
  return {
    control,
    neighbours: [...nearest.filter(isSibling), ...nearest.filter((each) => !isSibling(each))],
  };
}

/** Neighbour that received the focus when another control was removed. */
interface StandIn {
  control: HTMLElement;
  /** Text of the removed control. */
  text: string;
  /** Controls that existed when it was removed. */
  others: readonly HTMLElement[];
}

/**
 * Moves the focus to the nearest control if the focused one is removed, hidden or disabled, and
 * back if a control with the same text appears before the focus moves again, such as a retry button
 * after another failure. The browser would reset the focus to the body, where keyboard users have
 * to start over. Returns a cleanup function.
 */
export function keepFocus(root: ShadowRoot): () => void {
  let place: Place | undefined;
  let standIn: StandIn | undefined;

  const remember = ({ target }: Event) => {
    place = target instanceof HTMLElement ? placeOf(target, root) : undefined;
    if (target !== standIn?.control) standIn = undefined;
  };
  // Deferred because Chromium fires the blur of a removed control while it is still in the
  // document.
  const forget = ({ target }: Event) =>
    queueMicrotask(() => {
      if (place?.control === target && target instanceof HTMLElement && isUsable(target)) {
        place = undefined;
      }
    });
  const goBack = () => {
    if (!standIn?.text || root.activeElement !== standIn.control) return;
    const { text, others } = standIn;
    const isBack = (each: HTMLElement) =>
      each.textContent === text && !others.includes(each) && isUsable(each);
    controlsIn(root).find(isBack)?.focus({ preventScroll: true });
  };
  const restore = () => {
    goBack();
    if (!place || isUsable(place.control)) return;
    const { control, neighbours } = place;
    place = undefined;
    const focused = root.activeElement ?? document.activeElement;
    const isLost = !focused || [control, root.host, document.body].includes(focused);
    const next = neighbours.find(isUsable) ?? controlsIn(root).find(isUsable);
    // The neighbour is nearby; scrolling could interfere with a page that restores its own scroll
    // position.
    if (!isLost || !next) return;
    standIn = { control: next, text: control.textContent, others: controlsIn(root) };
    next.focus({ preventScroll: true });
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
