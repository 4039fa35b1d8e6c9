import { useLayoutEffect } from 'react';
import { config } from './config';

/** Sets the title of the browser tab: the given one, followed by the portal's name. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · ${config.name}`;
  }, [title]);
}
