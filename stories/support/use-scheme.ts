import { type ThemeName, themes } from '@observatorio/ui/tokens';
import { useSyncExternalStore } from 'react';

const dark = matchMedia('(prefers-color-scheme: dark)');

function subscribe(notify: () => void): () => void {
  dark.addEventListener('change', notify);
  return () => dark.removeEventListener('change', notify);
}

const isTheme = (name: string): name is ThemeName => Object.hasOwn(themes, name);

/** Resolves a theme name; `auto` or no name follows the system. */
export function useScheme(name: unknown): ThemeName {
  const isDark = useSyncExternalStore(subscribe, () => dark.matches);
  const text = String(name);
  if (isTheme(text)) return text;
  return isDark ? 'dark' : 'light';
}
