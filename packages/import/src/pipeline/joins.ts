import type { DuckDBConnection } from '@duckdb/node-api';
import { type SourceName, sources, type Vintage } from '@observatorio/contract';
import { formatCount, formatList, formatPercent } from '@observatorio/language';
import { manifestOf } from '@observatorio/store';
import { shareStemSql, stemsSql } from '../reading/cells/words';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { MAX_EXAMPLES } from '../reading/rows/report';
import { COUNTED_SQL } from '../reading/rows/staging-plan';
import { attachEdition, nearestEdition } from './live-edition';
import { numberOf } from './number-of';
import type { RowsRead } from './rows-read';

/** Codes that must occur in another table: those of a file in a list, for example. */
export interface Join {
  /** What is counted, for messages: `Cursos com instituição na lista`. */
  title: string;
  /** SQL query for the codes, one per row; NULLs are not counted. */
  codes: string;
  /** SQL query for the codes that there are. */
  partners: string;
  /**
   * Staging table of the codes, and the SQL expression for a row's code, or a function that returns the
   * condition for the rows of a code, to find the line of an example.
   */
  from?: readonly [table: string, code: string | ((code: string) => string)];
  /** Describes the codes without a partner. Default: `sem par`. */
  others?: string;
  /** Whether `--parcial` does not waive the minimum: the codes contradict their partners. Default: no. */
  isStrict?: boolean;
  /** Whether codes without a partner are reported only to the operator, if few. Default: no. */
  isQuiet?: boolean;
  /** Whether they are reported even if they are less than a hundredth. Default: no. */
  isTold?: boolean;
  /** Sentence that says what to look for if there are too few. Default: whether the files match. */
  advice?: string;
  /** What a code begins with the code of, to be named in messages. Default: nothing with a name. */
  subject?: 'município' | 'ocupação';
  /** Formats a code for messages. Default: as text. */
  format?: (code: string) => string;
  /**
   * Minimum share of codes with a partner; unless it is 1, up to two may lack one anyway. Default:
   * nine tenths.
   */
  minShare?: number;
  /** Number of codes below which they are not judged. Default: 1. */
  minCodes?: number;
}

/** Returns the name of a source's published official edition among the databases of an import. */
export const inService = (source: SourceName): string =>
  `${source.replaceAll('-', '_')}_in_service`;

/** SQL condition that a source's published official edition is of another year than the import. */
export const isOtherYearSql = (source: SourceName): string =>
  `getvariable('${inService(source)}_year') <> getvariable('import_year')`;

/** SQL condition that a source's published official edition is the same publication of the same year. */
export const isSamePublicationSql = (source: SourceName): string =>
  `getvariable('${inService(source)}_is_same')`;

/** Name of the published official CBO list among the databases of an import. */
export const CBO_IN_SERVICE = inService('cbo');

/** Formats a CBO code that was read as a number, as most files write it; a text may follow. */
export const formatCboNumber = (code: string): string =>
  code.replace(/^\d+/, (digits) => digits.padStart(6, '0'));

/** Returns where codes that begin with a number are from: the rows of a table with this number. */
export const rowsOfNumber = (table: string, column: string): Join['from'] => [
  table,
  (code) => `${column} = ${Number.parseInt(code, 10)}`,
];

/** Returns the join of occupation codes with the published official CBO list. */
export const joinWithCbo = (title: string, codes: string, from?: Join['from']): Join => ({
  title,
  codes,
  from,
  partners: `SELECT id FROM ${CBO_IN_SERVICE}.occupations`,
  format: formatCboNumber,
});

/**
 * Minimum likeness of a title and a name of the same occupation. Titles of neighbouring codes are
 * less alike in nine of ten cases.
 */
const MIN_LIKENESS = 0.7;

/**
 * Returns the join of occupation titles with the titles and synonyms of the same codes in the
 * published official CBO list. Codes that are not listed are left to `joinWithCbo`.
 */
