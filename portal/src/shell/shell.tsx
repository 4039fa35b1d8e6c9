import { paths } from '@observatorio/pages/paths';
import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { focusPage } from '../base/focus-page';
import { useLoadedDatasets } from '../report/loaded-datasets';
import { useScrollRestoration } from '../router/use-scroll-restoration';
import { Aside } from './aside';
import { Footer } from './footer';
import { Header } from './header';
import { ProgressBar } from './progress-bar';
import { ScrollTop } from './scroll-top';
import { useLayoutAttributes } from './use-layout-attributes';
import { useOpenOnPaper } from './use-open-on-paper';
import { useOwnLinks } from './use-own-links';
import './layout.css';

/** Shows the background image on the front page only. */
function usePageBackground(): void {
  const { pathname } = useLocation();
  const isHome = `${pathname}/`.startsWith(`${paths.home}/`);
  useEffect(() => {
    document.body.classList.toggle('with-background', isHome);
  }, [isHome]);
}

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** Whether an element is a link of the header or the footer, which every page has. */
const isFrameLink = (element: Element): boolean =>
  element.matches('a') && !element.closest('#conteudo');

/**
 * Moves the focus to the content after navigation, unless the new page keeps or sets the focus. The
 * phone menu closes after the effects have run, and its links disappear only then.
 */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef<string>(undefined);
  const hasNavigated = useRef(false);
  useEffect(() => {
    const previous = last.current;
    last.current = pathname;
    if (previous === undefined || previous === pathname) return undefined;
    // Redirects of the first page, as from the root, are not navigations, unless the user caused
    // them, as by logging in.
    hasNavigated.current ||=
      type !== NavigationType.Replace || navigator.userActivation?.hasBeenActive;
    if (!hasNavigated.current) return undefined;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const isOnBody = !activeElement || activeElement === document.body;
      if (!isOnBody && isShown(activeElement) && !isFrameLink(activeElement)) return;
      focusPage();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, type]);
}

/** Layout of every page: shortcuts, header, content and footer. */
export function Shell() {
  useOwnLinks();
  useLoadedDatasets();
  usePageBackground();
  useFocusOnArrival();
  useScrollRestoration();
  useOpenOnPaper();
  return (
    <div {...useLayoutAttributes()}>
      <ProgressBar />
      <Header />
      <Aside />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollTop />
      <Footer />
    </div>
  );
}
