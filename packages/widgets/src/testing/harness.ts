import { defineDelayedDefaults, type FilterGroup, filters } from '@observatorio/bus';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { type Declaration, neededFilters } from '../base/declaration';
import { defineElement } from '../base/element';
import { type FixtureApi, installFixtureApis } from '../fixtures/fixture-api';

export { drawing, probeOf } from '../fixtures';
export { newFixtureApi } from '../fixtures/fixture-api';
export { settledCount } from './settled-count';

installFixtureApis();

export const hasFilter = ({ area }: Declaration, name: string): boolean =>
  area.filters.some((filter) => filter.name === name);

export interface Mounted {
  element: HTMLElement;
  root: ShadowRoot;
  group: FilterGroup;
  /** Returns the number of `data-load` events so far. */
  loads(): number;
}

export interface MountOptions {
  attributes?: Record<string, string>;
  /** Name of the filter group. Default: a random name, for a new group. */
  group?: string;
}

/** Inserts an element into the page, with the given API and group. */
export function mount(
  declaration: Declaration,
  fixture: FixtureApi,
  { attributes = {}, group = crypto.randomUUID() }: MountOptions = {},
): Mounted {
  defineElement(declaration);
  // Removes the delayed defaults: each test sets its own filters.
  defineDelayedDefaults(declaration.area.family);
  const element = document.createElement(declaration.tag);
  const shared = filters(group, declaration.area.family);
  // Set as defaults, so that clearing a filter restores them.
  shared.setDefaults(neededFilters(declaration));
  let loads = 0;
  element.addEventListener('data-load', () => {
    loads += 1;
  });
  for (const [name, value] of Object.entries({ api: fixture.address, group, ...attributes })) {
    element.setAttribute(name, value);
  }
  document.body.append(element);
  if (!element.shadowRoot) throw new Error(`<${declaration.tag}> is not defined.`);
  return { element, root: element.shadowRoot, group: shared, loads: () => loads };
}

/** Mounts an element and waits until its rows are visible. */
export async function mountLoaded(
  declaration: Declaration,
  fixture: FixtureApi,
  options?: MountOptions,
): Promise<Mounted> {
  const mounted = mount(declaration, fixture, options);
  await waitUntil(() => {
    expect(mounted.loads()).toBeGreaterThan(0);
    expect(text(mounted.root)).not.toContain('Carregando');
  });
  return mounted;
}

/** Query of the latest request. */
export const lastQuery = ({ requests, address }: FixtureApi): URLSearchParams =>
  new URL(requests.at(-1) ?? '', address).searchParams;

/** Like `vi.waitFor`, with a timeout long enough for a busy machine. */
export const waitUntil = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 10_000, interval: 10 });

export const text = (root: ShadowRoot): string => root.textContent?.replace(/\s+/g, ' ') ?? '';

export const shows = (root: ShadowRoot, expected: string | RegExp): Promise<void> =>
  waitUntil(() => expect(text(root)).toMatch(expected));

/** Finds a button, link or menu entry by its accessible name. */
export const control = (root: ShadowRoot, name: string | RegExp): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('button, [role=menuitem], a')].find((candidate) =>
    (candidate.getAttribute('aria-label') ?? candidate.textContent ?? '').match(name),
  );

/** Controls that select table rows: buttons, or checkboxes for multiple selection. */
export const rowControls = (root: ShadowRoot): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('tbody [aria-pressed], tbody [type=checkbox]'),
];

export const isChosen = (row: HTMLElement): boolean =>
  row instanceof HTMLInputElement ? row.checked : row.getAttribute('aria-pressed') === 'true';

/** Switches a card from chart to table; does nothing if it already shows a table. */
export async function openTable(root: ShadowRoot): Promise<void> {
  if (root.querySelector('table')) return;
  control(root, /^Opções: /)?.click();
  await waitUntil(() => expect(control(root, 'Ver como tabela')).toBeTruthy());
  control(root, 'Ver como tabela')?.click();
  await waitUntil(() => expect(root.querySelector('table')).toBeTruthy());
}

const stored = () => [document.cookie, localStorage.length, sessionStorage.length];

/**
 * Empties the page after each test. Fails the test on unexpected console output, cookies or
 * storage.
 */
export function guardPage(): { warnings: () => unknown[][]; errors: () => unknown[][] } {
  let warn: MockInstance;
  let error: MockInstance;
  let before: unknown[];
  const taken = { warn: false, error: false };
  beforeEach(() => {
    before = stored();
    taken.warn = false;
    taken.error = false;
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    error = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    document.body.replaceChildren();
    const unexpected = [
      ...(taken.warn ? [] : warn.mock.calls),
      ...(taken.error ? [] : error.mock.calls),
    ];
    vi.restoreAllMocks();
    expect(unexpected, 'unexpected console output').toEqual([]);
    expect(stored(), 'cookies and storage').toEqual(before);
  });
  return {
    warnings() {
      taken.warn = true;
      return warn.mock.calls;
    },
    errors() {
      taken.error = true;
      return error.mock.calls;
    },
  };
}
