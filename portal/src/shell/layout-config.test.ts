import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import {
  applyLayoutConfig,
  defaultLayout,
  parseLayout,
  readLayoutConfig,
  resetLayoutConfig,
  writeLayoutConfig,
} from './layout-config';

const storage = new Map<string, string>();
const reload = vi.fn();
let log: MockInstance;

const stored = (): unknown => JSON.parse(storage.get('LayoutConfig') ?? 'null');

beforeEach(() => {
  storage.clear();
  log = vi.spyOn(console, 'error').mockReturnValue();
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fixes the header on desktops only, hides the aside and uses the compact footer by default', () => {
  const { header, aside, footer } = readLayoutConfig();
  expect(header.fixedDesktop).toBe(true);
  expect(aside.display).toBe(false);
  expect(footer).toEqual({ layout: 'compact', width: 'fixed' });
  expect(log).not.toHaveBeenCalled();
});

it('reads back what was written, and keeps the other options', () => {
  writeLayoutConfig({ header: { width: 'fluid' }, colours: 'contraste' });
  writeLayoutConfig({ header: { menuArrows: true } });
  expect(readLayoutConfig()).toEqual({
    ...defaultLayout,
    header: { fixedDesktop: true, width: 'fluid', menuArrows: true },
    colours: 'contraste',
  });
  expect(stored()).toEqual(readLayoutConfig());
  expect(readLayoutConfig()).toBe(readLayoutConfig());
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page when the layout changes', () => {
  applyLayoutConfig({ aside: { display: true } });
  expect(readLayoutConfig().aside).toEqual({ display: true, submenuToggle: 'accordion' });
  expect(reload).toHaveBeenCalledOnce();
});

it('resets the layout, but not the theme and the text size', () => {
  const appearance = { colours: 'escuro', extras: { textSize: 'maior' } };
  writeLayoutConfig({ ...appearance, footer: { width: 'fluid' }, content: { width: 'fluid' } });
  resetLayoutConfig();
  expect(stored()).toEqual({ ...defaultLayout, ...appearance });
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['', '{', 'null', '[]', '1', '"fluid"', '{"header":'])(
  'logs the unreadable content %j once and falls back to the defaults',
  (text) => {
    storage.set('LayoutConfig', text);
    expect(readLayoutConfig()).toEqual(defaultLayout);
    expect(readLayoutConfig()).toEqual(defaultLayout);
    expect(log).toHaveBeenCalledOnce();
  },
);

it('replaces only the invalid options, and logs their names', () => {
  const layout = parseLayout(
    JSON.stringify({
      header: { width: 'wide', fixedDesktop: 'false', menuArrows: true },
      subheader: null,
      content: ['fluid'],
      footer: { layout: 'extended', width: 3 },
      colours: 7,
    }),
  );
  expect(layout).toEqual({
    ...defaultLayout,
    header: { ...defaultLayout.header, menuArrows: true },
    footer: { layout: 'extended', width: 'fixed' },
  });
  expect(log.mock.calls[0]?.[0]).toContain(
    'header.fixedDesktop, header.width, subheader, content, footer.width, colours.',
  );
});

it('ignores unknown options', () => {
  expect(parseLayout('{"__proto__":{"x":1},"constructor":1,"colours":"claro"}')).toEqual({
    ...defaultLayout,
    colours: 'claro',
  });
  expect(log).not.toHaveBeenCalled();
});
