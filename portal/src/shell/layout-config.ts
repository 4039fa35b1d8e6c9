import { useSyncExternalStore } from 'react';
import { isObject, parseStored, storedText, writeStored } from '../base/stored';

/** Whether a part of the page is as wide as the window or has a greatest width. */
export type Width = 'fluid' | 'fixed';

/** The layout of the portal, as this browser stores it. */
export interface LayoutConfig {
  header: {
    /** Whether the header stays at the top of a desktop window. */
    fixedDesktop: boolean;
    width: Width;
    /** Whether the entries of the menu have an arrow. */
    menuArrows: boolean;
  };
  subheader: { display: boolean; width: Width };
  content: { width: Width };
  aside: {
    display: boolean;
    /** Whether submenus open below their entry or over the page. */
    submenuToggle: 'accordion' | 'dropdown';
  };
  footer: { layout: 'compact' | 'extended'; width: Width };
  /** Name of the text size; empty for that of the browser. */
  extras: { textSize: string };
  /** Name of the theme. */
  colours: string;
}

/** The layout of a new visitor. */
export const defaultLayout: LayoutConfig = {
  header: { fixedDesktop: true, width: 'fixed', menuArrows: false },
  subheader: { display: true, width: 'fixed' },
  content: { width: 'fixed' },
  aside: { display: false, submenuToggle: 'accordion' },
  footer: { layout: 'compact', width: 'fixed' },
  extras: { textSize: '' },
  colours: 'sistema',
};

/** The values of the options that are neither switches nor free text. */
export const layoutChoices: Readonly<Record<string, readonly string[]>> = {
  width: ['fluid', 'fixed'],
  submenuToggle: ['accordion', 'dropdown'],
  layout: ['compact', 'extended'],
};

/** Some options of some parts of the layout. */
export type LayoutChange = {
  [Part in keyof LayoutConfig]?: LayoutConfig[Part] extends string
    ? LayoutConfig[Part]
    : Partial<LayoutConfig[Part]>;
};

const KEY = 'LayoutConfig';

const isAllowed = (option: string, value: unknown): boolean =>
  layoutChoices[option]?.some((choice) => choice === value) ?? true;

/**
 * Takes each valid option of `stored`, and the others from `defaults`. `path` names them in `faults`,
 * which collects the invalid ones.
 */
function completed(defaults: unknown, stored: unknown, path: string[], faults: string[]): unknown {
  if (isObject(defaults)) {
    const part = isObject(stored) ? stored : {};
    if (stored !== undefined && part !== stored) faults.push(path.join('.'));
    const entries = Object.entries(defaults).map(([name, value]) => [
      name,
      completed(value, part[name], [...path, name], faults),
    ]);
    return Object.fromEntries(entries);
  }
  if (typeof stored === typeof defaults && isAllowed(path.at(-1) ?? '', stored)) return stored;
  if (stored !== undefined) faults.push(path.join('.'));
  return defaults;
}

/** Reads a stored layout. Logs content that cannot be read, and uses the defaults for it. */
export function parseLayout(text: string | undefined): LayoutConfig {
  const faults: string[] = [];
  const stored = text === undefined ? undefined : parseStored(KEY, text);
  const layout = completed(defaultLayout, stored, [], faults) as LayoutConfig;
  if (faults.length > 0) {
    console.error(
      `Opções inválidas guardadas em ${KEY}; usando o padrão de: ${faults.join(', ')}.`,
    );
  }
  return layout;
}

let lastText: string | undefined;
let last = defaultLayout;
const listeners = new Set<() => void>();

/** The layout stored in this browser; the same object until it changes. */
export function readLayoutConfig(): LayoutConfig {
  const text = storedText(KEY);
  if (text !== lastText) {
    lastText = text;
    last = parseLayout(text);
  }
  return last;
}

/** Stores a change of the layout. Does nothing but warn if the browser denies storage. */
export function writeLayoutConfig(change: LayoutChange): void {
  const layout = readLayoutConfig();
  const parts = Object.entries(change).map(([name, part]) => [
    name,
    isObject(part) ? { ...(layout[name as keyof LayoutConfig] as object), ...part } : part,
  ]);
  writeStored(KEY, { ...layout, ...Object.fromEntries(parts) });
  for (const listener of listeners) listener();
}

/** Stores a change of the layout and reloads the page, so that all of it follows. */
export function applyLayoutConfig(change: LayoutChange): void {
  writeLayoutConfig(change);
  location.reload();
}

/** Restores the default layout and reloads the page. Keeps the theme and the text size. */
export function resetLayoutConfig(): void {
  const { colours, extras } = readLayoutConfig();
  applyLayoutConfig({ ...defaultLayout, colours, extras });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The layout of this browser, followed as it changes. */
export const useLayoutConfig = (): LayoutConfig =>
  useSyncExternalStore(subscribe, readLayoutConfig, readLayoutConfig);
