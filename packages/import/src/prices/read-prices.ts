import {
  followingMonth,
  ipca,
  isMonth,
  type Month,
  monthOf,
  type PriceIndices,
} from '@observatorio/domain';
import { Refusal } from '@observatorio/store';
import { monthName } from './month-name';

/** SIDRA variable of the index with December 1993 = 100, in table 1737. */
const VARIABLE = '2266';

/** Months of a file: price indices, or monthly rates in percent. */
export interface PricesRead {
  kind: 'indices' | 'rates';
  values: ReadonlyMap<Month, number>;
}

/** What a JSON or CSV file may hold, for messages. */
const EXPECTED =
  'Use o JSON ou o CSV da tabela 1737 do SIDRA, com a variável 2266 (número-índice, dezembro de 1993 = 100), ou o JSON da série 433 do Banco Central.';

/**
 * Reads the IPCA from the text of a file: JSON of the aggregates API or of the values API of SIDRA, CSV
 * of the SIDRA site, or JSON of series 433 of the Banco Central. Months that the file marks as
 * unpublished are left out. Throws a Refusal that names the file for anything else.
 */
export function readPrices(name: string, text: string): PricesRead {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const read = /^[[{]/.test(trimmed) ? fromJson(name, trimmed) : fromCsv(name, trimmed);
  if (read.values.size === 0) throw new Refusal(`${name}: não há meses do IPCA nele. ${EXPECTED}`);
  return read;
}

function fromJson(name: string, text: string): PricesRead {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new Refusal(`${name}: não é um JSON inteiro. ${EXPECTED}`, { cause });
  }
  const items = Array.isArray(data) ? data.filter(isRecord) : [];
  const [first] = items;
  if (first && 'resultados' in first) return fromAggregates(name, items);
  if (first && 'V' in first) return fromValues(name, items);
  if (first && 'data' in first && 'valor' in first) return fromRates(name, items);
  throw new Refusal(`${name}: não é um JSON do IPCA. ${EXPECTED}`);
}

type Item = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const listOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** `api/v3/agregados/1737/…`: variables, each with its series by `202512`. */
function fromAggregates(name: string, variables: readonly Item[]): PricesRead {
  const variable = variables.find(({ id }) => String(id) === VARIABLE);
  if (!variable) throw wrongVariable(name, String(variables[0]?.id));
  const all = listOf(variable.resultados).flatMap(({ series }) => listOf(series));
  if (all.length !== 1) {
    throw new Refusal(`${name}: tem ${all.length} séries, e não só a do Brasil. ${EXPECTED}`);
  }
  const serie = all[0]?.serie;
  return indicesOf(name, isRecord(serie) ? Object.entries(serie) : []);
}

/** `apisidra…/values/t/1737/…`: the first item holds the headings, whose keys vary by query. */
function fromValues(name: string, [headings = {}, ...rows]: readonly Item[]): PricesRead {
  const keyOf = (heading: string) =>
    Object.keys(headings).find((key) => headings[key] === heading) ?? '';
  const month = keyOf('Mês (Código)');
  const variable = keyOf('Variável (Código)');
  if (month === '') throw new Refusal(`${name}: não tem a coluna “Mês (Código)”. ${EXPECTED}`);
  const chosen = variable ? rows.filter((row) => String(row[variable]) === VARIABLE) : rows;
  if (chosen.length === 0) throw wrongVariable(name, String(rows[0]?.[variable]));
  return indicesOf(
    name,
    chosen.map((row) => [String(row[month]), row.V]),
  );
}

const wrongVariable = (name: string, found: string): Refusal =>
  new Refusal(`${name}: tem a variável ${found}, e não a 2266. ${EXPECTED}`);

/** Series of monthly rates: `[{"data":"01/12/2019","valor":"1.15"}]`. */
function fromRates(name: string, items: readonly Item[]): PricesRead {
  const entries = items.map(({ data, valor }): [string, unknown] => {
    const [, month = '', year = ''] = /^\d\d\/(\d\d)\/(\d{4})$/.exec(String(data)) ?? [];
    return [`${year}${month}`, valor];
  });
  return { kind: 'rates', values: monthsOf(name, entries, -50) };
}

const months = Array.from({ length: 12 }, (_, index) => monthName(monthOf(2000, index + 1)));

/** Table of the SIDRA site, separated by commas or semicolons: `"dezembro 2019","5320.25"`. */
function fromCsv(name: string, text: string): PricesRead {
  const lines = text.split(/\r?\n/).map((line) => line.split(/[,;]\s*(?=")|;/).map(unquoted));
  const heading = text.slice(0, 1000).toLowerCase();
  if (!/n[úu]mero-[íi]ndice/.test(heading) || !heading.includes('dezembro de 1993')) {
    throw new Refusal(
      `${name}: as primeiras linhas não dizem “Número-índice (base: dezembro de 1993 = 100)”. ${EXPECTED}`,
    );
  }
  const entries = lines.flatMap(([first = '', ...cells]): [string, unknown][] => {
    const [, word = '', year = ''] = /^(\p{L}+) (?:de )?(\d{4})$/u.exec(first.toLowerCase()) ?? [];
    const month = months.findIndex((each) => each.startsWith(`${word} `)) + 1;
    return month > 0 ? [[monthOf(Number(year), month).replace('-', ''), cells.at(-1)]] : [];
  });
  return indicesOf(name, entries);
}

const unquoted = (cell: string): string => cell.trim().replace(/^"|"$/g, '').trim();

const indicesOf = (name: string, entries: readonly [string, unknown][]): PricesRead => ({
  kind: 'indices',
  values: monthsOf(name, entries, 0),
});

/** Texts with which SIDRA marks values that are not published, not applicable or withheld. */
const UNPUBLISHED = new Set(['', '-', '..', '...', 'X']);

/** Parses months `202512` and their values, which must exceed `least`. */
function monthsOf(
  name: string,
  entries: readonly [string, unknown][],
  least: number,
): Map<Month, number> {
  const values = new Map<Month, number>();
  for (const [key, value] of entries) {
    const month = `${key.slice(0, 4)}-${key.slice(4)}`;
    if (!isMonth(month)) throw new Refusal(`${name}: “${key}” não é um mês. ${EXPECTED}`);
    const text = String(value ?? '').trim();
    if (UNPUBLISHED.has(text)) continue;
    const number = Number(text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text);
    if (!Number.isFinite(number) || number <= least) {
      throw new Refusal(`${name}: “${text}”, de ${monthName(month)}, não é um número que sirva.`);
    }
    if (values.has(month)) throw new Refusal(`${name}: ${monthName(month)} aparece duas vezes.`);
    values.set(month, number);
  }
  return values;
}

/** First month of the project's table; SIDRA has earlier ones, in tiny numbers. */
const [FIRST = monthOf(1994, 1)] = ipca.keys();

/** Indices with which a file may differ from the project's table; its earlier months are chained. */
const INDEX_TOLERANCE = 0.05;

/** Difference in percentage points of rates that are published with two decimals. */
const RATE_TOLERANCE = 0.011;

/** Returns the month before another one. */
function previousMonth(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? monthOf(year - 1, 12) : monthOf(year, number - 1);
}

/**
 * Returns the indices of the months that follow the project's table, oldest first, chaining rates onto
 * the known index. Throws a Refusal that names the first month that is missing between those of the
 * file, or that disagrees with the table.
 */
export function newIndices(
  name: string,
  { kind, values }: PricesRead,
  known: PriceIndices,
): Map<Month, number> {
  const indices = new Map(known);
  const added = new Map<Month, number>();
  let expected: Month | undefined;
  for (const month of [...values.keys()].filter((each) => each >= FIRST).toSorted()) {
    const value = values.get(month) ?? 0;
    const base = month === FIRST ? 100 : indices.get(previousMonth(month));
    const missing = expected ?? (base === undefined ? afterNewest(indices) : month);
    if (missing !== month || base === undefined) {
      throw new Refusal(`${name}: falta ${monthName(missing)}.`);
    }
    const table = ipca.get(month);
    if (table === undefined) {
      const index = kind === 'indices' ? value : Math.round(base * (100 + value)) / 100;
      indices.set(month, index);
      added.set(month, index);
    } else {
      assertAgrees(name, month, { kind, value, table, base });
    }
    expected = followingMonth(month);
  }
  return added;
}

const afterNewest = (indices: PriceIndices): Month =>
  followingMonth([...indices.keys()].toSorted().at(-1) ?? FIRST);

interface Comparison {
  kind: PricesRead['kind'];
  value: number;
  /** Index of the month in the project's table, and of the month before. */
  table: number;
  base: number;
}

function assertAgrees(name: string, month: Month, { kind, value, table, base }: Comparison): void {
  const known = kind === 'indices' ? table : (table / base - 1) * 100;
  const tolerance = kind === 'indices' ? INDEX_TOLERANCE : RATE_TOLERANCE;
  if (Math.abs(value - known) <= tolerance) return;
  const texts = [value, known].map((number) =>
    number.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  const unit = kind === 'rates' ? '%' : '';
  throw new Refusal(
    `${name}: dá ${texts[0]}${unit} para ${monthName(month)}, e a tabela do projeto, ${texts[1]}${unit}. ${EXPECTED}`,
  );
}
