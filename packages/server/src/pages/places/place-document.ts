import { type Edition, sampleNote } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { rebasePage } from '../../http/base-path';
import { fill, withHead } from '../../http/page-head';
import { type PublicResponse, toPublicResponse } from '../../responses/public-response';
import type { Place } from './place';
import type { FactSources } from './place-facts';

/** What the documents about places are made from. */
export interface DocumentSources extends FactSources {
  /** HTML of the page, with markers for its parts. */
  template: string;
  /** URL of the portal, without a trailing slash. */
  portal: string;
  /** Path under which a proxy serves the portal; empty for the root. */
  basePath: string;
}

/** A part of a document with a heading. */
interface DocumentSection {
  /** Fragment of the URL. */
  id: string;
  heading: string;
  /** Name in the list of sections. */
  label: string;
  html: string;
}

/** A page about one or several places. */
export interface PlaceDocument {
  heading: string;
  title: string;
  description: string;
  /** First sentence. */
  lead: string;
  sections: readonly DocumentSection[];
  /** Editions of all figures. */
  editions: readonly Edition[];
  /** Path of the page that search engines should list in its place. Default: its own path. */
  canonical?: string;
  /** JSON-LD for search engines. Default: none. */
  data?: string;
}

/** The method is on the page itself, for readers of a printed copy. */
const method: DocumentSection = {
  id: 'metodo',
  heading: 'Como ler estes números',
  label: 'Método',
  html: '<p>Vínculos são empregos com carteira assinada ou no serviço público, ativos em 31 de dezembro; uma pessoa com dois empregos conta duas vezes, e quem trabalha por conta própria não conta. Cada tabela diz a fonte e o ano. <a href="./sobre">De onde vêm os dados e como são calculados</a>.</p>',
};

/** Writes a list of links to the pages of places. */
export const linksHtml = (places: readonly Place[]): string =>
  `<ul class="place-list">${places.map(({ path, title }) => `<li><a href=".${path}">${escapeHtml(title)}</a></li>`).join('')}</ul>`;

/**
 * Link over a section to the next one, for whoever uses a keyboard: its cards, tables and links take
 * many key presses. Empty for a section without any.
 */
const skipHtml = (html: string, next: DocumentSection | undefined): string =>
  next && /<(?:a |table)/.test(html)
    ? `<a class="place-skip" href="#${next.id}">Pular para “${escapeHtml(next.heading)}”</a>`
    : '';

const sectionHtml = (
  { id, heading, html }: DocumentSection,
  next: DocumentSection | undefined,
): string =>
  `<section id="${id}" aria-labelledby="${id}-titulo"><h2 id="${id}-titulo">${escapeHtml(heading)}</h2>${skipHtml(html, next)}${html}</section>`;

const contentsHtml = (sections: readonly DocumentSection[]): string =>
  `<nav class="place-contents" aria-label="Nesta página"><ul>${sections
    .map(({ id, label }) => `<li><a href="#${id}">${escapeHtml(label)}</a></li>`)
    .join('')}</ul></nav>`;

function contentHtml({ lead, sections, editions }: PlaceDocument): string {
  const note = sampleNote(editions.map(({ tipo }) => tipo));
  const all = [...sections, method];
  return [
    `<p class="place-where">${escapeHtml(lead)}</p>`,
    note && `<p class="place-sample">${note}</p>`,
    contentsHtml(all),
    ...all.map((section, index) => sectionHtml(section, all[index + 1])),
  ].join('');
}

/** Returns the response with a document about places at a path. */
export function documentResponse(
  path: string,
  { store, template, portal, basePath }: DocumentSources,
  write: (signal: AbortSignal) => Promise<PlaceDocument>,
): PublicResponse {
  const versions = store.manifest().conjuntos.map(({ versao }) => versao);
  return toPublicResponse({
    key: [path, portal, versions, template].join(' '),
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    cost: 1,
    async write(signal) {
      const page = await write(signal);
      const subject = { name: page.heading, text: null };
      const head = [
        `    <link rel="canonical" href="${escapeHtml(portal + (page.canonical ?? path))}" />`,
        ...(page.data ? [`    <script type="application/ld+json">${page.data}</script>`] : []),
        '  </head>',
      ].join('\n');
      const filled = fill(withHead(template, { ...page, subject }), 'place', () =>
        contentHtml(page),
      );
      const html = filled.replace('  </head>', () => head);
      return { text: rebasePage(basePath, html) };
    },
  });
}
