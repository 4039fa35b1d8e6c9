import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
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

/** The frame of every page: shortcuts, header, content, footer. */
export function Shell() {
  const navigation = useNavigation();
  useOwnLinks();
  useLoadedDatasets();
  usePageBackground();
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
      <ScrollRestoration />
    </div>
  );
}
