import type { Area, CreditedEdition, Filters, Manifest, Message } from '@observatorio/contract';
import { portalPage, sharedFilters, without } from '@observatorio/contract';
import {
  emptySelectionSentence,
  type PayTerms,
  type Term,
  type Unit,
} from '@observatorio/language';
import {
  type Answer,
  type Card,
  type CardContext,
  type CardQuery,
  type CardRequest,
  type Dormant,
  isDormant,
  type Variant,
} from './card';
import { type Chip, filtersInWords } from './chips';
import type { Content } from './content';
import { fallbackTable } from './fallback-table';
import type { NameOf } from './filter-names';
import { emptyMessage, unknownMessage } from './messages';
import { type Provenance, provenanceOf } from './provenance';
import { ignoredFilter, partsIn, ROWS, rowsRequest } from './requests';
import { type Credit, creditOf } from './source-line';
import { tableView } from './table-view';
import { resolveTitle } from './title';

/** The answers to a card's requests by name, with the query that they answer. */
export interface Answered {
  query: CardQuery;
  answers: Readonly<Record<string, Answer | undefined>>;
  /** Editions of the card's own rows, as listed in the response. Default: unknown. */
  sources?: readonly CreditedEdition[] | undefined;
}

/** What a card shows besides its answers. */
interface Surroundings {
  /** The API's editions; undefined until they load. */
  manifest: Manifest | undefined;
  /** URL of the API, which is also that of the portal. */
  api: string;
  /** Current filters of the card's group. Default: none. */
  groupFilters?: Filters;
}

/** The rows of a card, arranged, with everything that follows from them alone. */
export interface PresentedFigures extends Provenance {
  variant: Variant;
  query: CardQuery;
  /** Filters of the rows. */
  filters: Filters;
  rows: readonly any[];
  unit: Unit;
  /** Returns the keys of the categories that are selected under these filters. */
  keysIn(filters: Filters): readonly string[];
  /** Returns the context of the rows while these categories are selected. */
  contextWith(selected: readonly string[]): CardContext<any>;
}

/** Keys of the rows whose codes are all selected. */
export const selectedKeys = (
  rows: readonly object[],
  codes: readonly string[],
  codesOf: (key: string) => readonly string[],
): string[] =>
  rows
    .map((row) => ('key' in row && typeof row.key === 'string' ? row.key : ''))
    .filter((key) => key && codesOf(key).every((code) => codes.includes(code)));

/** What is known about the rows of a card. */
interface KnownRows {
  rows: readonly unknown[];
  /** Editions of the rows, as listed in the response. Default: unknown. */
  sources?: readonly CreditedEdition[] | undefined;
  manifest: Manifest | undefined;
}

/** Returns where the rows of a variant come from. */
function provenanceFor(
  area: Area,
  variant: Variant,
  query: CardQuery,
  { rows, sources, manifest }: KnownRows,
): Provenance {
  const { filters } = rowsRequest(area, variant, query);
  const source = variant.rows.source(filters);
  const credited = typeof variant.sources === 'function' ? variant.sources(rows) : variant.sources;
  return provenanceOf(manifest, credited ?? [source], {
    year: filters.ano?.[0],
    answering: source,
    answered: sources,
  });
}

/** Arranges the answered rows of a card. The card must apply to the query. */
export function figuresOf(
  { area, variantOf }: Card,
  { query, answers, sources }: Answered,
  { manifest, api, groupFilters = {} }: Surroundings,
): PresentedFigures {
  const { filters } = query;
  const own = answers[ROWS];
  const given = own?.rows ?? [];
  const declared = variantOf(query) as Variant;
  const variant = declared.variantFor?.(given) ?? declared;
  const provenance = provenanceFor(area, variant, query, { rows: given, sources, manifest });
  const parts = partsIn(answers);
  const rows = variant.arrange(variant.complete?.(given, parts) ?? given, query);
  const unit = area.unitOf(filters);
  return {
    ...provenance,
    variant,
    query,
    filters,
    rows,
    unit,
    keysIn: (current) =>
      selectedKeys(rows, (variant.selects && current[variant.selects]) || [], variant.codesOf),
    contextWith: (selected) => ({
      filters,
      selected,
      unit,
      pay: provenance.pay,
      editions: provenance.editions,
      links: provenance.links,
      parts,
      page: { number: query.page, total: own?.page?.total ?? 0 },
      groupFilters,
      api,
      hrefOf: (target) => portalPage(api, area, target),
    }),
  };
}

/** A message that explains why a card draws nothing. */
export interface Absence {
  message: Message;
  /** Whether the figures are unknown rather than zero. */
  isUnknown: boolean;
}

/** Returns why a card has no figures to draw; undefined if it has some. */
export function absenceOf(
  { area }: Card,
  { variant, rows, filters, editions, contextWith }: PresentedFigures,
  chips: readonly Chip[],
): Absence | undefined {
  if (!variant.isEmpty(rows, contextWith([]))) return undefined;
  const unknown = unknownMessage(area, filters, editions);
  return { message: unknown ?? emptyMessage(area, filters, chips), isUnknown: Boolean(unknown) };
}

