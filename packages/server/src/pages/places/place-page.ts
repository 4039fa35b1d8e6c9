import { neighboursOf } from '@observatorio/charts/neighbours';
import { escapeHtml, formatCount } from '@observatorio/language';
import { placeSections } from '@observatorio/pages';
import type { Places } from '@observatorio/store';
import type { PublicResponse } from '../../responses/public-response';
import { type CardText, writeCard } from './card-text';
import { jsonLd } from './json-ld';
import { type Place, parentsOf, partsOf, placeWith } from './place';
import { type DocumentSources, documentResponse, linksHtml } from './place-document';
import {
  coursesFact,
  type FactSources,
  indicatorsFact,
  type PlaceFact,
  similarFact,
  specialisationFact,
} from './place-facts';
import { pageTitle, whereText } from './place-text';

/** Headings of the parts of a place. */
const partNames = {
  country: 'Regiões',
  region: 'Estados',
  state: 'Municípios',
  municipality: '',
} as const;

/** Number of links from which a list is collapsed at first. */
const MANY = 20;

/** Writes a list of places under a heading. */
function listHtml(heading: string, list: readonly Place[]): string {
  const links = linksHtml(list);
  const shown =
    list.length < MANY
      ? links
      : `<details><summary>Ver os ${formatCount(list.length)} ${heading.toLowerCase()}</summary>${links}</details>`;
  return `<div class="place-around"><h3>${heading}</h3>${shown}</div>`;
}

/** The places around a place: what contains it, its neighbours, and what it is divided into. */
function aroundHtml(place: Place, places: Places): string {
  const lists = [
    ['Onde fica', parentsOf(place).toReversed()],
    ['Vizinhos', neighboursOf(place.code).flatMap((code) => placeWith(code, places) ?? [])],
    [partNames[place.level], partsOf(place, places)],
  ] as const;
  return lists
    .filter(([, list]) => list.length > 0)
    .map(([heading, list]) => listHtml(heading, list))
    .join('');
}

/** The cards of a section, or one line if all lack figures for the same reason. */
function cardsHtml(cards: readonly CardText[]): string {
  const reasons = new Set(cards.map(({ absence }) => absence));
  const [reason] = reasons;
  return reasons.size === 1 && reason !== undefined
    ? `<p>${escapeHtml(reason)}</p>`
    : `<div class="grid">${cards.map(({ html }) => html).join('')}</div>`;
}

/** What follows the cards of a section. */
const facts: Readonly<
  Record<string, (sources: FactSources, place: Place, signal: AbortSignal) => Promise<PlaceFact>>
> = { empregadores: specialisationFact, estudo: coursesFact };

/** Returns the response with the page of a place. */
export const placeResponse = (place: Place, sources: DocumentSources): PublicResponse =>
  documentResponse(place.path, sources, async (signal) => {
    const { store, places, portal } = sources;
    const [similar, indicators, sections] = await Promise.all([
      similarFact(sources, place, signal),
      indicatorsFact(sources, place, signal),
      Promise.all(
        placeSections.map(async ({ tags, ...section }) => {
          const [fact, ...cards] = await Promise.all([
            facts[section.id]?.(sources, place, signal),
            ...tags.map((tag) => writeCard(store, tag, place, signal)),
          ]);
          return { ...section, fact, cards: cards.filter((card) => card !== undefined) };
        }),
      ),
    ]);
    const shown = sections.filter(({ cards }) => cards.length > 0);
    const sentence = shown.flatMap(({ cards }) => cards.map((card) => card.sentence))[0] ?? '';
    const where = whereText(place, places);
    const others = { id: 'indicadores', heading: 'Outros indicadores', label: 'Indicadores' };
    const around = { id: 'lugares', heading: 'Outros lugares', label: 'Outros lugares' };
    const editions = [
      ...shown.flatMap(({ cards, fact }) => [...cards, fact ?? similar]),
      similar,
      indicators,
    ].flatMap((part) => part.editions);
    const [year] = shown.flatMap(({ cards }) => cards[0]?.editions[0]?.ano ?? []);
    const description = sentence ? `${sentence} Dados de ${year}.` : where;
    return {
      heading: place.title,
      title: pageTitle(place),
      description,
      lead: where,
      sections: [
        ...shown.map(({ cards, fact, ...section }) => ({
          ...section,
          html: cardsHtml(cards) + (fact?.html ?? ''),
        })),
        ...(indicators.html ? [{ ...others, html: indicators.html }] : []),
        { ...around, html: similar.html + aroundHtml(place, places) },
      ],
      editions,
      data: jsonLd(place, { portal, description, editions, tables: indicators.tables }),
    };
  });
