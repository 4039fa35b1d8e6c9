import { useSyncExternalStore } from 'react';
import { isObject, parseStored, storedText, writeStored } from '../base/stored';

/** Whether a part of the page spans the window or has a maximum width. */
export type Width = 'fluid' | 'fixed';

/** Layout of the portal, as stored in this browser. */
export interface LayoutConfig {
  header: {
    /** Whether the header sticks to the top of desktop windows. */
    fixedDesktop: boolean;
    width: Width;
    /** Whether menu entries have an arrow. */
    menuArrows: boolean;
  };
  subheader: { display: boolean; width: Width };
  content: { width: Width };
  aside: {
    display: boolean;
    /** Whether submenus expand below their entry or over the page. */
    submenuToggle: 'accordion' | 'dropdown';
  };
  footer: { layout: 'compact' | 'extended'; width: Width };
  /** Name of the text size; empty for the browser's own. */
  extras: { textSize: string };
  /** Name of the theme. */
  colours: string;
}

/** Layout of a new visitor. */
export const defaultLayout: LayoutConfig = {
  header: { fixedDesktop: true, width: 'fixed', menuArrows: false },
  subheader: { display: true, width: 'fixed' },
  content: { width: 'fixed' },
  aside: { display: false, submenuToggle: 'accordion' },
  footer: { layout: 'compact', width: 'fixed' },
  extras: { textSize: '' },
  colours: 'sistema',
};

/** Allowed values of the options that are neither switches nor free text. */
export const layoutChoices: Readonly<Record<string, readonly string[]>> = {
  width: ['fluid', 'fixed'],
  submenuToggle: ['accordion', 'dropdown'],
  layout: ['compact', 'extended'],
};

/** A partial layout. */
export type LayoutChange = {
  [Part in keyof LayoutConfig]?: LayoutConfig[Part] extends string
    ? LayoutConfig[Part]
    : Partial<LayoutConfig[Part]>;
};

const KEY = 'LayoutConfig';

const isAllowed = (option: string, value: unknown): boolean =>
  layoutChoices[option]?.some((choice) => choice === value) ?? true;

/**
 * Takes each valid option from `stored`, and the others from `defaults`. Adds the paths of invalid
 * options to `faults`; `path` is the path of the current one.
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

/** Parses a stored layout. Logs invalid content and falls back to the defaults for it. */
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

/** Returns the layout stored in this browser; the same object until it changes. */
export function readLayoutConfig(): LayoutConfig {
  const text = storedText(KEY);
  if (text !== lastText) {
    lastText = text;
    last = parseLayout(text);
  }
  return last;
}

/** Stores a change of the layout. Only warns if the browser denies storage access. */
export function writeLayoutConfig(change: LayoutChange): void {
  const layout = readLayoutConfig();
  const parts = Object.entries(change).map(([name, part]) => [
    name,
    isObject(part) ? { ...(layout[name as keyof LayoutConfig] as object), ...part } : part,
  ]);
  writeStored(KEY, { ...layout, ...Object.fromEntries(parts) });
  for (const listener of listeners) listener();
}

/** Stores a change of the layout and reloads the page, so that it takes effect everywhere. */
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

/** Returns the stored layout and subscribes to its changes. */
export const useLayoutConfig = (): LayoutConfig =>
  useSyncExternalStore(subscribe, readLayoutConfig, readLayoutConfig);
