import { Outlet } from 'react-router';
import { useIsNavigating } from '../router/router-provider';
import { ProgressBar } from './progress-bar';

/** Variant of the shell with only the content. */
export function BlankShell() {
  return (
    <>
      <ProgressBar active={useIsNavigating()} />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
