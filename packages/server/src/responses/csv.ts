import {
  type AnyDataset,
  COMPARED_OVER_YEARS,
  type Column,
  type ColumnKind,
  comparedKind,
  type Edition,
  type Filters,
  isPartialYear,
  isYearly,
  sharedFilters,
  withSegment,
  workingAgeColumns,
  yearName,
} from '@observatorio/contract';
import { documentationOf } from '@observatorio/contract/documentation';
import { breaksIn, payBreaksIn } from '@observatorio/domain';
import { coverageInWords, formatDate, formatList, payNoun } from '@observatorio/language';
import type { OmittedYear } from '@observatorio/store';
import { stringify } from 'csv-stringify/sync';

/** Information for the notes of a CSV file. */
export interface CsvNotes {
  /** Editions that the rows come from. */
  editions: readonly Edition[];
  filters: Filters;
  /** Returns the label of a filter value. */
  nameOf: (filter: string, code: string) => string;
  /** Date of extraction, in ISO 8601 format. */
  day: string;
  /** Years of the source that the rows leave out. Default: none. */
  omitted?: readonly OmittedYear[] | undefined;
  /** Figures of a card that the rows do not contain, one note each. Default: none. */
  figures?: readonly string[] | undefined;
}

const number = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('pt-BR', {
    useGrouping: false,
    minimumFractionDigits,
    maximumFractionDigits,
  });

const numbers: Record<Exclude<ColumnKind, 'category'>, Intl.NumberFormat> = {
  count: number(0, 0),
  money: number(2, 2),
  share: number(0, 6),
  score: number(1, 1),
  figure: number(0, 1),
  ratio: number(2, 2),
  value: number(0, 6),
};

type Value = string | number | null | undefined;

/** Placeholder for withheld pay, as on cards. */
const WITHHELD = 'sigilo';

/**
 * Neutralises text that a spreadsheet would evaluate as a formula, including one that starts with a
 * full-width character.
 */
const disarmed = (text: string): string => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text);

/** Whether a line counts no links, so that it has no pay to withhold. */
const hasNoLinks = (line: object): boolean =>
  ['count', 'links'].some((key) => Reflect.get(line, key) === 0);

function cell({ key, kind }: Column<any>, line: object): string {
  const value = Reflect.get(line, key) as Value;
  if (kind === 'category' || value === undefined) return disarmed(String(value ?? ''));
  if (value === null) return kind === 'money' && !hasNoLinks(line) ? WITHHELD : '';
  return numbers[kind].format(Number(value));
}

/** Returns the columns of the CSV file of a dataset's rows, whose headings name their inhabitants. */
function columnsOf({ file, columns }: AnyDataset, [row]: readonly object[]) {
  const all = file?.columns ?? columns;
  return row && 'ages' in row && row.ages === 'working' ? workingAgeColumns(all) : all;
}

/** Writes a row as notes, one per column; leaves out empty cells. */
export const rowInNotes = (dataset: AnyDataset, row: object): string[] =>
  (dataset.file?.lines([row]) ?? [row]).flatMap((line) =>
    columnsOf(dataset, [row]).flatMap((column) => {
      const text = cell(column, line);
      return text ? [`${column.label}: ${text}`] : [];
    }),
  );

/**
 * Filters omitted from the list in the notes, because they are stated elsewhere or do not affect
 * which rows match.
 */
const unlisted = ['ano', 'currentPage', 'pageSize', 'sortField', 'sortOrder'];

function filtersInWords(dataset: AnyDataset, { filters, nameOf }: CsvNotes): string {
  const named = (name: string) => (code: string) => {
    const kind = name === COMPARED_OVER_YEARS ? comparedKind(code) : undefined;
    const label = nameOf(kind ?? name, code);
    return label === code ? code : `${label} (${code})`;
  };
  const parts = Object.entries(sharedFilters(filters))
    .filter(([name]) => !unlisted.includes(name))
    .map(([name, codes]) => {
      const label = dataset.filters.find((filter) => filter.name === name)?.label ?? name;
      return `${label}: ${formatList(codes.map(named(name)))}`;
    });
  return parts.join(' | ') || 'nenhum';
}

