import { useLayoutEffect } from 'react';
import { config } from './config';

/** Path of the page whose description is in the head: at first, the server has written it. */
let describedPath = typeof location === 'undefined' ? '' : location.pathname;

/** Sets the content of an element of the head; removes the element if there is none. */
function setMeta(attribute: 'name' | 'property', name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[${attribute}="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, name);
  meta.setAttribute('content', content);
}

/**
 * Sets the title of the browser tab: the given one, followed by the portal's name. Sets the title and
 * the description of link previews too.
 */
export function usePageTitle(title: string, description?: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · ${config.name}`;
    setMeta('property', 'og:title', title);
  }, [title]);
  useLayoutEffect(() => {
    if (location.pathname === describedPath) return;
    describedPath = location.pathname;
    setMeta('name', 'description', description);
    setMeta('property', 'og:description', description);
  }, [description]);
}
