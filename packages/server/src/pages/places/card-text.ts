import {
  type Answer,
  absenceOf,
  type CardQuery,
  type CardRequest,
  chipsOf,
  drawnContent,
  effectiveFilters,
  figuresOf,
  isDormant,
  namesIn,
  namesRequest,
  type PresentedFigures,
  plainQuery,
  type TableColumn,
  type TableRow,
  tableView,
  textsOf,
  titleOf,
  WITHHELD,
} from '@observatorio/cards';
import {
  type Edition,
  type FilterOption,
  type Filters,
  formatFilters,
} from '@observatorio/contract';
import { OTHERS } from '@observatorio/domain';
import { escapeHtml, withUnit } from '@observatorio/language';
import type { PlaceTag } from '@observatorio/pages';
import type { Store } from '@observatorio/store';
import { answersOf, isShown } from '../../responses/card-answers';
import type { Place } from './place';

/** Default of the maximum number of rows of a table; the CSV file has all of them. */
const MAX_ROWS = 30;

const ROWS = { one: 'linha', many: 'linhas', feminine: true } as const;

/** A card in the HTML of a place's page. */
export interface CardText {
  html: string;
  /** What the card says in one sentence; empty if it shows no figures. */
  sentence: string;
  editions: readonly Edition[];
  /** Why there are no figures. Default: there are some. */
  absence?: string;
}

/** The filters of a card on the page of a place; undefined if the card knows no such place. */
function fixedFilters(
  { card, filters, needsParts = false }: PlaceTag,
  place: Place,
): Filters | undefined {
  if (needsParts && place.level === 'municipality') return undefined;
  const known = new Set(card.area.filters.map(({ name }) => String(name)));
  if (Object.keys(place.filters).some((name) => !known.has(name))) return undefined;
  return { ...filters, ...place.filters };
}

/** The answer to the request for the names of a place, which needs no query. */
const namingAnswer = ({ code, name, level }: Place): Answer<FilterOption> => ({
  rows: level === 'municipality' ? [{ filter: 'municipio', code, label: name }] : [],
});

const cell = (text: string, numeric: boolean | undefined): string =>
  `<td${numeric ? ' class="number"' : ''}>${escapeHtml(text)}</td>`;

/** The first cell of a row, which names it. */
const header = ({ cells, href }: Pick<TableRow, 'cells' | 'href'>): string => {
  const name = escapeHtml(cells[0] ?? '');
  return `<th scope="row">${href ? `<a href="${escapeHtml(href)}">${name}</a>` : name}</th>`;
};

