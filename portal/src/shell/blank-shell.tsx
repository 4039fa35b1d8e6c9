import { Outlet, useNavigation } from 'react-router';
import { ProgressBar } from './progress-bar';

/** The blank variant of the frame: the content alone. */
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
