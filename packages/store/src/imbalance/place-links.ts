import type { LinksByAge } from '@observatorio/domain';
import { placeConditions, selectBy } from '../education/selection';
import type { Database } from '../engine/connector';
import type { FewLinks, Link } from '../labour/few-links';
import { TABLE } from '../labour/tables';
import type { OpenEdition } from '../query/source';
import { linkFilters, type PlaceScope } from './scopes';

/** Links of an occupation in a place: by age, and those with classified pay. */
export interface OccupationAges extends LinksByAge {
  classified: number;
}

/** Links in a place. */
export interface PlaceLinks {
  /** Total, including links with an unknown occupation. */
  links: number;
  byOccupation: ReadonlyMap<number, OccupationAges>;
}

/** Codes of the age bands of people near retirement. */
const FROM_50 = 4;
const FROM_65 = 5;

type Row = [occupation: number | null, age: number | null, links: number, classified: number];

/** Reads the links in a place by occupation and age. */
export async function readPlaceLinks(
  open: OpenEdition,
  scope: PlaceScope,
  fewLinks: FewLinks,
): Promise<PlaceLinks> {
  const filters = linkFilters(scope, open.edition);
  const few = await fewLinks.of(open, filters);
  return sumsOf(few ? few.map(rowOf) : await countLinks(open.database, { ...scope, filters }));
}

const rowOf = ({ occupation, age, n, band }: Link): Row => [
  occupation,
  age,
  n,
  band === null ? 0 : n,
];

function countLinks(database: Database, { kind, filters }: PlaceScope): Promise<Row[]> {
  // The table by municipality stores the links of a municipality or state contiguously.
  const table = kind === 'pais' ? TABLE.profileOccupations : TABLE.byMunicipality;
  const { where, values } = selectBy(placeConditions, filters);
  return database.rows<Row>(
    `SELECT occupation, age, sum(n) AS counted, sum(CASE WHEN band IS NULL THEN 0 ELSE n END) AS classified
     FROM ${table} ${where} GROUP BY occupation, age`,
    values,
  );
}

function sumsOf(rows: readonly Row[]): PlaceLinks {
  const byOccupation = new Map<number, OccupationAges>();
  let links = 0;
  for (const [occupation, age, n, classified] of rows) {
    links += n;
    if (occupation === null) continue;
    const sums = byOccupation.get(occupation) ?? noLinks();
    sums.links += n;
    sums.classified += classified;
    if (age !== null) sums.known += n;
    if (age === FROM_50) sums.from50 += n;
    if (age === FROM_65) sums.from65 += n;
    byOccupation.set(occupation, sums);
  }
  return { links, byOccupation };
}

const noLinks = (): OccupationAges => ({ links: 0, classified: 0, known: 0, from50: 0, from65: 0 });
