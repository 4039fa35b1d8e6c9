import { Outlet } from 'react-router';
import { ProgressBar } from './progress-bar';

/** Variant of the shell with only the content. */
export function BlankShell() {
  return (
    <>
      <ProgressBar />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