export function joinTitlesWithCbo(
  title: string,
  {
    table,
    name,
    minShare,
    isStrict = true,
    isStaged = true,
  }: {
    /** Table of codes, in its column `id`. */
    table: string;
    /** Its column of titles. */
    name: string;
    minShare: number;
    /** As in `Join`. Default: yes. */
    isStrict?: boolean;
    /** Whether it is the staging table of a kind. */
    isStaged?: boolean;
  },
): Join {
  const code = `concat(lpad(id::VARCHAR, 6, '0'), ' – ', ${name})`;
  const titled = `SELECT id, ${name} AS title, ${code} AS code FROM ${table}
    WHERE ${name} IS NOT NULL AND ${isStaged ? COUNTED_SQL : 'true'}`;
  const names = `(SELECT id, name FROM ${CBO_IN_SERVICE}.occupations
    UNION ALL SELECT id, name FROM ${CBO_IN_SERVICE}.synonyms)`;
  return {
    title,
    codes: `SELECT code FROM (${titled}) WHERE id IN (SELECT id FROM ${CBO_IN_SERVICE}.occupations)`,
    partners: `SELECT code FROM (${titled}) AS titled JOIN ${names} AS known USING (id)
      WHERE likeness(folded(title), folded(known.name)) >= ${MIN_LIKENESS}`,
    from: isStaged ? [table, code] : undefined,
    minShare,
    others: 'com outro título',
    isStrict,
  };
}

/** Texts about subjects that the rows name, in file order. */
interface Texts {
  /** SQL query for the `row`s, their `code` in messages, the subject's `name` and its `text`. */
  rows: string;
  from: Join['from'];
}

/**
 * Returns the join of texts that share a word either with the name of their subject or with that of a
 * neighbouring row. More do so with their own, unless the texts were shifted.
 */
export function joinTextsWithNames(title: string, { rows, from }: Texts): Join {
  const isAbout = (name: string): string => `coalesce(${shareStemSql('stems', name)}, false)`;
  const compared = `(
    SELECT code, ${isAbout('own')} AS own, ${isAbout('before')} AS before, ${isAbout('after')} AS after
    FROM (
      SELECT code, stems, own, lag(own) OVER rows AS before, lead(own) OVER rows AS after
      FROM (SELECT row, code, ${stemsSql('text')} AS stems, ${stemsSql('name')} AS own FROM (${rows}))
      WINDOW rows AS (ORDER BY row)))`;
  return {
    title,
    codes: `SELECT code FROM (
      SELECT code FROM ${compared} WHERE own <> before
      UNION ALL SELECT code FROM ${compared} WHERE own <> after)
      QUALIFY count(*) OVER () >= ${MIN_DECIDED}`,
    partners: `SELECT code FROM ${compared} WHERE own`,
    from,
    minShare: MIN_OWN_SHARE,
    others: 'parecidos com o da linha vizinha',
    isQuiet: true,
    advice: 'Confira se a coluna do texto não foi deslocada ou embaralhada.',
  };
}

/** Share of codes with a partner below which examples of the others are listed. */
const NOTED_SHARE = 0.99;
/** Minimum share of codes with a partner. */
const MIN_SHARE = 0.9;
/** Number of codes without a partner tolerated in a small file, if they are at most half. */
const TOLERATED = 2;

/** Number of such texts from which they are judged. */
const MIN_DECIDED = 20;
/** Minimum share of texts that are about their own subject, and not about a neighbour's instead. */
const MIN_OWN_SHARE = 0.55;
const ADVICE = 'Confira se os arquivos são da mesma fonte e se os códigos estão inteiros.';
const WAIVER = 'Para aceitar o arquivo assim: --parcial.';

/** Number of codes of two lists that are compared at least. */
const MIN_COMPARED = 10;

/**
 * Returns the join of what two queries say of the same codes, in their columns `code` and `value`. Only
 * codes that both know are compared.
 */
export function joinValues(
  title: string,
  {
    mine,
    theirs,
    agree,
    ...join
  }: {
    mine: string;
    theirs: string;
    /** SQL condition that `mine.value` and `theirs.value` agree; NULL if they cannot be compared. */
    agree: string;
  } & Pick<
    Join,
    | 'minShare'
    | 'minCodes'
    | 'others'
    | 'isQuiet'
    | 'isTold'
    | 'advice'
    | 'format'
    | 'subject'
    | 'from'
  >,
): Join {
  const both = `SELECT concat(code, ' – ', mine.value)
    FROM (${mine}) AS mine JOIN (${theirs}) AS theirs USING (code)`;
  return {
    title,
    codes: `${both} WHERE (${agree}) IS NOT NULL`,
    partners: `${both} WHERE ${agree}`,
    isQuiet: true,
    minCodes: MIN_COMPARED,
    ...join,
  };
}

