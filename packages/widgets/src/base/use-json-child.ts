import { useEffect, useState } from 'react';

/** Selector of the child of an element that contains its rows. */
export const JSON_CHILD = ':scope > script[type="application/json"]';

/** The text of an element's JSON child, which may arrive or change later; null without one. */
export function useJsonChild(host: HTMLElement): string | null {
  const read = () => host.querySelector(JSON_CHILD)?.textContent ?? null;
  const [text, setText] = useState(read);
  useEffect(() => {
    const update = () => setText(host.querySelector(JSON_CHILD)?.textContent ?? null);
    update();
    const observer = new MutationObserver(update);
    observer.observe(host, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [host]);
  return text;
}
