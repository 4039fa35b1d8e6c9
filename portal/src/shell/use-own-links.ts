import { useEffect } from 'react';
import { routePath } from '../base/base-path';
import { useNavigate } from '../router/router-provider';

/** Paths of this origin that are not pages. */
const files = /^\/(api|widgets|assets)\/|\.\w+$/;

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined =>
  event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);

/**
 * Opens portal pages linked from tags without reloading the portal, so that going back restores the
 * position in a list.
 */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlain(event) || link.target || link.hasAttribute('download')) return;
      const { origin, pathname, search, hash } = new URL(link.href, location.href);
      const isSamePage = pathname === location.pathname && hash;
      const path = routePath(pathname);
      if (origin !== location.origin || !path || files.test(path) || isSamePage) return;
      event.preventDefault();
      void navigate(path + search + hash);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [navigate]);
}
