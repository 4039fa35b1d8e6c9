import { paths } from '@observatorio/pages/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { createPortalRouter } from './router/portal-router';
import { RouterProvider } from './router/router-provider';
import { routes } from './routes';

/** Arbitrary origin for URLs; it does not appear in the HTML. */
const ORIGIN = 'https://portal.example';

/** Elements for the document head, which React renders before the page itself. */
const headElements = /^(?:<link[^>]*>)+/;

/** Renders the HTML of the page at a URL, before any data have loaded. */
async function prerender(address: string): Promise<string> {
  Object.assign(globalThis, { location: new URL(address, ORIGIN) });
  const router = createPortalRouter(routes, createMemoryHistory({ initialEntries: [address] }));
  await router.firstPage;
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html.replace(headElements, '');
}

/** Placeholder for a number on the front page. */
const number = (place: number): string =>
  `<!--number-${place}--><span class="unfilled">…</span><!--/number-${place}-->`;

/** Whether a page is useful without scripts; its HTML is then not inert until they have loaded. */
const isUseful = (address: string): boolean => address.startsWith(paths.lugar);

/** Marks the parts of a page that the server fills in. */
const marked = (html: string): string =>
  html
    .replace(/<h1>([^]*?)<\/h1>/, '<h1><!--heading-->$1<!--/heading--></h1>')
    .replace(/(<li aria-current="page">)([^]*?)<\/li>/, '$1<!--crumb-->$2<!--/crumb--></li>')
    .replace('<span class="occupation-text">', '$&<!--lead--><!--/lead-->')
    .replace('<p class="first-figures"></p>', '<!--figures--><!--/figures-->')
    .replace('<div class="place">', '$&<!--place--><!--/place-->')
    .replace(/(<span class="home-year">)([^]*?)<\/span>/, '$1<!--year-->$2<!--/year--></span>')
    .replace('<p class="quiet home-kind">', '$&<!--kind--><!--/kind-->')
    .split('<p class="home-number">…')
    .reduce((before, after, place) => `${before}<p class="home-number">${number(place)}${after}`)
    .replaceAll(' data-discover="true"', '')
    // Relative URLs, which the server completes with its base path.
    .replaceAll(/ (href|src)="\//g, ' $1="./');

/** Renders the HTML of a page at build time. */
export async function prerenderPage(address: string): Promise<string> {
  const html = marked(await prerender(address));
  return isUseful(address) ? html : html.replace('<div ', '<div inert ');
}
