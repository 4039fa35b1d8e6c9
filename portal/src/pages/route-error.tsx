import { useRouteError } from 'react-router';

/** Shown if a page fails to load or render, usually because the connection dropped. */
export function RouteError() {
  console.error(useRouteError());
  return (
    <main className="page text-page">
      <h1>Não foi possível abrir esta página</h1>
      <p>Verifique a conexão e tente de novo.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Tentar novamente
      </button>
    </main>
  );
}
