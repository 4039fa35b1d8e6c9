import { type Edition, sampleNote } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import { placeSections } from '@observatorio/pages';
import type { Places, Store } from '@observatorio/store';
import { rebasePage } from '../../http/base-path';
import { type PublicResponse, toPublicResponse } from '../../responses/public-response';
import { fill, withHead } from '../page-head';
import { type CardText, writeCard } from './card-text';
import { jsonLd } from './json-ld';
import { type Place, parentsOf, partsOf } from './place';
import { coursesFact, type PlaceFact, similarFact, specialisationFact } from './place-facts';
import { pageTitle, whereText } from './place-text';

/** What the pages of places are made from. */
export interface PlaceSources {
  store: Store;
  places: Places;
  /** HTML of the page, with markers. */
  template: string;
  /** URL of the portal, without a trailing slash. */
  portal: string;
  /** Path under which a proxy serves the portal; empty for the root. */
  basePath: string;
}

const link = ({ path, title }: Place): string => `<a href=".${path}">${escapeHtml(title)}</a>`;

const list = (places: readonly Place[]): string =>
  `<ul class="place-list">${places.map((place) => `<li>${link(place)}</li>`).join('')}</ul>`;

/** The places around a place: what contains it, and what it is divided into. */
function aroundHtml(place: Place, places: Places): string {
  const parents = parentsOf(place).toReversed();
  const parts = partsOf(place, places);
  const up = parents.length > 0 ? `<h3>Onde fica</h3>${list(parents)}` : '';
  const names = { country: 'Regiões', region: 'Estados', state: 'Municípios', municipality: '' };
  const down = parts.length > 0 ? `<h3>${names[place.level]}</h3>${list(parts)}` : '';
  return up + down;
}

const contents = (sections: readonly { id: string; heading: string }[]): string =>
  `<nav class="place-contents" aria-label="Nesta página"><ul>${sections
    .map(({ id, heading }) => `<li><a href="#${id}">${escapeHtml(heading)}</a></li>`)
    .join('')}</ul></nav>`;

const sectionHtml = (id: string, heading: string, content: string): string =>
  `<section id="${id}" aria-labelledby="${id}-titulo"><h2 id="${id}-titulo">${escapeHtml(heading)}</h2>${content}</section>`;

/** The cards of a section, or one line if all lack figures for the same reason. */
function cardsHtml(cards: readonly CardText[]): string {
  const reasons = new Set(cards.map(({ absence }) => absence));
  const [reason] = reasons;
  return reasons.size === 1 && reason !== undefined
    ? `<p>${escapeHtml(reason)}</p>`
    : `<div class="grid">${cards.map(({ html }) => html).join('')}</div>`;
}

const METHOD = `<p>Vínculos são empregos com carteira assinada ou no serviço público, ativos em 31 de dezembro; uma pessoa com dois empregos conta duas vezes, e quem trabalha por conta própria não conta. Cada tabela diz a fonte e o ano. <a href="./sobre">De onde vêm os dados e como são calculados</a>.</p>`;

/** The scripts request the figures again only when a reader needs their cards. */
const PRELOADS = /^ *<!--preloads-->\n/m;

/** What follows the cards of a section. */
const facts: Readonly<
  Record<string, (store: Store, place: Place, signal: AbortSignal) => Promise<PlaceFact>>
> = { empregadores: specialisationFact, estudo: coursesFact };

/** Returns the response with the page of a place. */
export function placeResponse(place: Place, sources: PlaceSources): PublicResponse {
  const { store, places, template, portal, basePath } = sources;
  const versions = store.manifest().conjuntos.map(({ versao }) => versao);
  return toPublicResponse({
    key: [place.path, portal, versions, template].join(' '),
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    cost: 1,
    async write(signal) {
      const sections = await Promise.all(
        placeSections.map(async ({ tags, ...section }) => {
          const cards = await Promise.all(tags.map((tag) => writeCard(store, tag, place, signal)));
          const fact = await facts[section.id]?.(store, place, signal);
          return {
            ...section,
            fact,
            cards: cards.filter((card): card is CardText => Boolean(card)),
          };
        }),
      );
      const similar = await similarFact(store, place, signal);
      const shown = sections.filter(({ cards }) => cards.length > 0);
      const sentence = shown.flatMap(({ cards }) => cards.map((card) => card.sentence))[0] ?? '';
      const where = whereText(place, places);
      const around = { id: 'lugares', heading: 'Outros lugares' };
      const method = { id: 'metodo', heading: 'Como ler estes números' };
      const editions = [
        ...shown.flatMap(({ cards, fact }) => [...cards, fact ?? similar]),
        similar,
      ].flatMap((part) => part.editions);
      const note = sampleNote(editions.map(({ tipo }) => tipo));
      const html = [
        `<p class="place-where">${escapeHtml(where)}</p>`,
        note && `<p class="place-sample">${note}</p>`,
        contents([...shown, around, method]),
        ...shown.map(({ id, heading, cards, fact }) =>
          sectionHtml(id, heading, cardsHtml(cards) + (fact?.html ?? '')),
        ),
        sectionHtml(around.id, around.heading, similar.html + aroundHtml(place, places)),
        sectionHtml(method.id, method.heading, METHOD),
      ].join('');
      return {
        text: pageHtml(place, { ...sources, html, description: sentence || where, editions }),
      };
    },
  });

  function pageHtml(
    about: Place,
    {
      html,
      description,
      editions,
    }: { html: string; description: string; editions: readonly Edition[] },
  ): string {
    const subject = { name: about.title, text: null };
    const headed = withHead(template, { title: pageTitle(about), description, subject });
    const data = jsonLd(about, { portal, description, editions });
    const canonical = `    <link rel="canonical" href="${escapeHtml(portal + about.path)}" />\n    <script type="application/ld+json">${data}</script>\n  </head>`;
    const filled = fill(headed, 'place', () => html).replace('  </head>', () => canonical);
    return rebasePage(basePath, filled.replace(PRELOADS, ''));
  }
}
