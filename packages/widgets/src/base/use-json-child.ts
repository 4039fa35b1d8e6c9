import { useEffect, useState } from 'react';

/** Selector of the child script that contains an element's rows. */
export const JSON_CHILD = ':scope > script[type="application/json"]';

/** Returns the text of an element's JSON child, tracking later changes; null if it has none. */
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
