import {
  courseCodeOf,
  type DatasetResponse,
  type Filters,
  type OfferRow,
  offerCodeOf,
  pageBounds,
  QueryError,
} from '@observatorio/contract';
import {
  academicDegrees,
  academicLevels,
  administrations,
  fundings,
  modalities,
  states,
  technicalForms,
} from '@observatorio/domain';
import type { Level } from '../education/levels';
import { TABLE } from '../education/tables';
import type { Database } from '../engine/connector';
import { labelOrNull } from '../query/count-rows';
import type { Places } from '../titles/places';
import type { Catalogue, KnownInstitution } from './catalogue';
import { type OfferScope, selectOffers } from './select-offers';
import { shiftLabels } from './shifts';

/** Offers of one level selected by a request. */
export interface LevelOffers extends OfferScope {
  database: Database;
  catalogue: Catalogue;
  /** Looks up an institution in e-MEC. */
  known(code: number | null): KnownInstitution | undefined;
}

type Row = [
  id: number,
  course: number | null,
  name: string,
  institution: string | null,
  uf: number | null,
  municipio: number | null,
  enrolments: number,
  funding: number | null,
  degree: number | null,
  form: string | null,
  level: number | null,
  modality: number | null,
  administration: number | null,
  institutionCode: number | null,
  shifts: number | null,
];

/** An offer and its sort keys. */
interface Ranked {
  row: Row;
  level: Level;
  /** Distance in kilometres; null without a radius. */
  distance: number | null;
  rank: number | null;
  institution: string | null;
}

/** Maximum number of offers in a file; larger requests are rejected. */
const MAX_ROWS = 100_000;

/** Sort order of offers: in SQL within a level, and as a comparator across levels. */
interface Order {
  /** Column and direction to sort by before distance and rank. */
  first: string | undefined;
  compare(a: Ranked, b: Ranked): number;
}

const collator = new Intl.Collator('pt-BR');

const byBest = (a: Ranked, b: Ranked): number =>
  (a.distance ?? 0) - (b.distance ?? 0) || (a.rank ?? 0) - (b.rank ?? 0) || b.row[6] - a.row[6];

/**
 * Returns the sort order requested by the filters. Default: by distance, then best match, then most
 * enrolments.
 */
function orderOf({ sortField, sortOrder }: Filters): Order {
  const [field] = sortField ?? [];
  const [direction = field === 'qtd_matriculas' ? 'desc' : 'asc'] = sortOrder ?? [];
  const sign = direction === 'asc' ? 1 : -1;
  const sql = direction.toUpperCase();
  switch (field) {
    case 'nome_curso':
      return {
        first: `course_id ${sql}`,
        compare: (a, b) => sign * collator.compare(a.row[2], b.row[2]) || byBest(a, b),
      };
    case 'nome_entidade':
      return {
        first: `institution_id ${sql} NULLS LAST`,
        compare: (a, b) =>
          sign * collator.compare(a.institution ?? LAST, b.institution ?? LAST) || byBest(a, b),
      };
    case 'qtd_matriculas':
      return {
        first: `enrolments ${sql}`,
        compare: (a, b) => sign * (a.row[6] - b.row[6]) || byBest(a, b),
      };
    default:
      return { first: undefined, compare: byBest };
  }
}

/** String that sorts after all names. */
const LAST = '\uffff';

/** Returns the page of offers requested by the filters, from one or several levels. */
export async function offerPage(
  levels: readonly LevelOffers[],
  filters: Filters,
  places: Places,
): Promise<DatasetResponse<OfferRow>> {
  const isDescending = filters.sortOrder?.[0] === 'desc';
  const ordered = levels.toSorted(
    (a, b) => (isDescending ? -1 : 1) * collator.compare(a.level, b.level),
  );
  const totals = await Promise.all(ordered.map(countOffers));
  const total = totals.reduce((sum, count) => sum + count, 0);
  const { from, to } = pageBounds(total, filters);
  if (to - from > MAX_ROWS) throw tooMany(total);
  const order = orderOf(filters);
  const isByLevel =
    filters.sortField?.[0] === 'nivel_ensino' ||
    (!filters.sortField && !filters.nome_curso && !filters.raio_km);
  const rows =
    isByLevel || ordered.length === 1
      ? await oneAfterTheOther(ordered, totals, { order, from, to })
      : await merged(ordered, { order, from, to });
  return { rows: rows.map((ranked) => offerRow(ranked, places)), page: { total } };
}

const tooMany = (total: number): QueryError =>
  new QueryError(
    'pageSize',
    'unlimited',
    `até ${MAX_ROWS} linhas`,
    `São ${total} ofertas, e um arquivo leva até ${MAX_ROWS}. Escolha um nível de ensino, um estado ou um curso.`,
  );