/** Writes a table with a caption. */
export function tableHtml(
  caption: string,
  columns: readonly TableColumn[],
  rows: readonly Pick<TableRow, 'cells' | 'href'>[],
): string {
  const head = columns.map(
    ({ label, numeric }) =>
      `<th scope="col"${numeric ? ' class="number"' : ''}>${escapeHtml(label)}</th>`,
  );
  const body = rows.map(
    (row) =>
      `<tr>${header(row)}${columns
        .slice(1)
        .map(({ numeric }, at) => cell(row.cells[at + 1] ?? '', numeric))
        .join('')}</tr>`,
  );
  const name = escapeHtml(caption);
  // Wide tables scroll on their own; whoever uses a keyboard must be able to focus them.
  return `<div class="place-table" role="region" aria-label="${name}" tabindex="0"><table><caption>${name}</caption><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** One line in place of a card without figures. */
const absent = (title: string, reason: string): CardText => ({
  html: `<p class="span-12 place-absent"><strong>${escapeHtml(title)}:</strong> ${escapeHtml(reason)}</p>`,
  sentence: '',
  editions: [],
  absence: reason,
});

const attributesOf = (filters: Filters): string =>
  Object.entries(filters)
    .map(([name, codes]) => ` ${name}="${escapeHtml(codes.join(','))}"`)
    .join('');

/** Address of the card's rows as a CSV file. */
const csvPath = (tag: string, filters: Filters): string =>
  `./embed/${tag}.csv?${formatFilters(filters)}`;

/** Rows and their cells. */
interface Table {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/** The table of a card whose content is not drawn from columns: a list in pages, or figures. */
function contentTable(figures: PresentedFigures): Table {
  const content = drawnContent(figures, []);
  if (content.kind === 'paged') {
    const { columns, rows } = content;
    return {
      columns,
      rows: rows.map((row) => (row.href ? { ...row, href: `.${row.href}` } : row)),
    };
  }
  if (content.kind !== 'figures') return { columns: [], rows: [] };
  return {
    columns: [{ label: 'Medida' }, { label: 'Valor', numeric: true }],
    rows: content.figures.map(({ name, value }) => ({ key: null, cells: [name, value] })),
  };
}

const countOf = (row: object): number => ('count' in row ? Number(row.count) : 0);

/** Whether a row counts what the other rows do not. */
const isRest = (row: object): boolean => 'label' in row && row.label === OTHERS;

/** Keeps the rows with the highest counts, in their order, if there are too many for the page. */
function largest(all: readonly object[], max: number): readonly object[] {
  const rows = all.filter((row) => !isRest(row));
  if (rows.length <= max) return all;
  const kept = new Set(rows.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, max));
  return rows.filter((row) => kept.has(row));
}

/** The row of everything that the kept rows do not count. */
function restRow(all: readonly object[], kept: readonly object[]): object[] {
  const sum = (rows: readonly object[]) => rows.reduce((total, row) => total + countOf(row), 0);
  const count = sum(all) - sum(kept);
  return count > 0 ? [{ key: null, label: OTHERS, count }] : [];
}

/** The table of a card, with the largest rows only. */
function tableOf(figures: PresentedFigures, { rows: max = MAX_ROWS, hasRest }: PlaceTag): Table {
  const { columns } = figures.variant;
  if (columns.length === 0) {
    const table = contentTable(figures);
    return { ...table, rows: table.rows.slice(0, max) };
  }
  const kept = largest(figures.rows, max).filter((row) => !hasRest || !isRest(row));
  return tableView(columns, hasRest ? [...kept, ...restRow(figures.rows, kept)] : kept);
}

/** Says how many rows of a card its table leaves out; empty for none. */
const restInWords = (rest: number): string => (rest > 0 ? ` (mais ${withUnit(rest, ROWS)})` : '');

/** Reason why cells of a table are withheld; empty if none is. */
const secrecy = (rows: readonly TableRow[]): string =>
  rows.some(({ cells }) => cells.includes(WITHHELD))
    ? `<p class="quiet">“${WITHHELD}”: são poucos os vínculos com remuneração conhecida, ou na faixa do valor, e ele mostraria quanto ganha uma pessoa.</p>`
    : '';

/** Reasons why years of a table do not compare; empty if all do. */
const breaksHtml = ({ variant, rows, contextWith }: PresentedFigures): string =>
  (variant.breaksOf?.(rows, contextWith([])) ?? [])
    .map(({ reason }) => `<p class="quiet">${escapeHtml(reason)}</p>`)
    .join('');

/**
 * Writes a card of a place's page: its tag, with its sentence and table as children. Undefined if
 * the card cannot be about such a place.
 */
export async function writeCard(
  store: Store,
  tag: PlaceTag,
  place: Place,
  signal: AbortSignal,
): Promise<CardText | undefined> {
  const { card, class: className, heading } = tag;
  const { area } = card;
  const fixed = fixedFilters(tag, place);
  if (!fixed) return undefined;
  const filters = effectiveFilters(area, { group: area.defaults ?? {}, fixed });
  const query: CardQuery = { ...plainQuery(filters), fixed };
  const shape = card.variantOf(query);
  const title = heading ?? titleOf(shape, filters);
  if (isDormant(shape)) return absent(title, shape.dormant);
  const naming = namesRequest(area, filters);
  const isNaming = (request: CardRequest) => request.dataset === naming?.dataset;
  let answers: Awaited<ReturnType<typeof answersOf>>;
  try {
    answers = await answersOf(store, card, query, signal, (request) =>
      isNaming(request) ? namingAnswer(place) : undefined,
    );
  } catch (error) {
    if (isShown(error)) return absent(title, error.message);
    throw error;
  }
  const { answered, names, editions } = answers;
  const manifest = store.manifest();
  const figures = figuresOf(card, answered, { manifest, api: '' });
  const nameOf = namesIn(area, filters, names);
  const absence = absenceOf(card, figures, chipsOf({ area, filters, fixed }, nameOf));
  if (absence) {
    const { message, isUnknown } = absence;
    return absent(title, isUnknown ? `${message.title}. ${message.text}` : `${message.title}.`);
  }
  const { sentence, source } = textsOf(card, figures, nameOf, absence);
  const { columns, rows } = tableOf(figures, tag);
  const csv = escapeHtml(csvPath(card.tag, fixed));
  const children = [
    `<h3>${escapeHtml(title)}</h3>`,
    sentence && `<p>${escapeHtml(sentence)}</p>`,
    columns.length > 0 && rows.length > 0 ? tableHtml(title, columns, rows) : '',
    secrecy(rows),
    breaksHtml(figures),
    `<p class="quiet">${escapeHtml(source)} <a href="${csv}">Baixar em CSV${restInWords(figures.rows.length - rows.length)}</a></p>`,
  ];
  const own = heading === undefined ? '' : ` heading="${escapeHtml(heading)}"`;
  const group = `lugar-${place.code || 'brasil'}`;
  return {
    html: `<${card.tag} class="${className}" group="${group}" heading-level="3"${own}${attributesOf(fixed)}>${children.filter(Boolean).join('')}</${card.tag}>`,
    sentence,
    editions,
  };
}