const kinds = { demonstracao: 'dados de demonstração', oficial: 'dados oficiais' } as const;

/** Notes on an edition: its sources, kind, dates, covered states and caveats. */
function editionNotes(edition: Edition): string[] {
  const { conjunto, tipo, fontes, importadoEm, ufs, conferencia, notas, trecho } =
    withSegment(edition);
  const year = isYearly(conjunto)
    ? `ano de referência ${yearName(edition)}`
    : 'sem ano de referência';
  const coverage = coverageInWords(ufs);
  return [
    `Fonte: ${fontes.join(', ')} (${conjunto}, ${kinds[tipo]}, ${year}, importado em ${formatDate(importadoEm)})`,
    ...(coverage ? [`Cobertura de ${conjunto}: ${coverage}`] : []),
    ...(trecho ? [`Anos comparáveis de ${conjunto}: ${trecho}`] : []),
    ...(conferencia ? [`Comparação de ${conjunto} com o publicado: ${conferencia.texto}`] : []),
    ...notas.map((note) => `Nota de ${conjunto}: ${note}`),
  ];
}

const hasPay = ({ columns }: AnyDataset): boolean => columns.some(({ kind }) => kind === 'money');

const basisOf = ({ baseRemuneracao = 'dezembro' }: Edition) => baseRemuneracao;

/**
 * Notes on the unit and basis of the pay columns, one for each basis with its years; empty if the
 * dataset has no pay columns or the editions include no employment links.
 */
function payNotes(dataset: AnyDataset, { editions }: CsvNotes): string[] {
  if (!hasPay(dataset)) return [];
  const links = editions.filter(({ conjunto }) => conjunto === 'rais');
  const bases = [...new Set(links.map(basisOf))];
  return bases.map((basis) => {
    const years = links.filter((each) => basisOf(each) === basis).map(({ ano }) => String(ano));
    const which = bases.length > 1 ? `, ${formatList(years.toSorted())}` : '';
    return `Remuneração em reais${which}: ${payNoun({ basis })}`;
  });
}

/** Notes on the breaks between the years of a series on employment links. */
function breakNotes(dataset: AnyDataset, editions: readonly Edition[]): string[] {
  const years = editions.map(({ ano }) => ano);
  const isMean = (year: number) =>
    editions.some((edition) => edition.ano === year && basisOf(edition) === 'media');
  const breaks = breaksIn(
    years,
    editions.filter(isPartialYear).map(({ ano }) => ano),
  );
  const payBreaks = hasPay(dataset) ? payBreaksIn(years, isMean) : [];
  return [
    ...breaks.map(({ from, to, reason }) => `Quebra entre ${from} e ${to}: ${reason}`),
    ...payBreaks.map(
      ({ from, to, reason }) => `Quebra da remuneração entre ${from} e ${to}: ${reason}`,
    ),
  ];
}

/** Notes on the years of a series that do not compare, and on those that it leaves out. */
function seriesNotes(dataset: AnyDataset, { editions, omitted = [] }: CsvNotes): string[] {
  const [answering] = editions;
  if (!dataset.overYears || !answering) return [];
  const { conjunto } = answering;
  const years = editions.filter(
    (edition) =>
      edition.conjunto === conjunto &&
      omitted.every((year) => year.edition.versao !== edition.versao),
  );
  const reasons = [...new Set(omitted.map(({ reason }) => reason))].map((reason) => {
    const without = omitted.filter((year) => year.reason === reason);
    return `Fora da série, ${formatList(without.map(({ edition }) => String(edition.ano)))}: ${reason}`;
  });
  return [...(conjunto === 'rais' ? breakNotes(dataset, years) : []), ...reasons];
}

