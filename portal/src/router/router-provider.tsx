import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import {
  type NavigateOptions,
  Router,
  type To,
  useNavigate as useNavigateAtOnce,
  useRoutes,
} from 'react-router';
import type { Arrival, PortalRoute, PortalRouter } from './portal-router';

const RouterContext = createContext<PortalRouter | undefined>(undefined);

/** Returns the router of the portal. Throws outside a `RouterProvider`. */
export function usePortalRouter(): PortalRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('The router can only be used inside a <RouterProvider>.');
  return router;
}

const useArrivalAt = ({ subscribe, arrival }: PortalRouter): Arrival =>
  useSyncExternalStore(subscribe, arrival, arrival);

/** Returns the current page and how it was opened; a new object after each navigation. */
export const useArrival = (): Arrival => useArrivalAt(usePortalRouter());

/** Returns whether the next page is loading. */
export function useIsNavigating(): boolean {
  const { subscribe, isNavigating } = usePortalRouter();
  return useSyncExternalStore(subscribe, isNavigating, isNavigating);
}

/**
 * Returns a function that opens a page. Unlike that of react-router's hook of the same name, its
 * promise resolves only once the page is open, so that a form stays busy until then.
 */
export function useNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigateAtOnce();
  const { settled } = usePortalRouter();
  return useCallback(
    async (to, options) => {
      await navigate(to, options);
      await settled();
    },
    [navigate, settled],
  );
}

const Page = ({ routes }: { routes: PortalRoute[] }) => useRoutes(routes);

/** Renders the current page of a router, inside its layouts. */
export function RouterProvider({ router }: { router: PortalRouter }) {
  const { routes, basename, navigator } = router;
  const { location, navigationType } = useArrivalAt(router);
  return (
    <RouterContext value={router}>
      <Router {...{ basename, navigator, location, navigationType }}>
        <Page routes={routes} />
      </Router>
    </RouterContext>
  );
}
