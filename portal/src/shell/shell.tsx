import { useEffect, useRef } from 'react';
import { type Location, Outlet, useLocation } from 'react-router';
import { useLoadedDatasets } from '../report/loaded-datasets';
import { useIsNavigating } from '../router/router-provider';
import { useScrollRestoration } from '../router/use-scroll-restoration';
import { Aside } from './aside';
import { Footer } from './footer';
import { Header } from './header';
import { ProgressBar } from './progress-bar';
import { ScrollTop } from './scroll-top';
import { useLayoutAttributes } from './use-layout-attributes';
import { useOwnLinks } from './use-own-links';
import './layout.css';

/** Shows the page's background image on `/home` only. */
function usePageBackground(): void {
  const { pathname } = useLocation();
  const isHome = /^\/home(\/|$)/.test(pathname);
  useEffect(() => {
    document.body.classList.toggle('with-background', isHome);
  }, [isHome]);
}

/** Moves the focus to the content after navigation, if the focused link has disappeared. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement.isConnected) return;
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [pathname]);
}

/**
 * Returns the key under which a scroll position is stored. Every document that was not opened by
 * navigating within the portal has the key `default`, so a page would otherwise start at the scroll
 * position of another one.
 */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Layout of every page: shortcuts, header, content and footer. */
export function Shell() {
  useOwnLinks();
  useLoadedDatasets();
  usePageBackground();
  useFocusOnArrival();
  useScrollRestoration(scrollKey);
  return (
    <div {...useLayoutAttributes()}>
      <ProgressBar active={useIsNavigating()} />
      <Header />
      <Aside />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollTop />
    </div>
  );
}