async function countOffers(offers: LevelOffers): Promise<number> {
  const { sql, values } = selectOffers(offers, offers.database.dialect);
  const [[count = 0] = []] = await offers.database.rows<number[]>(`SELECT count(*) ${sql}`, values);
  return count;
}

/** Counts offers by state. */
export function offersPerState(
  offers: LevelOffers,
): Promise<[uf: number | null, offers: number][]> {
  const { sql, values } = selectOffers(offers, offers.database.dialect);
  return offers.database.rows(`SELECT uf, count(*) ${sql} GROUP BY uf`, values);
}

interface Range {
  order: Order;
  from: number;
  to: number;
}

/** Id, distance (null without a radius) and rank (null without a search) of an offer on a page. */
type Place = [id: number, distance: number | null, rank: number | null];

/** Reads the ids of a page's offers, in order. Sorting only a few columns keeps this fast. */
async function readPlaces(offers: LevelOffers, { order, from, to }: Range): Promise<Place[]> {
  const selection = selectOffers(offers, offers.database.dialect);
  const { sql, values, distance, rank, isAll } = selection;
  if (isAll && !order.first) {
    return offers.database.rows<Place>(
      `SELECT id, NULL AS distance, NULL AS match_rank ${sql} WHERE size_rank > ${from} AND size_rank <= ${to} ORDER BY size_rank`,
    );
  }
  const keys = [order.first, distance && 'distance', rank && 'match_rank', 'size_rank'];
  return offers.database.rows<Place>(
    `SELECT id, ${distance ?? 'NULL'} AS distance, ${rank ?? 'NULL'} AS match_rank ${sql}
     ORDER BY ${keys.filter(Boolean).join(', ')} LIMIT ${to - from} OFFSET ${from}`,
    values,
  );
}

/** Maximum number of offers to read by id in one query. */
const CHUNK = 1000;

async function readOffers(offers: LevelOffers, range: Range): Promise<Ranked[]> {
  if (range.to <= range.from) return [];
  const places = await readPlaces(offers, range);
  const known = new Map<number, Row>();
  for (let from = 0; from < places.length; from += CHUNK) {
    const ids = places.slice(from, from + CHUNK).map(([id]) => id);
    const rows = await offers.database.rows<Row>(
      `SELECT id, course_code, course, institution, uf, municipio, enrolments, funding, degree, form,
         level, modality, administration, institution_code, ${offers.shifts ? 'shifts' : 'NULL AS shifts'}
       FROM ${TABLE.offers} WHERE id IN (${ids.join(', ')})`,
    );
    for (const row of rows) known.set(row[0], row);
  }
  return places.flatMap(([id, distance, rank]) => {
    const row = known.get(id);
    if (!row) return [];
    const institution = row[3] ?? offers.known(row[13])?.name ?? null;
    return [{ row, level: offers.level, distance, rank, institution }];
  });
}

/** Concatenates the offers of the levels, in order. */
async function oneAfterTheOther(
  levels: readonly LevelOffers[],
  totals: readonly number[],
  { order, from, to }: Range,
): Promise<Ranked[]> {
  let before = 0;
  const parts = levels.map((offers, index) => {
    const total = totals[index] ?? 0;
    const range = {
      order,
      from: Math.max(0, from - before),
      to: Math.min(total, to - before),
    };
    before += total;
    return readOffers(offers, range);
  });
  return (await Promise.all(parts)).flat();
}

async function merged(levels: readonly LevelOffers[], { order, from, to }: Range) {
  const parts = await Promise.all(
    levels.map((offers) => readOffers(offers, { order, from: 0, to })),
  );
  return parts.flat().toSorted(order.compare).slice(from, to);
}

function offerRow({ row, level, distance, institution }: Ranked, places: Places): OfferRow {
  const [id, course, name, , uf, municipio, enrolments, ...rest] = row;
  const [funding, degree, form, academicLevel, modality, administration, code, shifts] = rest;
  const isHigher = level === 'Superior';
  return {
    id: `${isHigher ? 'superior' : 'tecnico'}-${id}`,
    course: courseCodeOf(level, course),
    institution,
    level,
    name,
    state: labelOrNull(states, uf),
    municipality: municipio === null ? null : (places.find(String(municipio))?.name ?? null),
    enrolments,
    funding: labelOrNull(fundings, funding),
    form: isHigher ? labelOrNull(academicDegrees, degree) : labelOrNull(technicalForms, form),
    academicLevel: labelOrNull(academicLevels, academicLevel),
    modality: labelOrNull(modalities, modality),
    administration: labelOrNull(administrations, administration),
    distance: distance === null ? null : Math.round(distance * 10) / 10,
    shifts: shiftLabels(shifts, modality),
    offer:
      course === null
        ? null
        : offerCodeOf({ level, course, institution: code, city: municipio, form }),
  };
}
