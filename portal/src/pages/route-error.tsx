import { useEffect } from 'react';

const reload = () => location.reload();

/**
 * Error message inside the shell for a page that failed to load or render, usually because the
 * connection dropped.
 */
export function PageError() {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div className="page text-page" role="alert">
      <h1>Não foi possível abrir esta página</h1>
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
