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

/** Vertical scroll positions of the pages of this tab, in px, by key of the history entry. */
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

/** Time during which late content may still move the place that a page scrolled to, in ms. */
const LATE_MS = 3000;

/** Input events after which the visitor controls the position. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to a place, and again whenever the page changes its height, because most data arrive
 * later. Returns a function that stops it; it also stops at the visitor's first input.
 */
function holdPlace(scroll: () => void): () => void {
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, stop);
  };
  const timer = setTimeout(stop, LATE_MS);
  for (const input of inputs) addEventListener(input, stop, { passive: true });
  return stop;
}

/**
 * Scrolls each new page to the top or to the target of its URL, and restores the position of pages
 * visited before, even after a reload.
 */
export function useScrollRestoration(): void {
  const { onLeave } = usePortalRouter();
  const arrival = useArrival();
  const location = useLocation();
  const { key } = location;

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
    if (position !== undefined) return holdPlace(() => scrollTo(0, position));
    if (target) return holdPlace(() => target.scrollIntoView());
    if (!arrival.preventScrollReset) scrollTo(0, 0);
    return undefined;
  }, [arrival, key, location]);
}
