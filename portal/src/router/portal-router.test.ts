import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { expect, it } from 'vitest';
import { createPortalRouter, type PortalRoute } from './portal-router';

type Module = Awaited<ReturnType<NonNullable<PortalRoute['lazy']>>>;

/** Lets settled promises call their callbacks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Creates a page whose module loads only when the test resolves it. */
function heldPage(path: string) {
  let answer: (module: Module | Promise<Module>) => void;
  let requests = 0;
  const route: PortalRoute = {
    path,
    lazy: () => {
      requests += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  return {
    route,
    requests: () => requests,
    html: () => isValidElement(route.element) && renderToStaticMarkup(route.element),
    load: () => {
      answer({ Component: () => path });
      return settle();
    },
    fail: () => {
      answer(Promise.reject(new Error(`${path} is out of reach`)));
      return settle();
    },
  };
}

/** Creates a router with three pages that is opening the first. */
function openFirst(basename = '/') {
  const prefix = basename === '/' ? '' : basename;
  const [first, second, third] = [heldPage('/first'), heldPage('/second'), heldPage('/third')];
  const history = createMemoryHistory({ initialEntries: [`${prefix}/first?uf=35`] });
  const routes = [first.route, second.route, third.route];
  const router = createPortalRouter(routes, history, basename);
  const { push, replace, go } = router.navigator;
  const shown = () => router.arrival().location.pathname;
  return { router, history, first, second, third, push, replace, go, shown };
}

/** Like `openFirst`, but with the first page already open. */
async function startOnFirst() {
  const started = openFirst();
  await started.first.load();
  return started;
}

it('resolves `firstPage` when the page has loaded, without counting as a navigation', async () => {
  const { router, first } = openFirst();
  const before = router.arrival();
  let isReady = false;
  void router.firstPage.then(() => {
    isReady = true;
  });
  await settle();
  expect([isReady, router.isNavigating()]).toEqual([false, false]);
  await first.load();
  expect(isReady).toBe(true);
  expect(first.html()).toBe('/first');
  expect(router.arrival()).not.toBe(before);
  expect(router.arrival()).toMatchObject({
    navigationType: 'POP',
    location: { pathname: '/first', search: '?uf=35', key: 'default' },
  });
});

it('loads a page before it changes the history', async () => {
  const { router, history, second, push, shown } = await startOnFirst();
  push('/second', { from: 'first' });
  expect(router.isNavigating()).toBe(true);
  expect([history.location.pathname, shown()]).toEqual(['/first', '/first']);
  await second.load();
  expect(router.isNavigating()).toBe(false);
  expect(history.location.pathname).toBe('/second');
  expect(router.arrival()).toMatchObject({
    navigationType: 'PUSH',
    location: { pathname: '/second', state: { from: 'first' } },
  });
});

it('opens an already loaded page in the same task', async () => {
  const { router, second, push, replace, shown } = await startOnFirst();
  push('/second');
  await second.load();
  replace('/first', undefined, { preventScrollReset: true });
  expect([shown(), router.isNavigating()]).toEqual(['/first', false]);
  expect(router.arrival()).toMatchObject({ navigationType: 'REPLACE', preventScrollReset: true });
  push('/second');
  expect([shown(), router.arrival().preventScrollReset]).toEqual(['/second', false]);
  expect(second.requests()).toBe(1);
});

it('drops a navigation that another one supersedes', async () => {
  const { router, history, second, third, push, go, shown } = await startOnFirst();
  push('/second');
  push('/third');
  await second.load();
  expect([shown(), router.isNavigating()]).toEqual(['/first', true]);
  await third.load();
  expect(shown()).toBe('/third');
  go(-1);
  expect(history.location.pathname).toBe('/first');
});

it('drops a navigation when the visitor goes back', async () => {
  const { router, second, third, push, go, shown } = await startOnFirst();
  push('/second');
  await second.load();
  push('/third');
  go(-1);
  expect([shown(), router.isNavigating()]).toEqual(['/first', false]);
  expect(router.arrival().navigationType).toBe('POP');
  await third.load();
  expect(shown()).toBe('/first');
});

it('shows the error of a page that fails to load, and loads it again on the next visit', async () => {
  const { second, push, shown } = await startOnFirst();
  push('/second');
  await second.fail();
  expect(shown()).toBe('/second');
  expect(() => second.html()).toThrow('/second is out of reach');
  push('/first');
  push('/second');
  expect([second.requests(), shown()]).toEqual([2, '/first']);
  await second.load();
  expect([second.html(), shown()]).toEqual(['/second', '/second']);
});

it('resolves `settled` when the page has been opened', async () => {
  const { router, second, push, shown } = await startOnFirst();
  await router.settled();
  push('/second');
  const opened = router.settled().then(shown);
  await second.load();
  expect(await opened).toBe('/second');
});

it('calls the departure listeners while the old page is current, once per navigation', async () => {
  const { router, second, push, shown } = await startOnFirst();
  const left: string[] = [];
  const stop = router.onLeave(() => left.push(shown()));
  push('/second');
  await second.load();
  push('/first');
  expect(left).toEqual(['/first', '/second']);
  stop();
  push('/second');
  expect(left).toHaveLength(2);
});

it('matches routes below its base path', async () => {
  const { second, push, shown } = openFirst('/observatorio');
  push('/observatorio/second');
  await second.load();
  expect([second.html(), shown()]).toEqual(['/second', '/observatorio/second']);
});
