import { stateLabel } from '@observatorio/domain';
import { formatCount, LINKS, withUnit } from '@observatorio/language';
import { numberOf } from '../pipeline/number-of';
import type { RowsRead } from '../pipeline/rows-read';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { sumOf } from '../reading/rows/report';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import type { RaisField } from './headers';
import { countedRowsOf } from './links-file';
import { payColumns } from './pay';

/** Files are rejected only if they share at least this fraction of the smaller one's links. */
const MIN_SHARE = 0.2;
/**
 * Margin for chance matches: files are rejected only if more than this number of links plus twice
 * `twiceInOne` are found exactly once in each.
 */
const TOLERATED = 10;
/**
 * Minimum number of distinct links in a contained file; fewer could appear in a larger file by
 * chance.
 */
const MIN_CONTAINED = 4;

/**
 * Sampling rate for large files: only one in this many hashes is checked for an even number of
 * occurrences.
 */
const SAMPLED = 64;
/**
 * Minimum number of distinct links in a doubled file; in a smaller sample, all counts may be even
 * by chance.
 */
const MIN_EVEN = 12;

/** Comparison of one state's links in two files, by the hashes of their normalised values. */
interface Overlap {
  first: number;
  second: number;
  firstLinks: number;
  secondLinks: number;
  /** Number of links paired one-to-one across the two files. */
  shared: number;
  /** Number of distinct links that occur once in each file. */
  onceEach: number;
  /** Number of distinct links that occur twice in one file and never in the other. */
  twiceInOne: number;
}

/**
 * Throws an ImportRefusal if two files contain the same links of a state, regardless of order,
 * encoding and layout. States found in only one file, as in the official files, are not compared.
 */
export async function rejectRepeatedLinks(read: RowsRead): Promise<void> {
  const repeated: string[] = [];
  for (const uf of await statesInSeveralFiles(read)) {
    for (const overlap of await overlapsIn(read, uf)) {
      if (isRepetition(overlap, uf)) repeated.push(describe(read, uf, overlap));
    }
  }
  if (repeated.length === 0) return;
  throw new ImportRefusal({
    found: `há arquivos com os mesmos vínculos: ${repeated.join('; ')}`,
    advice:
      'Informe cada vínculo uma vez só. Se forem vínculos diferentes com valores iguais, junte-os num arquivo.',
  });
}

/**
 * Decides whether one file repeats the links of another. Two parts of one state also have identical
 * links: people with the same job, place and pay. However, of the links that occur twice in total,
 * at least as many occur twice in one part as once in each, unless one file repeats the other.
 */
function isRepetition(overlap: Overlap, uf: number | null): boolean {
  const { firstLinks, secondLinks, shared, onceEach, twiceInOne } = overlap;
  const smaller = Math.min(firstLinks, secondLinks);
  // Links without a place often lack other values as well.
  if (uf === null && shared < MIN_CONTAINED) return false;
  if (shared === smaller && (firstLinks === secondLinks || onceEach >= MIN_CONTAINED)) return true;
  return shared >= smaller * MIN_SHARE && onceEach > 2 * twiceInOne + TOLERATED;
}

/**
 * Throws an ImportRefusal if every link in a file occurs a multiple of two, three or five times, as
 * in a file that was appended to itself and then sorted. Individual links may be equal by chance:
 * people with the same job, place and pay.
 */
export async function rejectDoubledFiles(read: RowsRead): Promise<void> {
  const { connection, reports } = read;
  const hash = hashSql(read);
  const multiples = [2, 3, 5].map((factor) => `bool_and(n % ${factor} = 0)`);
  for (const report of reports) {
    const every = report.kept > SAMPLED * 1000 ? SAMPLED : 1;
    const reader = await connection.runAndReadAll(`
      SELECT count(*)::DOUBLE, coalesce(${multiples.join(' OR ')}, false) FROM (
        SELECT count(*) AS n FROM ${countedRowsOf(report)} AND ${hash} % ${every} = 0 GROUP BY ${hash})`);
    const [[distinct, isMultiple] = []] = reader.getRowsJS();
    if (!isMultiple || Number(distinct) < MIN_EVEN) continue;
    throw new ImportRefusal({
      file: report.file,
      found: 'todos os vínculos ocorrem duas vezes, ou outro número de vezes em comum',
      advice: 'O arquivo foi juntado consigo mesmo; use o original.',
    });
  }
}

