import { readLayoutConfig, writeLayoutConfig } from './layout-config';

/** Themes to choose from → names; the first follows the system. */
export const themeNames = {
  sistema: 'Como o sistema',
  claro: 'Claro',
  escuro: 'Escuro',
  contraste: 'Alto contraste',
} as const;

export type Theme = keyof typeof themeNames;

/** Text sizes to choose from, with their names and zoom factors. */
export const textSizes = {
  normal: { name: 'Normal', zoom: 1 },
  grande: { name: 'Grande', zoom: 1.15 },
  maior: { name: 'Maior', zoom: 1.3 },
} as const;

export type TextSize = keyof typeof textSizes;

export interface Appearance {
  theme: Theme;
  textSize: TextSize;
}

const isKey = <Key extends string>(known: Record<Key, unknown>, key: unknown): key is Key =>
  typeof key === 'string' && Object.hasOwn(known, key);

/** Default text size of browsers, in px. */
const BROWSER_TEXT = 16;

/** Returns the largest text size that does not exceed the text size set in the browser. */
function browserTextSize(): TextSize {
  if (import.meta.env.SSR) return 'normal';
  const chosen = parseFloat(getComputedStyle(document.documentElement).fontSize) / BROWSER_TEXT;
  const reached = Object.keys(textSizes)
    .filter((size) => isKey(textSizes, size))
    .filter((size) => textSizes[size].zoom <= chosen);
  return reached.at(-1) ?? 'normal';
}

/** Reads the stored appearance; falls back to the settings of the system and the browser. */
export function readAppearance(): Appearance {
  const { colours, extras } = readLayoutConfig();
  return {
    theme: isKey(themeNames, colours) ? colours : 'sistema',
    textSize: isKey(textSizes, extras?.textSize) ? extras.textSize : browserTextSize(),
  };
}

const schemes: Readonly<Record<Theme, string | undefined>> = {
  sistema: undefined,
  claro: 'light',
  escuro: 'dark',
  contraste: 'contrast',
};

/** Applies an appearance: sets the zoom, and `data-theme` on the root, which every tag reads. */
export function applyAppearance({ theme, textSize }: Appearance): void {
  const { documentElement: root, body } = document;
  const scheme = schemes[theme];
  if (scheme) root.dataset.theme = scheme;
  else delete root.dataset.theme;
  body.classList.toggle('contraste', theme === 'contraste');
  root.dataset.textSize = textSize;
}

let current = readAppearance();
const listeners = new Set<() => void>();

/** The appearance of the portal, as a store for `useSyncExternalStore`. */
export const appearance = {
  get: (): Appearance => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(change: Partial<Appearance>): void {
    current = { ...current, ...change };
    writeLayoutConfig({ colours: current.theme, extras: { textSize: current.textSize } });
    applyAppearance(current);
    for (const listener of listeners) listener();
  },
};
