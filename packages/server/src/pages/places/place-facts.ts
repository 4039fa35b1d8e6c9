import { creditOf, type TableColumn } from '@observatorio/cards';
import {
  type AnyDataset,
  type Edition,
  type Filters,
  INDICATOR,
  indicator,
  NEARBY_KM,
  place as placeData,
  type RowOf,
} from '@observatorio/contract';
import {
  comparisonPath,
  MIN_SPECIALISATION_LINKS,
  NOT_INFORMED,
  stateOfMunicipality,
  totalOf,
} from '@observatorio/domain';
import {
  escapeHtml,
  formatCount,
  formatDecimal,
  formatIndex,
  formatMoney,
  formatPercent,
  nearbyCoursesSentence,
  similarPlacesMethod,
  specialisationSentence,
  valueWithUnit,
} from '@observatorio/language';
import { pages } from '@observatorio/pages';
import type { Places, Store } from '@observatorio/store';
import { isShown } from '../../responses/card-answers';
import { tableHtml } from './card-text';
import type { TableLicence } from './licences';
import { namesOf, type Place, placeWith } from './place';

/** What the facts are written from. */
export interface FactSources {
  store: Store;
  places: Places;
}

/** HTML of a part of a place's page, with the editions that it comes from. */
export interface PlaceFact {
  html: string;
  editions: readonly Edition[];
}

/** Source and year of a fact's figures, below them. */
export const sourceHtml = (editions: readonly Edition[]): string =>
  `<p class="quiet">${escapeHtml(creditOf(editions, true).source)}</p>`;

const nothing: PlaceFact = { html: '', editions: [] };

interface Answered<Row> {
  rows: readonly Row[];
  editions: readonly Edition[];
}

/** Answers a dataset; undefined if it cannot be asked about the place or has no edition. */
export async function ask<D extends AnyDataset>(
  store: Store,
  dataset: D,
  filters: Filters,
  signal: AbortSignal,
): Promise<Answered<RowOf<D>> | undefined> {
  try {
    return await store.answer(dataset, store.resolve(dataset, filters), signal);
  } catch (error) {
    if (isShown(error)) return undefined;
    throw error;
  }
}

/** The row of a place in a table, with a link to its page unless the table is on it. */
function placeRow(code: string, label: string, places: Places, isHere = false) {
  const { title = label, path } = placeWith(code, places) ?? {};
  return { name: title, ...(path && !isHere && { href: `.${path}` }) };
}

/** Number of subsectors listed. */
const SECTORS = 8;

/** Smallest quotient of a subsector that is called special here. */
const SPECIAL = 1.1;

const number = (label: string): TableColumn => ({ label, numeric: true });

/** Formats a share with a decimal, so that shares with a quotient far from 1 differ: `1,3%`. */
const finePercent = (share: number): string => `${formatDecimal(share * 100)}%`;

/** Which subsectors are larger here than in the country: their location quotients. */
export async function specialisationFact(
  { store }: FactSources,
  place: Place,
  signal: AbortSignal,
): Promise<PlaceFact> {
  if (place.level === 'country') return nothing;
  const answered = await ask(store, placeData.specialisation, place.filters, signal);
  const sectors = answered?.rows.filter(({ dimension }) => dimension === 'setor') ?? [];
  const total = totalOf(sectors);
  if (!answered || total === 0) return nothing;
  const heading = '<h3>O que há de especial aqui?</h3>';
  if (total < MIN_SPECIALISATION_LINKS) {
    const html = `${heading}<p>Com menos de ${MIN_SPECIALISATION_LINKS} vínculos, a comparação dos setores com os do Brasil não diz nada.</p>`;
    return { html, editions: answered.editions };
  }
  const special = sectors
    .filter(({ quotient }) => (quotient ?? 0) >= SPECIAL)
    .toSorted((a, b) => (b.quotient ?? 0) - (a.quotient ?? 0))
    .slice(0, SECTORS);
  const [first] = special;
  const lead = first
    ? specialisationSentence(place, first)
    : 'Nenhum setor emprega aqui uma parte bem maior do que no Brasil.';
  const table = tableHtml(
    'Setores que empregam aqui uma parte maior do que no Brasil',
    [
      { label: 'Setor' },
      number('Vínculos'),
      number('Parte aqui'),
      number('Parte no Brasil'),
      number('Vezes'),
    ],
    special.map(({ label, count, share, nationalShare, quotient }) => ({
      cells: [
        label,
        formatCount(count),
        finePercent(share ?? 0),
        finePercent(nationalShare ?? 0),
        formatIndex(quotient ?? 0),
      ],
    })),
  );
  const method =
    '“Vezes” é o quociente locacional: a parte do setor nos vínculos daqui, dividida pela parte dele nos do Brasil.';
  return {
    html: `${heading}<p>${escapeHtml(lead)}</p>${special.length > 0 ? table : ''}<p class="quiet">${method}</p>${sourceHtml(answered.editions)}`,
    editions: answered.editions,
  };
}

const levelNames: Readonly<Record<string, string>> = {
  Técnico: 'técnicos',
  Superior: 'superiores',
};

/** Address of the course search for a level of education within the radius of a municipality. */
const searchPath = (level: string, code: string): string =>
  `./busca-curso?${new URLSearchParams({ nivel_ensino: level, municipio: code, raio_km: String(NEARBY_KM) })}`;

