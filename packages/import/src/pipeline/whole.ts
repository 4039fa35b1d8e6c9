import type { DuckDBConnection } from '@duckdb/node-api';
import { stateLabel, states } from '@observatorio/domain';
import { formatCount, formatList, type Unit, withUnit } from '@observatorio/language';
import { type StoredEdition } from '@observatorio/store';
import type { MatchedFile } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { attachEdition } from './live-edition';

/** Items that an edition must have to be whole. */
export interface Whole {
  unit: Unit;
  /** Returns the SQL query for the distinct items, as text, in an attached edition. */
  items: (edition: string) => string;
  /** Staging table of the kind of file that has them, to name the file. Default: unknown. */
  table?: string;
  /** Number of items that the source is known to have. Default: unknown. */
  size?: number;
  /**
   * SQL query for whether `size` and the expected names apply to an edition, which may be an extract of
   * the source. Default: they always do.
   */
  applies?: (edition: string) => string;
  /** Whether the edition may lack all of the items, if the replaced one does. Default: no. */
  isOptional?: boolean;
  /**
   * Items that must all be there, by their names. Default: as many as in the replaced edition, of
   * which a tenth may be missing. `expected` is a list, or an SQL query for one.
   */
  named?: {
    expected?: readonly string[] | ((edition: string) => string);
    label?: (item: string) => string;
  };
}

/** Number of states of the largest region; a file with no more of them is an extract. */
const MAX_EXTRACT_STATES = 9;

/** Returns the query for whether a table of an edition is of the whole country, not an extract of it. */
export const isNationwideSql =
  (table: string) =>
  (edition: string): string =>
    `SELECT count(DISTINCT uf) > ${MAX_EXTRACT_STATES} FROM ${edition}.${table}`;

/** Returns the rule that an edition of the whole country has all states, in a table of it. */
export const wholeStates = (table: string): Whole => ({
  unit: { one: 'estado', many: 'estados' },
  items: (edition) => `SELECT DISTINCT uf FROM ${edition}.${table} WHERE uf IS NOT NULL`,
  applies: isNationwideSql(table),
  named: {
    expected: states.map(({ code }) => code),
    label: (uf) => stateLabel(uf) ?? uf,
  },
});

/** Minimum share of the known size, and of the items of the replaced edition. */
const MIN_SHARE = 0.9;
/** Maximum number of missing items listed in a message. */
const MAX_LISTED = 10;

/**
 * Returns what an edition lacks of its source's known size and of the edition that it replaces, as
 * clauses without a full stop. The replaced edition is ignored if this release cannot read it.
 */
export async function missingParts(
  wholes: readonly Whole[],
  connection: DuckDBConnection,
  {
    dataDir,
    replaced,
    files,
  }: {
    dataDir: string;
    replaced: StoredEdition | undefined;
    files: readonly Pick<MatchedFile, 'file' | 'kind'>[];
  },
): Promise<string[]> {
  const isAttached =
    replaced !== undefined &&
    (await attachEdition(connection, REPLACED, { dataDir, edition: replaced }).then(
      () => true,
      () => false,
    ));
  const faults: string[] = [];
  for (const whole of wholes) {
    const { unit, items, table, isOptional, named, applies } = whole;
    const isWhole = !applies || (await textsOf(connection, applies('edition'))).has('true');
    const { size = 0 } = isWhole ? whole : {};
    const found = await textsOf(connection, items('edition'));
    const earlier = isAttached
      ? await textsOf(connection, items(REPLACED)).catch(() => new Set<string>())
      : new Set<string>();
    if (named) {
      const { expected = [], label = (item) => item } = named;
      const all = !isWhole
        ? []
        : typeof expected === 'function'
          ? await textsOf(connection, expected('edition'))
          : expected;
      const lost = [...new Set([...all, ...earlier])].filter((item) => !found.has(item));
      if (lost.length > 0)
        faults.push(`${lost.length === 1 ? 'falta' : 'faltam'} ${listed(lost.map(label))}`);
      continue;
    }
    const known = Math.max(isOptional && found.size === 0 ? 0 : size, earlier.size);
    if (found.size >= known * MIN_SHARE) continue;
    const origin = earlier.size >= size ? 'a edição em serviço tem' : 'a fonte tem cerca de';
    const count = found.size > 0 ? `há ${withUnit(found.size, unit)}` : `não há ${unit.many}`;
    faults.push(`${placeOf(table, files)}${count}, e ${origin} ${formatCount(known)}`);
  }
  if (isAttached) await connection.run(`DETACH ${REPLACED}`);
  return faults;
}

/** Names the file of a table, if it is one of several and the only one of its kind. */
function placeOf(
  table: string | undefined,
  files: readonly Pick<MatchedFile, 'file' | 'kind'>[],
): string {
  const [found, ...others] = files.filter(({ kind }) => kind.table === table);
  return found && others.length === 0 && files.length > 1 ? `em ${found.file.name}, ` : '';
}

const CHECK =
  'Confira se os arquivos estão inteiros e se falta algum. Para aceitar a perda: --parcial.';

/** Throws an ImportRefusal for an edition that lacks something; `file` is its only file. */
export function rejectMissing(faults: readonly string[], file?: string, advice = CHECK): void {
  if (faults.length === 0) return;
  throw new ImportRefusal({ file, found: faults.join('; '), advice });
}

const REPLACED = 'replaced_edition';

async function textsOf(connection: DuckDBConnection, sql: string): Promise<Set<string>> {
  const reader = await connection.runAndReadAll(`SELECT * FROM (${sql}) ORDER BY 1`);
  return new Set(reader.getRowsJS().flatMap(([item]) => (item === null ? [] : String(item))));
}

const listed = (items: readonly string[]): string =>
  formatList([
    ...items.slice(0, MAX_LISTED),
    ...(items.length > MAX_LISTED ? [`mais ${formatCount(items.length - MAX_LISTED)}`] : []),
  ]);
