import { useEffect } from 'react';

/**
 * Opens the collapsed notes of the page, such as those about its sources, while it is printed. The
 * print media query would be too late: the browser has counted the pages by then, and would cut off
 * the last ones.
 */
export function useOpenOnPaper(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const notes of opened) notes.open = true;
    };
    const close = () => {
      for (const notes of opened) notes.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}