/**
 * Returns the join of the values of the files with those of the same codes in the edition of the
 * source in service, which they replace.
 */
export const joinWithReplaced = (
  title: string,
  { agree = 'mine.value = theirs.value', ...rest }: Replaced,
): Join =>
  joinValues(`${title} da edição em serviço`, {
    agree,
    others: 'com outro valor',
    isQuiet: false,
    isTold: true,
    advice: 'Confira qual está certo: o arquivo ou a edição em serviço.',
    ...rest,
  });

/** Values to compare; by default they must be equal. */
type Replaced = Pick<Parameters<typeof joinValues>[1], 'mine' | 'theirs'> &
  Partial<Parameters<typeof joinValues>[1]>;

/** What the joins of an import found. */
export interface JoinsReport {
  /** A line about each join, for the operator. */
  lines: string[];
  /** Caveats, as full sentences. */
  notes: string[];
}

/**
 * Counts the codes with a partner. Throws an ImportRefusal if there are too few, unless `isPartial`.
 * Joins with a published edition are skipped while there is none that this release can read.
 */
export async function checkJoins(
  joins: readonly Join[],
  read: RowsRead & { year: number },
  {
    dataDir,
    isPartial,
    situacao,
  }: { dataDir: string; isPartial: boolean; situacao: Vintage | undefined },
): Promise<JoinsReport> {
  const { connection } = read;
  const report: JoinsReport = { lines: [], notes: [] };
  const attached = await attachUsed(joins, read, { dataDir, situacao });
  const usable = joins.filter((join) => usedIn(join).every((source) => attached.includes(source)));
  for (const join of usable) {
    const {
      others = 'sem par',
      minShare = MIN_SHARE,
      minCodes = 1,
      isStrict = false,
      advice = ADVICE,
    } = join;
    const { found, total, missing, without } = await countPartners(connection, join);
    if (total < minCodes) continue;
    const named = await namedCodes(connection, join, {
      codes: without,
      hasCbo: attached.includes('cbo'),
    });
    const examples = [
      ...named,
      ...(missing > named.length ? [`mais ${formatCount(missing - named.length)}`] : []),
    ];
    const counted = `${join.title}: ${foundAmong(found, total, join.title)}`;
    const listed = examples.length > 0 ? `; ${others}: ${formatList(examples)}` : '';
    report.lines.push(`${counted}.`);
    const tolerated = minShare < 1 ? Math.min(total / 2, TOLERATED) : 0;
    const isUnlikely = found < total * minShare && total - found > tolerated;
    if (!isUnlikely && found >= total * (join.isTold ? 1 : NOTED_SHARE)) continue;
    if (isUnlikely || !join.isQuiet) report.notes.push(`${counted}${listed}.`);
    if (!isUnlikely || (isPartial && !isStrict)) continue;
    throw new ImportRefusal({
      ...(await positionOf(read, join, without[0])),
      found: `${counted}${listed}`,
      advice: isStrict ? advice : `${advice} ${WAIVER}`,
    });
  }
  for (const source of attached) await connection.run(`DETACH ${inService(source)}`);
  return report;
}

/** Largest share of less than all, so that it is not rounded to all. */
const MOST = 0.99;

/** Describes a count: `2 de 3 (67%)`, `nenhuma de 3`. */
function foundAmong(found: number, total: number, title: string): string {
  if (found > 0) {
    return `${formatCount(found)} de ${formatCount(total)} (${formatPercent(found < total ? Math.min(found / total, MOST) : 1)})`;
  }
  return `${isFeminine(title) ? 'nenhuma' : 'nenhum'} de ${formatCount(total)}`;
}

/** Whether the first word of a title is a feminine plural, such as `Linhas` or `Ocupações`. */
const isFeminine = (title: string): boolean => /^\S*(as|ções|ades)\b/.test(title);

/** Returns the sources whose published editions a join uses. */
const usedIn = ({ codes, partners }: Join): SourceName[] =>
  sources.filter((source) => `${codes} ${partners}`.includes(`${inService(source)}.`));

/**
 * Attaches the published official editions that joins use, those of the nearest year. Returns the
 * sources of those that can be read.
 */