/** Approximate maximum number of links to compare. */
const MAX_COMPARED = 500_000;

/** Returns the factor that divides the hashes of the links to compare, of all links of an import. */
const factorOf = ({ reports }: RowsRead): number =>
  Math.max(1, Math.floor(sumOf(reports, 'kept') / MAX_COMPARED));

/** SQL expression for the hash of a link's values that all files have. */
const hashSql = (read: RowsRead): string => `hash(${comparableColumns(read).join(', ')})`;

/** Number of compared links in a run. */
const RUN = 8;
/** Minimum number of distinct links in a run; runs of equal links recur by chance. */
const MIN_DISTINCT = 6;
/** Minimum number of recurring runs, which overlap: at least 15 links in a row. */
const MIN_RUNS = 8;
/**
 * Minimum share of recurring runs. An employer may have declared twice: of the 128,137 active links
 * of Acre in 2016, 13 begin a recurring run.
 */
const MIN_RUN_SHARE = 0.01;

/**
 * Throws an ImportRefusal if many links recur in the same order: a block of lines that was copied.
 * Rows have no identity, and single links may be equal by chance, but hardly eight in a row of which
 * at least six differ.
 */
export async function rejectRepeatedBlocks(read: RowsRead): Promise<void> {
  const { connection, reports } = read;
  const factor = factorOf(read);
  const next = Array.from({ length: RUN }, (_, place) => place);
  const links = next.map((place) => `lead(link, ${place}) OVER places`).join(', ');
  const distances = next.map((place) => `lead(row, ${place}) OVER places - row`).join(', ');
  const reader = await connection.runAndReadAll(`
    WITH compared AS (
      SELECT rowid AS row, ${hashSql(read)} AS link
      FROM staged WHERE ${COUNTED_SQL} AND link % ${factor} = 0),
    runs AS (
      SELECT row, [${links}] AS links, [${distances}] AS distances FROM compared
      WINDOW places AS (ORDER BY row)),
    recurring AS (
      SELECT row, first_value(row) OVER same AS original, row_number() OVER same AS occurrence
      FROM runs
      WHERE links[${RUN}] IS NOT NULL AND len(list_distinct(links)) >= ${MIN_DISTINCT}
      WINDOW same AS (PARTITION BY hash(links, distances) ORDER BY row))
    SELECT sum(count(*) FILTER (occurrence > 1)) OVER ()::DOUBLE, sum(count(*)) OVER ()::DOUBLE,
      min(row)::DOUBLE, min(original)::DOUBLE
    FROM recurring GROUP BY row - original
    ORDER BY row - original > 0 DESC, count(*) DESC LIMIT 1`);
  const [[recurring = 0, runs = 0, row, original] = []] = reader.getRowsJS();
  if (Number(recurring) < Math.max(MIN_RUNS, Number(runs) * MIN_RUN_SHARE)) return;
  const [copied, first] = [Number(row), Number(original)].map((each) => {
    const report = reports.find(({ rows }) => each < rows.end);
    return { file: report?.file, line: report?.lineOf(each) };
  });
  throw new ImportRefusal({
    ...copied,
    found: `daqui em diante repetem-se, na mesma ordem, vínculos já lidos a partir da linha ${first?.line} de ${first?.file}`,
    advice: 'Um trecho foi copiado; use o arquivo original.',
  });
}

/** Returns a caveat about links that are equal in all that is read; they all count. */
export async function equalLinksNotes(read: RowsRead): Promise<string[]> {
  const factor = factorOf(read);
  const hash = hashSql(read);
  const equal = await numberOf(
    read.connection,
    `SELECT ((count(*) - count(DISTINCT ${hash})) * ${factor})::DOUBLE FROM staged
    WHERE ${COUNTED_SQL} AND ${hash} % ${factor} = 0`,
  );
  if (equal === 0) return [];
  return [
    `${factor > 1 ? 'Cerca de ' : ''}${withUnit(equal, LINKS)} ${equal === 1 ? 'é igual a outro' : 'são iguais a outros'} em tudo o que se lê, como os de pessoas com o mesmo cargo, lugar e salário: contam todos, pois a RAIS não identifica o vínculo.`,
  ];
}