/** Which courses a municipality has, and which there are near it. */
export async function coursesFact(
  { store, places }: FactSources,
  { level, code, filters }: Place,
  signal: AbortSignal,
): Promise<PlaceFact> {
  if (level !== 'municipality') return nothing;
  const answered = await ask(store, placeData.courses, filters, signal);
  const known = answered?.rows.filter(({ here }) => here !== null) ?? [];
  if (!answered || known.length === 0) return nothing;
  const parts = known.map(({ level: taught, here, within, nearest }) => {
    const kind = levelNames[taught] ?? taught;
    const sentence = nearbyCoursesSentence({ here: here ?? 0, within: within ?? 0, km: NEARBY_KM });
    const search = ` <a href="${escapeHtml(searchPath(taught, code))}">Ver os cursos</a>`;
    const list = tableHtml(
      `Municípios mais próximos com cursos ${kind}`,
      [{ label: 'Município' }, number('Distância (km)'), number('Cursos')],
      nearest.map(({ key, label, distance, courses }) => {
        const { name, href } = placeRow(key, label, places);
        return {
          cells: [name, formatDecimal(distance), formatCount(courses)],
          ...(href && { href }),
        };
      }),
    );
    return `<div class="span-6"><h3>Cursos ${kind} perto daqui</h3><p>${sentence}${within ? search : ''}</p>${nearest.length > 0 ? list : ''}</div>`;
  });
  return {
    html: `<div class="grid place-tables">${parts.join('')}</div>${sourceHtml(answered.editions)}`,
    editions: answered.editions,
  };
}

/** Number of similar places that a link compares with. */
const NEAREST = 3;

/** The places most similar to a municipality or a state, and how they are found. */
export async function similarFact(
  { store, places }: FactSources,
  place: Place,
  signal: AbortSignal,
): Promise<PlaceFact> {
  const { level, filters } = place;
  if (level !== 'municipality' && level !== 'state') return nothing;
  const answered = await ask(store, placeData.similar, filters, signal);
  if (!answered || answered.rows.length === 0) return nothing;
  const similar = answered.rows.filter(({ role }) => role === 'similar');
  const method = `<details><summary>Como se acham os lugares semelhantes</summary><p>${escapeHtml(similarPlacesMethod)}</p></details>`;
  const heading = '<h3>Lugares semelhantes</h3>';
  if (similar.length === 0) {
    const reason =
      'Falta a este lugar uma das características da comparação, como a remuneração mediana.';
    return { html: `${heading}<p>${reason}</p>${method}`, editions: answered.editions };
  }
  const own = answered.rows.filter(({ role }) => role === 'place');
  const columns = [
    { label: 'Lugar' },
    number('Habitantes'),
    number('Vínculos por mil habitantes'),
    number('Remuneração mediana'),
    number('Indústria'),
    number('Superior completo ou mais'),
  ];
  const table = tableHtml(
    'Lugares semelhantes',
    columns,
    [...own, ...similar].map((row) => {
      const { name, href } = placeRow(row.key ?? '', row.label, places, row.role === 'place');
      const cells = [
        name,
        formatCount(row.inhabitants ?? 0),
        formatDecimal(row.perThousand ?? 0),
        row.medianPay === null ? '–' : formatMoney(row.medianPay),
        row.industry === null ? '–' : formatPercent(row.industry),
        row.higher === null ? '–' : formatPercent(row.higher),
      ];
      return { cells, ...(href && { href }) };
    }),
  );
  const nearest = similar
    .slice(0, NEAREST)
    .flatMap(({ key }) => placeWith(key ?? '', places) ?? []);
  const href = escapeHtml(`.${comparisonPath([place, ...nearest].map(({ path }) => path))}`);
  const compare = `<p><a href="${href}">Comparar com ${escapeHtml(namesOf(nearest))}</a></p>`;
  const source = sourceHtml(answered.editions);
  return { html: `${heading}${table}${source}${compare}${method}`, editions: answered.editions };
}

/** A fact from described tables, with their licences. */
interface TableFact extends PlaceFact {
  tables: readonly TableLicence[];
}

/** The newest value of each indicator, next to those of the state and of Brazil. */
export async function indicatorsFact(
  { store }: FactSources,
  { level, code, filters }: Place,
  signal: AbortSignal,
): Promise<TableFact> {
  const none = { ...nothing, tables: [] };
  const answered = await ask(store, indicator.place, filters, signal);
  const known = answered?.rows.filter(({ value }) => value !== null) ?? [];
  if (!answered || known.length === 0) return none;
  const isMunicipality = level === 'municipality';
  const isCountry = level === 'country';
  const chosen = {
    ...(level === 'state' && { uf: code }),
    ...(isMunicipality && { uf: stateOfMunicipality(code), municipio: code }),
  };
  const table = tableHtml(
    'Outros indicadores',
    [
      { label: 'Indicador' },
      number('Ano'),
      number('Aqui'),
      ...(isMunicipality ? [number('No estado')] : []),
      ...(isCountry ? [] : [number('No Brasil')]),
      { label: 'Fonte' },
    ],
    known.map((row) => {
      const written = (value: number | null): string =>
        value === null ? NOT_INFORMED : valueWithUnit(value, row);
      return {
        cells: [
          row.title,
          String(row.year ?? ''),
          written(row.value),
          ...(isMunicipality ? [written(row.stateValue)] : []),
          ...(isCountry ? [] : [written(row.countryValue)]),
          row.source,
        ],
        href: `.${pages.indicadores.path}?${new URLSearchParams({ [INDICATOR]: row.indicator, ...chosen })}`,
      };
    }),
  );
  const link = `<p><a href=".${pages.indicadores.path}">Indicadores de todos os lugares</a></p>`;
  return { html: table + link, editions: answered.editions, tables: known };
}
