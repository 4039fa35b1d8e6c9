import type { ThemeName } from '@observatorio/ui';
import { useCallback, useSyncExternalStore } from 'react';
import type { ThemeChoice } from './declaration';

/** Class of the hidden element in each shadow root whose colour follows the colour scheme. */
export const SCHEME_CLASS = 'scheme';

/**
 * Styles of the `SCHEME_CLASS` element, whose transition reports a scheme change. With step-start
 * timing, the colour changes immediately; otherwise, switching back would only cancel a transition
 * that had not progressed. Not in a style sheet, because the builds replace `light-dark` there.
 */
export const schemeStyles =
  `.${SCHEME_CLASS}{position:absolute;color:light-dark(#000,#fff);` +
  'transition:color 1ms step-start!important}';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The only colour scheme in a `color-scheme` value; undefined if there are several or none. */
function singleScheme(text: string): 'dark' | 'light' | undefined {
  const schemes = text.split(/\s+/).filter((word) => word === 'dark' || word === 'light');
  return schemes.length === 1 ? schemes[0] : undefined;
}

/** The `color-scheme` of an element; falls back to the page's `<meta>` if no style sets it. */
function colorSchemeOf(host: HTMLElement): string {
  // Reads the hidden element, because browsers report a colour change only if the colour has been
  // read or painted before.
  const follower = host.shadowRoot?.querySelector(`.${SCHEME_CLASS}`) ?? host;
  const { colorScheme } = getComputedStyle(follower);
  if (colorScheme && colorScheme !== 'normal') return colorScheme;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme" i]');
  return meta?.content.toLowerCase() ?? '';
}

/**
 * Returns `contrast` if the body has the class `contraste`; otherwise the single colour scheme of
 * the page around the element, or that of the system.
 */
function themeAround(host: HTMLElement): ThemeName {
  if (document.body?.classList.contains('contraste')) return 'contrast';
  return singleScheme(colorSchemeOf(host)) ?? (prefersDark().matches ? 'dark' : 'light');
}

/** Calls a listener when the theme around an element may have changed. */
function onThemeChange(host: HTMLElement, listener: () => void): () => void {
  const system = prefersDark();
  const page = new MutationObserver(listener);
  // Any page style may set the scheme; only a colour that follows it reveals the change.
  const onColor = ({ target }: Event) => {
    if (target instanceof Element && target.classList.contains(SCHEME_CLASS)) listener();
  };
  system.addEventListener('change', listener);
  host.shadowRoot?.addEventListener('transitionrun', onColor);
  // Without `light-dark` support the colour never changes, but most pages set the scheme on these
  // nodes.
  page.observe(document.body, { attributes: true });
  page.observe(document.documentElement, { attributes: true });
  page.observe(document.head, { subtree: true, attributeFilter: ['content'] });
  return () => {
    system.removeEventListener('change', listener);
    host.shadowRoot?.removeEventListener('transitionrun', onColor);
    page.disconnect();
  };
}

/** Resolves a theme choice; `auto` follows the page around the element and the system. */
export function usePageTheme(host: HTMLElement, choice: ThemeChoice = 'auto'): ThemeName {
  const subscribe = useCallback((listener: () => void) => onThemeChange(host, listener), [host]);
  const theme = useSyncExternalStore(subscribe, () => themeAround(host));
  return choice === 'auto' ? theme : choice;
}
