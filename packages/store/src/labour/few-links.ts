import type { Filters } from '@observatorio/contract';
import type { AnswerCache, ReadAnswer } from '../engine/answer-cache';
import { onlyMunicipality } from '../query/place-filters';
import { queryKey } from '../query/query-key';
import type { OpenEdition } from '../query/source';
import { MAX_FEW_ROWS } from './few-rows';
import { TABLE } from './tables';
import type { Tallies } from './tallies';

const columns = ['occupation', 'gender', 'age', 'schooling', 'band', 'step', 'pay'] as const;

/** Columns that an edition may lack. */
const optionalColumns = ['race', 'hours'] as const;

type Column = (typeof columns)[number] | (typeof optionalColumns)[number];

/** Number of links with equal values, and the values; pay is in centavos. */
export type Link = Readonly<Record<Column, number | null>> & { readonly n: number };

type LinkRow = readonly (number | null)[];

/**
 * Links of a municipality that has few: read once, with the columns of every figure that would
 * otherwise take a query or more of its own.
 */
export class FewLinks {
  private readonly read: ReadAnswer<readonly Link[]>;

  constructor(
    answers: AnswerCache,
    private readonly tallies: Tallies,
  ) {
    this.read = answers.readerOf();
  }

  /** Returns the links that the filters select; undefined unless a municipality has so few. */
  async of(open: OpenEdition, filters: Filters): Promise<readonly Link[] | undefined> {
    const code = onlyMunicipality(filters);
    if (!code) return undefined;
    const key = queryKey({ edition: open.edition, filters: { municipio: [code] } });
    const links = await this.read(key, open.database, async (database) => {
      const known = (await this.tallies.factsOf({ ...open, database })).columns;
      const optional = optionalColumns.map((name) => (known.has(name) ? name : 'NULL'));
      const rows = await database.rows<LinkRow>(
        `SELECT n, ${[...columns, ...optional].join(', ')} FROM ${TABLE.byMunicipality}
         WHERE municipio = ? LIMIT ${MAX_FEW_ROWS + 1}`,
        [Number(code)],
      );
      return rows.map(linkOf);
    });
    return links.length > MAX_FEW_ROWS ? undefined : links;
  }
}

const linkOf = ([
  n,
  occupation = null,
  gender = null,
  age = null,
  schooling = null,
  band = null,
  step = null,
  pay = null,
  race = null,
  hours = null,
]: LinkRow): Link => ({
  n: n ?? 0,
  occupation,
  gender,
  age,
  schooling,
  band,
  step,
  pay,
  race,
  hours,
});
