import type { ThemeName } from '@observatorio/ui';
import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from './declaration';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/**
 * `contrast` if the body has the class `contraste`; or else the colour scheme of the page, which is
 * the system's unless its root has a single `color-scheme`.
 */
function pageTheme(): ThemeName {
  if (document.body?.classList.contains('contraste')) return 'contrast';
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme;
  return prefersDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const system = prefersDark();
  const page = new MutationObserver(listener);
  system.addEventListener('change', listener);
  page.observe(document.body, { attributeFilter: ['class'] });
  page.observe(document.documentElement, { attributeFilter: ['class', 'style', 'data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    page.disconnect();
  };
}

/** Resolves a theme choice; `auto` follows the page and the system. */
export function usePageTheme(choice: ThemeChoice = 'auto'): ThemeName {
  const theme = useSyncExternalStore(subscribe, pageTheme);
  return choice === 'auto' ? theme : choice;
}
