import { useSyncExternalStore } from 'react';
import { type Appearance, appearance, type Theme, themeNames } from './theme';

export const useAppearance = (): Appearance =>
  useSyncExternalStore(appearance.subscribe, appearance.get, appearance.get);

/** Theme select, shown as an icon button. */
export function ThemeSwitch() {
  const { theme } = useAppearance();
  return (
    <label className="icon-button theme-switch" title={`Tema: ${themeNames[theme]}`}>
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />
      </svg>
      <select
        aria-label="Tema"
        value={theme}
        onChange={({ target }) => appearance.set({ theme: target.value as Theme })}
      >
        {Object.entries(themeNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
