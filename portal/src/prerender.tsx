import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes';

/** An origin for addresses, which the HTML does not name. */
const ORIGIN = 'https://portal.example';

/** What React writes before the page itself, for the head of a document. */
const headElements = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)+/;

/** The HTML of the page at an address, before any data. */
export async function prerender(address: string): Promise<string> {
  const request = new Request(new URL(address, ORIGIN));
  Object.assign(globalThis, { location: new URL(request.url) });
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(request);
  if (context instanceof Response) throw new Error(`${address} is another page.`);
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return html.replace(headElements, '').replace(/<title>[^<]*<\/title>/g, '');
}
