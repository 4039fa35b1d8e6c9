import { useEffect, useRef } from 'react';

/**
 * Calls `print` when the page has its layout on paper, before it is printed, and `end` afterwards. A
 * canvas keeps its size and colours otherwise. Where a browser does not report it, nothing is called.
 */
export function usePrint(print: () => void, end: () => void): void {
  const handlers = useRef({ print, end });
  useEffect(() => {
    handlers.current = { print, end };
  });
  useEffect(() => {
    const paper = matchMedia('print');
    const change = () => (paper.matches ? handlers.current.print() : handlers.current.end());
    paper.addEventListener('change', change);
    return () => paper.removeEventListener('change', change);
  }, []);
}
