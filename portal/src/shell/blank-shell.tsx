import { Outlet, useNavigation } from 'react-router';
import { ProgressBar } from './progress-bar';

/** Variant of the shell with only the content. */
export function BlankShell() {
  const navigation = useNavigation();
  return (
    <>
      <ProgressBar active={navigation.state === 'loading'} />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
