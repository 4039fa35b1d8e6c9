import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useLoadedDatasets } from '../report/loaded-datasets';
import { Footer } from './footer';
import { Header } from './header';
import { ProgressBar } from './progress-bar';
import { ScrollTop } from './scroll-top';
import { useOwnLinks } from './use-own-links';

/** Shows the background image of the page under `/home` only. */
function usePageBackground(): void {
  const { pathname } = useLocation();
  const isHome = /^\/home(\/|$)/.test(pathname);
  useEffect(() => {
    document.body.classList.toggle('with-background', isHome);
  }, [isHome]);
}

/** The frame of every page: shortcuts, header, content, footer. `loading`: before the first page. */
export function Shell({ loading = false }: { loading?: boolean }) {
  const navigation = useNavigation();
  useOwnLinks();
  useLoadedDatasets();
  usePageBackground();
  return (
    <>
      <ProgressBar active={loading || navigation.state === 'loading'} />
      <Header />
      <main id="conteudo" tabIndex={-1}>
        {loading ? <p className="page-loading">Carregando…</p> : <Outlet />}
      </main>
      <Footer />
      <ScrollTop />
      <ScrollRestoration />
    </>
  );
}
