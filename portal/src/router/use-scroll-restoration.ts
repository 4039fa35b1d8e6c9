import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation } from 'react-router';
import { useArrival, usePortalRouter } from './router-provider';

type Positions = Record<string, number>;

const STORAGE_KEY = 'react-router-scroll-positions';

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

let stored: Positions | undefined;

/** Vertical scroll positions of the pages of this tab, in px, by key. */
function scrollPositions(): Positions {
  stored ??= readPositions();
  return stored;
}

function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(scrollPositions()));
  } catch (error) {
    console.warn('Este navegador não guarda a posição das páginas.', error);
  }
}

/** Finds the element that a URL's fragment names. */
function targetOf({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls each new page to the top or to the target of its URL, and restores the position of pages
 * visited before, also after a reload. `keyOf` returns the key of a page's position.
 */
export function useScrollRestoration(keyOf: (location: Location) => string): void {
  const { onLeave } = usePortalRouter();
  const arrival = useArrival();
  const location = useLocation();
  const key = keyOf(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const save = () => {
      scrollPositions()[key] = scrollY;
    };
    const close = () => {
      save();
      storePositions();
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', close);
    const stop = onLeave(save);
    return () => {
      removeEventListener('pagehide', close);
      stop();
    };
  }, [key, onLeave]);

  useLayoutEffect(() => {
    const position = scrollPositions()[key];
    const target = targetOf(location);
    if (position !== undefined) scrollTo(0, position);
    else if (target) target.scrollIntoView();
    else if (!arrival.preventScrollReset) scrollTo(0, 0);
  }, [arrival, key, location]);
}
