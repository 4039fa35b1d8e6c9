import { formatCount, states } from '@observatorio/domain';
import type { RowsRead } from '../pipeline/importer';
import { COUNTS } from '../reading/judge';
import { InputRefused } from '../reading/refusal';
import type { Field } from './headers';
import { countedRowsOf } from './links-file';
import { payColumns } from './pay';

/** Share of the links of the smaller file that are also in the other one if the files overlap. */
const MIN_SHARE = 0.2;
/** Links that only chance makes equal, beyond those that the rule allows for. */
const TOLERATED = 10;
/** Distinct links from which it is no chance that a larger file has all of a smaller one. */
const MIN_CONTAINED = 4;

/** One in how many hashes is looked at, to find a file whose every link occurs several times. */
const SAMPLED = 64;
/** Distinct links from which it is no chance that each occurs an even number of times. */
const MIN_EVEN = 12;

/** The links of one state in two files, compared by the hashes of their normalised values. */
interface Overlap {
  first: number;
  second: number;
  firstLinks: number;
  secondLinks: number;
  /** Links of both files that pair off as equal. */
  shared: number;
  /** Links that each file has once. */
  onceEach: number;
  /** Links that one file has twice and the other does not. */
  twiceInOne: number;
}

/**
 * Throws an InputRefused if two files hold the same links of a state, in whatever order, encoding
 * and layout. A state in one file only, as in the official files, costs nothing but a count.
 */
export async function refuseRepeatedLinks(read: RowsRead): Promise<void> {
  const repeated: string[] = [];
  for (const uf of await statesInSeveralFiles(read)) {
    for (const overlap of await overlapsIn(read, uf)) {
      if (isRepetition(overlap, uf)) repeated.push(describe(read, uf, overlap));
    }
  }
  if (repeated.length === 0) return;
  throw new InputRefused({
    found: `há arquivos com os mesmos vínculos: ${repeated.join('; ')}`,
    advice:
      'Informe cada vínculo uma vez só. Se forem vínculos diferentes com valores iguais, junte-os num arquivo.',
  });
}

/**
 * Two parts of one state share links too: people with the same job, place and pay. Links that are
 * twice in all then fall into one part at least as often as into one each, unless they repeat.
 */
function isRepetition(overlap: Overlap, uf: number | null): boolean {
  const { firstLinks, secondLinks, shared, onceEach, twiceInOne } = overlap;
  const smaller = Math.min(firstLinks, secondLinks);
  // Links without a place often lack other values too.
  if (uf === null && shared < MIN_CONTAINED) return false;
  if (shared === smaller && (firstLinks === secondLinks || onceEach >= MIN_CONTAINED)) return true;
  return shared >= smaller * MIN_SHARE && onceEach > 2 * twiceInOne + TOLERATED;
}

/**
 * Throws an InputRefused for a file that holds all its links an even number of times. Single links
 * may be equal: people with the same job, place and pay.
 */
export async function refuseDoubledFiles(read: RowsRead): Promise<void> {
  const { connection, reports } = read;
  const hash = `hash(${comparableColumns(read).join(', ')})`;
  for (const report of reports) {
    const every = report.kept > SAMPLED * 1000 ? SAMPLED : 1;
    const reader = await connection.runAndReadAll(`
      SELECT count(*)::DOUBLE, coalesce(bool_and(n % 2 = 0), false) FROM (
        SELECT count(*) AS n FROM ${countedRowsOf(report)} AND ${hash} % ${every} = 0 GROUP BY ${hash})`);
    const [[distinct, isEven] = []] = reader.getRowsJS();
    if (!isEven || Number(distinct) < MIN_EVEN) continue;
    throw new InputRefused({
      file: report.file,
      found: 'todos os vínculos ocorrem duas vezes, ou outro número par de vezes',
      advice: 'O arquivo foi juntado consigo mesmo; use o original.',
    });
  }
}

function describe({ files, reports }: RowsRead, uf: number | null, overlap: Overlap): string {
  const { first, second, shared } = overlap;
  const names = [first, second].map((index) => reports[index]?.file);
  const paths = [first, second].map((index) => files[index]?.file.path);
  const [one, other] = names[0] === names[1] ? paths : names;
  const state = states.find(({ code }) => Number(code) === uf)?.label ?? 'estado não informado';
  return `${one} e ${other} (${state}, ${formatCount(shared)} em comum)`;
}

/** The states with links in several files; NULL is the unknown one. */
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
      SELECT CASE ${ends.join(' ')} END AS file, hash(${comparableColumns(read).join(', ')}) AS link
      FROM staged WHERE ${COUNTS} AND uf IS NOT DISTINCT FROM ${uf ?? 'NULL'}),
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

/** The staged values that all files have. */
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

/** Staged column → the fields of which files may lack all. */
const optionalColumns: Readonly<Record<string, readonly Field[]>> = {
  sector: ['sector'],
  gender: ['gender'],
  size: ['size'],
  schooling: ['schooling'],
  age: ['ageBand', 'ageYears'],
};
