import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Calls `print` once the print layout is applied, before the page prints, and `end` afterwards. A
 * canvas would otherwise keep its screen size and colours. Browsers that do not report the print
 * media query trigger neither.
 */
export function usePrint(print: () => void, end: () => void): void {
  const handlers = useRef({ print, end });
  // Before a synchronous render returns, because the chart may first be drawn for print.
  useLayoutEffect(() => {
    handlers.current = { print, end };
  });
  useEffect(() => {
    const paper = matchMedia('print');
    const change = () => (paper.matches ? handlers.current.print() : handlers.current.end());
    paper.addEventListener('change', change);
    return () => paper.removeEventListener('change', change);
  }, []);
}
