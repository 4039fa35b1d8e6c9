/** Returns the ancestors that cut off overflowing content where users cannot scroll to it. */
function clippingAncestors(element: Element): Element[] {
  const found: Element[] = [];
  let node: Node | null = element.parentNode;
  while (node) {
    if (node instanceof Element && /hidden|clip/.test(getComputedStyle(node).overflowY)) {
      found.push(node);
    }
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return found;
}

/**
 * Makes a popup visible in full where it may extend below the window or past an ancestor: scrolls
 * it into view, or moves it out of ancestors that cut it off, into the top layer, where it stays at
 * its anchor. Returns a function that moves it back.
 */
export function showInFull(popup: HTMLElement): () => void {
  const clipping = clippingAncestors(popup);
  const { top, right, bottom } = popup.getBoundingClientRect();
  const isCutOff = clipping.some((ancestor) => {
    const outer = ancestor.getBoundingClientRect();
    return top < outer.top || right > outer.right || bottom > outer.bottom;
  });
  if (isCutOff && CSS.supports('anchor-scope', 'all')) {
    popup.popover = 'manual';
    popup.showPopover();
    // The on-screen keyboard covers a part of the window.
    const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
    scrollBy(0, Math.max(0, popup.getBoundingClientRect().bottom - height - offsetTop));
  } else {
    const tops = clipping.map(({ scrollTop }) => scrollTop);
    popup.scrollIntoView({ block: 'nearest' });
    // Users could not scroll these back, so the field could stay out of view.
    for (const [index, ancestor] of clipping.entries()) ancestor.scrollTop = tops[index] ?? 0;
  }
  return () => {
    popup.popover = null;
  };
}