function notesOf(
  dataset: AnyDataset,
  about: CsvNotes,
  rows: readonly Record<string, any>[],
): string[] {
  const [answering] = about.editions;
  const { summary, summaryFor } = documentationOf(dataset);
  // Beside other sources, the list of occupations only gives titles.
  const isSample = about.editions.some(
    (edition) =>
      edition.tipo === 'demonstracao' && (edition === answering || edition.conjunto !== 'cbo'),
  );
  return [
    // The part after the semicolon is aimed at developers.
    summaryFor?.(rows) ?? summary.split(';', 1).join(),
    ...(about.figures ?? []),
    ...(isSample ? [SAMPLE] : []),
    ...(answering && isYearly(answering.conjunto) && !dataset.overYears
      ? [`Ano de referência: ${yearName(answering)}`]
      : []),
    ...payNotes(dataset, about),
    ...seriesNotes(dataset, about),
    `Filtros: ${filtersInWords(dataset, about)}`,
    ...about.editions.flatMap(editionNotes),
    `Extraído em ${formatDate(`${about.day}T12:00:00Z`)}`,
  ];
}

const SAMPLE = 'Dados de demonstração';

/**
 * Formats a note as a single cell, without characters that CSV readers treat as separators, quotes
 * or line ends.
 */
const noteCell = (note: string): string =>
  `# ${note.replaceAll(';', ' –').replaceAll('"', '”').replace(/\s+/g, ' ')}`;

/** A table for a CSV file, with the notes below it. */
export interface CsvTable {
  columns: readonly Column<any>[];
  lines: readonly object[];
  notes: readonly string[];
}

/**
 * Writes a table as a CSV file for Portuguese-language Excel: `;`, decimal comma, UTF-8 with BOM,
 * CRLF, formulas neutralised. The header is the first line, where every reader expects it. The
 * notes follow an empty line, which ends the table in a spreadsheet. They are `# …` lines, which
 * DuckDB and pandas (`comment = '#'`) and R (`comment.char = '#'`) skip, and they have as many
 * cells as the other lines.
 */
export function csvOf({ columns, lines, notes }: CsvTable): string {
  const write = (cells: string[][], bom: boolean) =>
    stringify(cells, { delimiter: ';', record_delimiter: '\r\n', bom });
  const table = write(
    [
      columns.map(({ label }) => label),
      ...lines.map((line) => columns.map((column) => cell(column, line))),
    ],
    true,
  );
  const blanks = columns.slice(1).map(() => '');
  return `${table}\r\n${write(
    notes.map((note) => [noteCell(note), ...blanks]),
    false,
  )}`;
}

/** Writes the rows of a dataset as a CSV file. */
export function toCsv(
  dataset: AnyDataset,
  rows: readonly Record<string, any>[],
  about: CsvNotes,
): string {
  return csvOf({
    columns: columnsOf(dataset, rows),
    lines: dataset.file?.lines(rows) ?? dataset.linesOf?.(rows) ?? rows,
    notes: notesOf(dataset, about, rows),
  });
}

/** Portuguese file-name words for the English words in paths. */
const translations: Readonly<Record<string, string>> = {
  profile: 'perfil',
  filters: 'filtros',
  market: 'mercado',
  occupation: 'ocupacao',
};

/** Maximum length of a file name without its extension, in characters. */
const MAX_NAME = 150;

/**
 * Builds a file name from the filters and the path, which is unique to each dataset:
 * `mercado-trabalho-empregados-ativos-por-setor-ano-2019-uf-33-35.csv`.
 */
export function csvName(dataset: AnyDataset, filters: Filters): string {
  const subject = dataset.path
    .replace(/^\/api\/(v1\/)?(visao-geral-)?/, '')
    .replace(/\w+/g, (word) => translations[word] ?? word)
    .replaceAll('/', '-');
  const chosen = Object.entries(filters)
    .filter(([name]) => name !== 'pageSize' && !(name === 'ano' && dataset.undated))
    .flatMap(([name, codes]) => [name, ...codes]);
  const stem = [subject, ...chosen]
    .join('-')
    .normalize('NFD')
    .replace(/[^\w-]/g, '');
  return `${stem.slice(0, MAX_NAME)}.csv`;
}
