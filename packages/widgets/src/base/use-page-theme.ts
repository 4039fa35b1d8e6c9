import type { ThemeName } from '@observatorio/ui';
import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from './declaration';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The page's theme: contrast where its body has the class `contraste`, else the system's. */
function pageTheme(): ThemeName {
  if (document.body?.classList.contains('contraste')) return 'contrast';
  return prefersDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const system = prefersDark();
  const page = new MutationObserver(listener);
  system.addEventListener('change', listener);
  page.observe(document.body, { attributeFilter: ['class'] });
  return () => {
    system.removeEventListener('change', listener);
    page.disconnect();
  };
}

/** The theme that a choice means on this page now. */
export function usePageTheme(choice: ThemeChoice = 'auto'): ThemeName {
  const theme = useSyncExternalStore(subscribe, pageTheme);
  return choice === 'auto' ? theme : choice;
}
