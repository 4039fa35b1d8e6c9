import { type RefObject, useEffect, useState } from 'react';
import type { ChartTheme } from '../specs/chart-theme';
import { readChartTheme } from './read-chart-theme';

const systemQueries = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
];

/**
 * Returns the theme of an element, undefined before it is mounted. The theme is re-read when
 * `themeKey` or a system preference changes and when a font loads, because a canvas does not redraw
 * itself.
 */
export function useChartTheme(
  element: RefObject<Element | null>,
  themeKey: string | undefined,
): ChartTheme | undefined {
  const [theme, setTheme] = useState<ChartTheme>();

  useEffect(() => {
    const read = () => element.current && setTheme(readChartTheme(element.current));
    const queries = systemQueries.map((query) => matchMedia(query));
    read();
    for (const query of queries) query.addEventListener('change', read);
    document.fonts.addEventListener('loadingdone', read);
    return () => {
      for (const query of queries) query.removeEventListener('change', read);
      document.fonts.removeEventListener('loadingdone', read);
    };
  }, [element, themeKey]);

  return theme;
}