function describe({ files, reports }: RowsRead, uf: number | null, overlap: Overlap): string {
  const { first, second, shared } = overlap;
  const names = [first, second].map((index) => reports[index]?.file);
  const paths = [first, second].map((index) => files[index]?.file.path);
  const [one, other] = names[0] === names[1] ? paths : names;
  const state = stateLabel(String(uf)) ?? 'estado não informado';
  return `${one} e ${other} (${state}, ${formatCount(shared)} em comum)`;
}

/** Returns the states with links in several files; NULL denotes an unknown state. */
async function statesInSeveralFiles({ connection, reports }: RowsRead): Promise<(number | null)[]> {
  const counts = new Map<number | null, number>();
  for (const report of reports) {
    const reader = await connection.runAndReadAll(
      `SELECT DISTINCT uf FROM ${countedRowsOf(report)}`,
    );
    for (const [value] of reader.getRowsJS()) {
      const uf = value === null ? null : Number(value);
      counts.set(uf, (counts.get(uf) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([uf, count]) => (count > 1 ? [uf] : []));
}

async function overlapsIn(read: RowsRead, uf: number | null): Promise<Overlap[]> {
  const { connection, reports } = read;
  const ends = reports.map(({ rows }, index) => `WHEN rowid < ${rows.end} THEN ${index}`);
  const reader = await connection.runAndReadAll(`
    WITH hashed AS (
      SELECT CASE ${ends.join(' ')} END AS file, ${hashSql(read)} AS link
      FROM staged WHERE ${COUNTED_SQL} AND uf IS NOT DISTINCT FROM ${uf ?? 'NULL'}),
    tallies AS MATERIALIZED (SELECT file, link, count(*) AS n FROM hashed GROUP BY ALL),
    totals AS (
      SELECT file, sum(n) AS links, count(*) FILTER (n = 2) AS twice FROM tallies GROUP BY file),
    pairs AS (
      SELECT a.file AS first, b.file AS second, sum(least(a.n, b.n)) AS shared,
        count(*) FILTER (a.n = 1 AND b.n = 1) AS onceEach,
        count(*) FILTER (a.n = 2) + count(*) FILTER (b.n = 2) AS twiceInBoth
      FROM tallies a JOIN tallies b ON a.link = b.link AND a.file < b.file GROUP BY ALL)
    SELECT first, second, a.links AS firstLinks, b.links AS secondLinks, shared, onceEach,
      a.twice + b.twice - twiceInBoth AS twiceInOne
    FROM pairs JOIN totals a ON a.file = first JOIN totals b ON b.file = second
    ORDER BY first, second`);
  return reader
    .getRowObjectsJS()
    .map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)])),
    ) as unknown as Overlap[];
}

/** Returns the staged columns available in all files. */
function comparableColumns({ files }: RowsRead): string[] {
  const optional = Object.entries(optionalColumns).filter(([, group]) =>
    files.every(({ columns }) => group.some((field) => columns.has(field))),
  );
  const pays = files.map(({ columns }) => payColumns((field) => columns.has(field)));
  const hasSamePay = new Set(pays.map((pay) => JSON.stringify(pay))).size === 1;
  return [
    'municipio',
    'occupation',
    'band',
    ...optional.map(([column]) => column),
    ...(hasSamePay ? ['pay'] : []),
  ];
}

/** Optional staged column → the fields it is derived from. */
const optionalColumns: Readonly<Record<string, readonly RaisField[]>> = {
  sector: ['sector'],
  gender: ['gender'],
  size: ['size'],
  schooling: ['schooling'],
  age: ['ageBand', 'ageYears'],
  race: ['race'],
  hours: ['hours'],
  tenure: ['tenureMonths', 'tenureBand'],
};