/**
 * Sentence of a card. A selected category without a row has a count of zero, or an unknown one, which
 * the sentence must state instead of describing the other rows.
 */
export function sentenceOf(
  { area }: Card,
  { variant, rows, filters, unit, editions, keysIn, contextWith }: PresentedFigures,
  nameOf: NameOf,
): string {
  const keys = keysIn(filters);
  const own = ignoredFilter(area, variant, filters);
  const uncounted = own && keys.length === 0 ? (filters[own] ?? []) : [];
  if (!own || uncounted.length === 0) {
    return variant.summarize(rows, keys, unit, contextWith(keys));
  }
  const unknown = unknownMessage(area, filters, editions);
  if (unknown) return `${unknown.title}.`;
  const names = uncounted.map((code) => nameOf(own, code));
  return emptySelectionSentence(names, unit);
}

/** Message in place of a breakdown that no source reports. */
export const UNREPORTED: Message = {
  title: 'Não há gráfico.',
  text: 'A fonte destes dados não informa esta divisão.',
};

/**
 * Whether a row's count is zero and its other figures are zero or missing. A page's own row may
 * have other figures but no count, which is read as zero.
 */
const isZero = (row: object, { columns }: Variant): boolean =>
  'count' in row &&
  row.count === 0 &&
  columns.every(({ key, kind }) => kind === 'category' || !Reflect.get(row, key));

/**
 * Returns the reason not to draw rows: all are zero, or all are "Não informado", which would be a
 * single grey mark.
 */
export function reasonAgainstDrawing(
  rows: readonly object[],
  variant: Variant,
): Message | undefined {
  const known = rows.filter((row) => !('key' in row && row.key === null));
  if (rows.length === 0 || !known.every((row) => 'key' in row && isZero(row, variant))) {
    return undefined;
  }
  const hasNoCounts = rows.every((row) => 'count' in row && row.count === 0);
  return hasNoCounts
    ? { title: 'Todos os valores são zero.', text: 'Por isso não há gráfico.' }
    : UNREPORTED;
}

/** Everything that a card says in words. */
export interface CardTexts extends Credit {
  /** Title for the filters of the rows. */
  title: string;
  sentence: string;
  /** The filters of the rows, one per value: `Estado: São Paulo`. */
  filters: readonly string[];
  terms: readonly Term[];
  /** What the picture of the card measures. */
  measure: string;
}

/** Titles of a card under these filters: for its variant, or while it does not apply. */
export const titleOf = (shape: Variant | Dormant, filters: Filters): string =>
  resolveTitle(shape.title, filters);

/** Returns everything that a card says in words about its figures. */
export function textsOf(
  card: Card,
  figures: PresentedFigures,
  nameOf: NameOf,
  absence: Absence | undefined,
): CardTexts {
  const { variant, query, filters, rows, unit, editions, pay, contextWith } = figures;
  const named = variant.named?.(contextWith([]).parts);
  return {
    title: named?.title ?? titleOf(variant, filters),
    sentence: absence?.isUnknown ? `${absence.message.title}.` : sentenceOf(card, figures, nameOf),
    filters: filtersInWords(
      {
        area: card.area,
        filters: without(sharedFilters(filters), variant.ignores ?? []),
        fixed: query.fixed,
      },
      nameOf,
    ),
    ...creditOf(editions, rows.length > 0),
    terms: termsOf(variant, pay, filters),
    measure: named?.measure ?? variant.measure ?? unit.many,
  };
}

const termsOf = ({ term }: Variant, pay: PayTerms, filters: Filters): readonly Term[] =>
  [(typeof term === 'function' ? term({ pay, filters }) : term) ?? []].flat();

/** Returns what a card says in words until it has rows. */
export function pendingTexts(
  { area }: Card,
  variant: Variant,
  query: CardQuery,
  manifest: Manifest | undefined,
): Pick<CardTexts, 'sentence' | 'terms'> & Credit {
  const { editions, pay } = provenanceFor(area, variant, query, { rows: [], manifest });
  return {
    sentence: '',
    ...creditOf(editions, false),
    terms: termsOf(variant, pay, query.filters),
  };
}

/** Returns what a card draws while these categories are selected. */
export function drawnContent(
  { variant, rows, contextWith }: PresentedFigures,
  selected: readonly string[],
): Content {
  const message = reasonAgainstDrawing(rows, variant);
  return message ? { kind: 'message', message } : variant.draw(rows, contextWith(selected));
}

/** Request for the rows of a card's CSV file; undefined while the card does not apply. */
export function fileRequest({ area, variantOf }: Card, query: CardQuery): CardRequest | undefined {
  const shape = variantOf(query);
  return isDormant(shape) ? undefined : rowsRequest(area, shape, query);
}

/** Static table of a card's rows with a link to its page, for readers without scripts. */
export const staticTable = (
  { variant, rows }: Pick<PresentedFigures, 'variant' | 'rows'>,
  caption: string,
  href: string | undefined,
): string => fallbackTable({ caption, ...tableView(variant.columns, rows), href });