async function attachUsed(
  joins: readonly Join[],
  { connection, year }: Pick<RowsRead, 'connection'> & { year: number },
  { dataDir, situacao }: { dataDir: string; situacao: Vintage | undefined },
): Promise<SourceName[]> {
  const used = new Set(joins.flatMap(usedIn));
  if (joins.some(({ subject }) => subject === 'ocupação')) used.add('cbo');
  if (used.size === 0) return [];
  const manifest = await manifestOf(dataDir);
  const attached: SourceName[] = [];
  await connection.run(`SET VARIABLE import_year = ${year}`);
  for (const source of used) {
    const edition = nearestEdition(manifest, source, year);
    if (!edition) continue;
    const isRead = await attachEdition(connection, inService(source), { dataDir, edition }).then(
      () => true,
      () => false,
    );
    if (!isRead) continue;
    await connection.run(`SET VARIABLE ${inService(source)}_year = ${edition.ano}`);
    const isSame = edition.ano === year && (edition.situacao ?? 'definitiva') === situacao;
    await connection.run(`SET VARIABLE ${inService(source)}_is_same = ${isSame}`);
    attached.push(source);
  }
  return attached;
}

/** Returns the file and line of a code, if the join says where its codes are from, or the only file. */
async function positionOf(
  { connection, files, reports }: RowsRead,
  { from }: Join,
  code: string | undefined,
): Promise<{ file?: string; line?: number }> {
  const only = files.length === 1 ? files[0]?.file.name : undefined;
  if (!from || code === undefined) return { file: only };
  const [table, where] = from;
  const quoted = code.replaceAll("'", "''");
  const condition =
    typeof where === 'string' ? `(${where})::VARCHAR = '${quoted}'` : `(${where(quoted)})`;
  const row = await numberOf(
    connection,
    `SELECT coalesce(min(rowid), -1)::DOUBLE FROM ${table} WHERE ${COUNTED_SQL} AND ${condition}`,
  );
  const report = reports.find(
    ({ file, rows }) =>
      rows.first <= row &&
      row < rows.end &&
      files.some((each) => each.file.name === file && each.kind.table === table),
  );
  return report ? { file: report.file, line: report.lineOf(row) } : { file: only };
}

async function countPartners(
  connection: DuckDBConnection,
  { codes, partners }: Join,
): Promise<{ found: number; total: number; missing: number; without: string[] }> {
  const reader = await connection.runAndReadAll(`
    WITH coded(code) AS (${codes}), known(code) AS (${partners}),
    counted AS (
      SELECT code, count(*) AS n, code IN (SELECT code FROM known WHERE code IS NOT NULL) AS found
      FROM coded WHERE code IS NOT NULL GROUP BY code)
    SELECT coalesce(sum(n) FILTER (found), 0)::DOUBLE, coalesce(sum(n), 0)::DOUBLE,
      count(*) FILTER (NOT found)::DOUBLE,
      (list(code::VARCHAR ORDER BY n DESC, code) FILTER (NOT found))[:${MAX_EXAMPLES}]
    FROM counted`);
  const [[found, total, missing, list] = []] = reader.getRowsJS();
  return {
    found: Number(found),
    total: Number(total),
    missing: Number(missing),
    without: (list ?? []) as string[],
  };
}

/** Formats codes for messages, with the names of what they begin with. */
async function namedCodes(
  connection: DuckDBConnection,
  { subject, format = (code) => code }: Join,
  { codes, hasCbo }: { codes: readonly string[]; hasCbo: boolean },
): Promise<string[]> {
  const isKnown = subject === 'município' || (subject === 'ocupação' && hasCbo);
  const nameSql = (number: string) =>
    subject === 'município'
      ? `SELECT place_name(${number})`
      : `SELECT min(name) FROM ${CBO_IN_SERVICE}.occupations WHERE id = ${number}`;
  const shown: string[] = [];
  for (const code of codes) {
    const number = /^\d+/.exec(code)?.[0];
    const reader = isKnown && number ? await connection.runAndReadAll(nameSql(number)) : undefined;
    const name = reader?.getRowsJS()[0]?.[0];
    shown.push(
      `“${name ? format(code).replace(/^\d+/, (digits) => `${digits} (${String(name)})`) : format(code)}”`,
    );
  }
  return shown;
}
