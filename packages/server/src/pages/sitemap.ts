import { occupation, optionsOf } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { type Page, pageList, pages, subjectParameters, untitledPaths } from '@observatorio/pages';
import { loadPlaces, type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { type PublicAddress, portalAddress } from '../http/origin-of';
import { allPlaces } from './places/place';

/** First path segments of pages without a title, which are excluded from search engines. */
const hidden = new Set(untitledPaths.flatMap((path) => /^\/[^/]+/.exec(path)?.[0] ?? []));

/** Returns the codes of all known occupations; empty if the list of occupations is unavailable. */
async function occupationCodes(store: Store): Promise<string[]> {
  try {
    const { rows } = await store.answer(occupation.options, store.resolve(occupation.options, {}));
    return optionsOf(rows, 'cod_cbo').map(({ code }) => code);
  } catch {
    return [];
  }
}

/** Returns the URLs of a page about each of several subjects. */
function addressesAbout({ path, subject }: Page, codes: readonly string[]): string[] {
  const [parameter] = subject ? subjectParameters(subject) : [];
  return codes.map((code) => `${path}?${parameter}=${code}`);
}

const cacheOf = ({ publicUrl }: PublicAddress): string =>
  publicUrl ? 'public, max-age=3600' : 'private, max-age=3600';

export interface SitemapOptions {
  store: Store;
  address: PublicAddress;
  /** Whether the sitemap counts towards the rate limit. */
  limited: boolean;
}

/** Writes a list of URLs in the format of sitemaps. */
function sitemap(list: 'urlset' | 'sitemapindex', urls: readonly string[]): string {
  const item = list === 'urlset' ? 'url' : 'sitemap';
  const items = urls.map((url) => `<${item}><loc>${escapeHtml(url)}</loc></${item}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items,
    `</${list}>`,
    '',
  ].join('\n');
}

/** Paths of the sitemaps that `/sitemap.xml` lists. */
const parts = ['/sitemap-paginas.xml', '/sitemap-lugares.xml'] as const;

/**
 * Registers `/robots.txt`, and `/sitemap.xml` with two parts: every page and occupation, and every
 * place.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  { store, address, limited }: SitemapOptions,
): void {
  app.get('/robots.txt', async (request, reply) => {
    const rules = [
      'User-agent: *',
      ...[...hidden].map((path) => `Disallow: ${address.basePath}${path}`),
    ];
    return (
      reply
        .type('text/plain; charset=utf-8')
        // Without PUBLIC_URL, the address of the sitemap is the one that the client named.
        .header('cache-control', cacheOf(address))
        .send([...rules, `Sitemap: ${portalAddress(request, address)}/sitemap.xml`, ''].join('\n'))
    );
  });
  const onRequest = limited ? [app.rateLimit()] : [];
  const addSitemap = (
    path: string,
    list: 'urlset' | 'sitemapindex',
    paths: () => readonly string[] | Promise<readonly string[]>,
  ) =>
    app.get(path, { onRequest }, async (request, reply) => {
      const portal = portalAddress(request, address);
      const urls = (await paths()).map((each) => portal + each);
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', cacheOf(address))
        .send(sitemap(list, urls));
    });
  const [pagesPath, placesPath] = parts;
  addSitemap('/sitemap.xml', 'sitemapindex', () => parts);
  addSitemap(pagesPath, 'urlset', async () => [
    ...pageList.map(({ path }) => path),
    ...addressesAbout(pages.buscaCargo, await occupationCodes(store)),
  ]);
  let placePaths: readonly string[] | undefined;
  addSitemap(placesPath, 'urlset', async () => {
    placePaths ??= allPlaces(await loadPlaces()).map(({ path }) => path);
    return placePaths;
  });
}
