import { useLayoutEffect } from 'react';
import { usePageTitle } from '../base/page-title';

const TITLE = 'Não foi possível abrir esta página';

const reload = () => location.reload();

/**
 * Error message inside the shell for a page that failed to load or render, usually because the
 * connection dropped.
 */
export function PageError() {
  usePageTitle(TITLE);
  // Not after the paint: the connection may return as soon as the message is visible.
  useLayoutEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div className="page text-page" role="alert">
      <h1>{TITLE}</h1>
      <p>Verifique a conexão e tente de novo.</p>
      <button type="button" className="button" onClick={reload}>
        Tentar novamente
      </button>
    </div>
  );
}

/** Error page used if the shell itself fails. */
export const RouteError = () => (
  <main>
    <PageError />
  </main>
);
