import { occupation, optionsOf } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { type Page, pageList, pages, subjectParameters, untitledPaths } from '@observatorio/pages';
import { type Store } from '@observatorio/store';
import type { FastifyInstance } from 'fastify';
import { type PublicAddress, portalAddress } from '../http/origin-of';

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

/** Registers `/robots.txt`, and `/sitemap.xml` with every page and every occupation. */
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
  app.get('/sitemap.xml', { onRequest }, async (request, reply) => {
    const portal = portalAddress(request, address);
    const codes = await occupationCodes(store);
    const paths = [...pageList.map(({ path }) => path), ...addressesAbout(pages.buscaCargo, codes)];
    const places = paths.map((path) => `<url><loc>${escapeHtml(portal + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cacheOf(address))
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`,
      );
  });
}
