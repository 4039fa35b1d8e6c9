import { useEffect } from 'react';

/** Opens the collapsed notes of the page, such as those about its sources, while it is printed. */
export function useOpenOnPaper(): void {
  useEffect(() => {
    const paper = matchMedia('print');
    let opened: HTMLDetailsElement[] = [];
    const update = () => {
      for (const notes of opened) notes.open = false;
      opened = paper.matches
        ? [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
        : [];
      for (const notes of opened) notes.open = true;
    };
    paper.addEventListener('change', update);
    return () => paper.removeEventListener('change', update);
  }, []);
}
