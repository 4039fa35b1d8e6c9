import type { Filters } from '@observatorio/contract';
import type { AnswerCache } from '../engine/answer-cache';
import { MunicipalityRows } from '../query/municipality-rows';
import { onlyMunicipality } from '../query/place-filters';
import type { OpenEdition } from '../query/source';
import { TABLE } from './tables';
import type { Tallies } from './tallies';

const columns = ['occupation', 'gender', 'age', 'schooling', 'band', 'step', 'pay'] as const;

/** Columns that an edition may lack. */
const optionalColumns = ['race', 'hours'] as const;

type Column = (typeof columns)[number] | (typeof optionalColumns)[number];

/** Number of links with equal values, and the values; pay is in centavos. */
export type Link = Readonly<Record<Column, number | null>> & { readonly n: number };

type LinkRow = readonly (number | null)[];

/** Links of a municipality that has few, with the columns of all figures. */
export class FewLinks {
  private readonly rows: MunicipalityRows<Link>;

  constructor(answers: AnswerCache, tallies: Tallies) {
    this.rows = new MunicipalityRows(answers, async (open, code, limit) => {
      const known = (await tallies.factsOf(open)).columns;
      const optional = optionalColumns.map((name) => (known.has(name) ? name : 'NULL'));
      const rows = await open.database.rows<LinkRow>(
        `SELECT n, ${[...columns, ...optional].join(', ')} FROM ${TABLE.byMunicipality}
         WHERE municipio = ? LIMIT ${limit}`,
        [code],
      );
      return rows.map(linkOf);
    });
  }

  /** Returns the links that the filters select; undefined unless a municipality has so few. */
  of(open: OpenEdition, filters: Filters): Promise<readonly Link[] | undefined> {
    return this.rows.of(open, onlyMunicipality(filters));
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
