import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useLoadedDatasets } from '../report/loaded-datasets';
import { Aside } from './aside';
import { Footer } from './footer';
import { Header } from './header';
import { ProgressBar } from './progress-bar';
import { ScrollTop } from './scroll-top';
import { useLayoutAttributes } from './use-layout-attributes';
import { useOwnLinks } from './use-own-links';
import './layout.css';

/** Shows the background image of the page under `/home` only. */
function usePageBackground(): void {
  const { pathname } = useLocation();
  const isHome = /^\/home(\/|$)/.test(pathname);
  useEffect(() => {
    document.body.classList.toggle('with-background', isHome);
  }, [isHome]);
}

/** Moves the keyboard to the content of each further page, since the link that led there is gone. */
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
 * Where a position of the page is kept. Every document that is not reached from another one of the
 * portal has the key `default`, which would begin a page where the one before it was left.
 */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** The frame of every page: shortcuts, header, content, footer. */
export function Shell() {
  const navigation = useNavigation();
  useOwnLinks();
  useLoadedDatasets();
  usePageBackground();
  useFocusOnArrival();
  return (
    <div {...useLayoutAttributes()}>
      <ProgressBar active={navigation.state === 'loading'} />
      <Header />
      <Aside />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollTop />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
