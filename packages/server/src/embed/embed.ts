import helmet from '@fastify/helmet';
import { type Problem, QueryError } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { pageAt } from '@observatorio/pages';
import { loadPlaces, type Store } from '@observatorio/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorStylesHash } from '../http/error-page';
import { hasOrigin, type PublicAddress, portalAddress } from '../http/origin-of';
import { ProblemError, problemOfStatus } from '../http/problem';
import { embedErrorHandler } from './embed-error';
import { titleWithFilters } from './embedded-filters';
import { type EmbeddedTag, portalPageOf, tagAt, tagOfPage } from './embedded-tag';
import { thumbnailOf } from './thumbnail';

/** Size of a frame, in px, until the page inside it reports its height. */
const WIDTH = 720;
const HEIGHT = 620;

/** Time for which consumers may cache an oEmbed response, in seconds. */
const MAX_AGE = 3600;

const provider = 'Observatório do Trabalho e da Formação';

/**
 * Content security policy of frames: any site may embed them; scripts, styles and data come from
 * this origin only.
 */
const policy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", errorStylesHash],
    connectSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ['*'],
  },
};

/** Link through which oEmbed consumers discover how to embed the page at a URL. */
const discoveryLink = (portal: string, url: string, title: string): string => {
  const href = `${portal}/oembed?format=json&url=${encodeURIComponent(portal + url)}`;
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}" title="${escapeHtml(title)}">`;
};

/**
 * Returns the oEmbed discovery link of a portal page; empty if no element represents the page or
 * the origin is unknown.
 */
export function discoveryOf(request: FastifyRequest, address: PublicAddress): string {
  const [path = ''] = request.url.split('?', 1);
  const page = pageAt(path.replace(/\/+$/, ''));
  if (!page?.area || !(address.publicUrl || hasOrigin(request))) return '';
  return discoveryLink(portalAddress(request, address), request.url, page.title);
}

function embedPage(
  embedded: EmbeddedTag,
  { title, link, basePath }: { title: string; link: string; basePath: string },
): string {
  const { tag, attributes } = embedded;
  const href = escapeHtml(basePath + portalPageOf(embedded));
  const pairs = [...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${provider}</title>
<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">
<base target="_blank">
${link}
<script src="${basePath}/widgets/loader.js"></script>
<script src="${basePath}/widgets/frame.js" defer></script>
</head>
<body><${tag}${pairs}></${tag}><noscript><p><a href="${href}">${escapeHtml(embedded.title)}, no Observatório</a></p></noscript></body>
</html>
`;
}

function frameCode(
  portal: string,
  { tag, attributes }: EmbeddedTag,
  { title, size }: { title: string; size: Size },
): string {
  const query = attributes.size > 0 ? `?${attributes}` : '';
  const src = escapeHtml(`${portal}/embed/${tag}${query}`);
  return `<iframe src="${src}" width="${size.width}" height="${size.height}" title="${escapeHtml(title)}" loading="lazy" allowfullscreen frameborder="0"></iframe>`;
}

interface Size {
  width: number;
  height: number;
}

/** Parses a size limit in px; returns Infinity if it is missing. Throws a QueryError if invalid. */
function limitOf(parameter: 'maxwidth' | 'maxheight', text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new QueryError(parameter, text, 'um número de pixels de 1 a 99999');
}

interface OembedQuery {
  url?: string;
  format?: string;
  maxwidth?: string;
  maxheight?: string;
}

export interface EmbedOptions {
  /** Folder with the build of the elements. */
  widgets: string;
  /** Names the occupations in titles. */
  store: Pick<Store, 'occupationTitle'>;
  address: PublicAddress;
}

const OWN_ADDRESS = 'o endereço de um quadro ou de uma página de dados deste portal';

const nothingToEmbed: Problem = {
  ...problemOfStatus(404),
  detail: `Em “url” não há nada para incorporar. Aceito: ${OWN_ADDRESS}.`,
};

const unknownTag = (tag: string): Problem => ({
  ...problemOfStatus(404),
  title: 'Elemento não encontrado',
  detail: `O Observatório não tem o elemento “${tag}”. Confira o nome no endereço deste quadro.`,
});

/**
 * Returns the element shown at a URL of this server; undefined if there is none. Throws a
 * QueryError if the URL is missing or has invalid parameters.
 */
async function embeddedAt(
  widgets: string,
  portal: string,
  text: string | undefined,
): Promise<EmbeddedTag | undefined> {
  if (!text) throw new QueryError('url', '', OWN_ADDRESS, `Falta “url”, ${OWN_ADDRESS}.`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const { origin, pathname } = new URL(`${portal}/`);
  const isOwn = url?.origin === origin && url.pathname.startsWith(pathname);
  if (!isOwn) return undefined;
  const path = url.pathname.slice(pathname.length - 1).replace(/\/+$/, '');
  const [, tag] = /^\/embed\/([^/]+)$/.exec(path) ?? [];
  return tag ? tagAt(widgets, tag, url.searchParams) : tagOfPage(widgets, path, url.searchParams);
}

/**
 * Registers `/embed/<tag>`, a page with a single element for frames, and `/oembed`, which describes
 * such a frame.
 */
export async function embedRoutes(
  app: FastifyInstance,
  { widgets, store, address }: EmbedOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: policy,
    strictTransportSecurity: false,
    frameguard: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // A page that isolates itself shows only frames that do as well.
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
  });

  const places = await loadPlaces();
  /** Title of an element with its filters, for the frame and the browser tab. */
  const titleOf = ({ title, area, attributes }: EmbeddedTag): string =>
    area ? titleWithFilters(title, area, { attributes, places, store }) : title;

  const errorHandler = embedErrorHandler(address.basePath);
  app.get<{ Params: { tag: string } }>('/embed/:tag', { errorHandler }, async (request, reply) => {
    const portal = portalAddress(request, address);
    const { searchParams } = new URL(request.url, portal);
    const embedded = await tagAt(widgets, request.params.tag, searchParams);
    if (!embedded) throw new ProblemError(unknownTag(request.params.tag));
    const title = titleOf(embedded);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(
        embedPage(embedded, {
          title,
          link: discoveryLink(portal, request.url, title),
          basePath: address.basePath,
        }),
      );
  });

  app.get<{ Querystring: OembedQuery }>('/oembed', async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    if (format !== 'json') throw new ProblemError(problemOfStatus(501));
    const portal = portalAddress(request, address);
    const embedded = await embeddedAt(widgets, portal, url);
    if (!embedded) throw new ProblemError(nothingToEmbed);
    const title = titleOf(embedded);
    const limits = {
      width: limitOf('maxwidth', maxwidth),
      height: limitOf('maxheight', maxheight),
    };
    const size = {
      width: Math.min(WIDTH, limits.width),
      height: Math.min(HEIGHT, limits.height),
    };
    const thumbnail = await thumbnailOf(app, embedded, {
      portal,
      box: { ...limits, width: size.width },
      remoteAddress: request.ip,
    });
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', `public, max-age=${MAX_AGE}`)
      .send({
        version: '1.0',
        type: 'rich',
        provider_name: provider,
        provider_url: portal,
        title,
        cache_age: MAX_AGE,
        html: frameCode(portal, embedded, { title, size }),
        ...size,
        ...thumbnail,
      });
  });
}
