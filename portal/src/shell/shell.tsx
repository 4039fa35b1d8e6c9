import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { Footer } from './footer';
import { Header } from './header';
import { ProgressBar } from './progress-bar';
import { useOwnLinks } from './use-own-links';

/** The frame of every page: skip link, header, content, footer. `loading`: before the first page. */
export function Shell({ loading = false }: { loading?: boolean }) {
  const navigation = useNavigation();
  useOwnLinks();
  return (
    <>
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      <ProgressBar active={loading || navigation.state === 'loading'} />
      <Header />
      <main id="conteudo" tabIndex={-1}>
        {loading ? <p className="page-loading">Carregando…</p> : <Outlet />}
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}
