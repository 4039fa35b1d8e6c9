import type { AnyDataset, ColumnKind, Edition, Filters } from '@observatorio/contract';
import { documentationOf } from '@observatorio/contract/documentation';
import { formatDate, formatList } from '@observatorio/domain';
import { stringify } from 'csv-stringify/sync';

/** Facts for the notes of a CSV file. */
export interface CsvNotes {
  edition: Edition;
  filters: Filters;
  /** The label of a value of a filter. */
  nameOf: (filter: string, code: string) => string;
  /** Day of extraction, as an ISO 8601 date. */
  day: string;
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
  score: number(0, 1),
};

type Value = string | number | null | undefined;

/** Shown for withheld pay, as on cards. */
const WITHHELD = 'sigilo';

function cell(kind: ColumnKind, value: Value): string {
  if (kind === 'category') return String(value ?? '');
  if (value === null || value === undefined) return kind === 'money' ? WITHHELD : '';
  return numbers[kind].format(Number(value));
}

function filtersInWords(dataset: AnyDataset, { filters, nameOf }: CsvNotes): string {
  const parts = Object.entries(filters)
    .filter(([name]) => name !== 'ano')
    .map(([name, codes]) => {
      const label = dataset.filters.find((filter) => filter.name === name)?.label ?? name;
      return `${label}: ${formatList(codes.map((code) => nameOf(name, code)))}`;
    });
  return parts.join(' | ') || 'nenhum';
}

function notes(dataset: AnyDataset, about: CsvNotes): string[] {
  const { edition } = about;
  return [
    // The part after a semicolon is for programmers.
    documentationOf(dataset).summary.split(';', 1).join(),
    ...(edition.tipo === 'demonstracao' ? ['Dados de demonstração'] : []),
    `Fonte: ${edition.fontes.join(', ')}`,
    `Ano de referência: ${edition.ano}`,
    `Filtros: ${filtersInWords(dataset, about)}`,
    ...edition.notas,
    `Extraído em ${formatDate(`${about.day}T12:00:00Z`)}`,
  ];
}

/**
 * Rows as a CSV file for Excel in Portuguese: `;`, decimal comma, UTF-8 with BOM, CRLF, formulas
 * disarmed. The notes come first, one cell each, as `# …` lines: Excel shows them above the table
 * and pandas (`comment='#'`) and R (`comment.char = '#'`) skip them.
 */
export function toCsv(
  dataset: AnyDataset,
  rows: readonly Record<string, any>[],
  about: CsvNotes,
): string {
  const { columns } = dataset;
  const lines: readonly Record<string, Value>[] = dataset.linesOf?.(rows) ?? rows;
  return stringify(
    [
      ...notes(dataset, about).map((note) => [`# ${note.replaceAll(';', ',')}`]),
      columns.map(({ label }) => label),
      ...lines.map((line) => columns.map(({ key, kind }) => cell(kind, line[key]))),
    ],
    { delimiter: ';', record_delimiter: '\r\n', bom: true, escape_formulas: true },
  );
}

/** File name of a dataset and its filters: `empregados-ativos-por-setor-ano-2019-uf-33-35.csv`. */
export function csvName(dataset: AnyDataset, filters: Filters): string {
  const chosen = Object.entries(filters).flatMap(([name, codes]) => [name, ...codes]);
  const stem = [dataset.path.split('/').at(-1), ...chosen].join('-');
  return `${stem.slice(0, 100)}.csv`;
}
