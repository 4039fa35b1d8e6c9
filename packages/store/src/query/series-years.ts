import {
  comparedFilters,
  comparedKind,
  coversAnyPlace,
  type Edition,
  type Filters,
  without,
} from '@observatorio/contract';
import { stateOfMunicipality } from '@observatorio/domain';
import { coverageInWords } from '@observatorio/language';
import { coveredStates } from './place-filters';
import type { OmittedYear, StoreResponse, UnanswerableYearError } from './store';

/** An edition of a series, with the filters for its rows. */
export interface YearOfSeries {
  edition: Edition;
  filters: Filters;
  /** Part of the places that the filters select; null for all of them. */
  coverage: string | null;
}

/** Rows of a year of a series, or why they cannot be computed. */
export type YearAnswer = Pick<YearOfSeries, 'edition'> &
  ({ answer: StoreResponse<any> } | { error: UnanswerableYearError });

/** Lists the years of a source without rows in a series, each with the reason. */
export const omittedYears = (
  editions: readonly Edition[],
  answers: readonly YearAnswer[],
  filters: Filters,
): OmittedYear[] =>
  editions.flatMap((edition) => {
    const found = answers.find((each) => each.edition === edition);
    if (found && 'error' in found) return { edition, reason: found.error.reason };
    if (found?.answer.rows.length) return [];
    return found && coversAnyPlace(edition, filters)
      ? { edition, reason: 'não há registros com estes filtros' }
      : { edition, reason: otherPlaces(edition) };
  });

const otherPlaces = ({ ufs }: Edition): string => {
  const covered = coverageInWords(ufs);
  return `os dados não cobrem os lugares da série${covered && ` (${covered})`}`;
};

/**
 * Selects, among the editions of a source, those that cover the same places as the reference: totals
 * over different places would not be comparable. Compared places have a series each, so any edition
 * that covers one of them is included.
 */
export function yearsOfSeries(
  editions: readonly Edition[],
  reference: Edition,
  filters: Filters,
): YearOfSeries[] {
  const places = (filters.compara ?? [])
    .filter((code) => ['uf', 'municipio'].includes(comparedKind(code) ?? ''))
    .map((code) => comparedFilters(filters, code));
  return places.length > 0
    ? editions
        .filter((edition) => places.some((place) => coversAnyPlace(edition, place)))
        .map((edition) => ({ edition, filters, coverage: null }))
    : coveringYears(editions, reference, filters);
}

/**
 * Returns the editions that cover the states which the reference covers of those that the filters
 * select, and narrows the filters to these states if an edition covers more of them. If the reference
 * covers none, the newest of the editions that cover the most takes its place.
 */
function coveringYears(
  editions: readonly Edition[],
  reference: Edition,
  filters: Filters,
): YearOfSeries[] {
  const covered = editions.map((edition) => coveredStates(filters, edition));
  const most = Math.max(0, ...covered.map(({ length }) => length));
  const own = coveredStates(filters, reference);
  const places = own.length > 0 ? own : (covered.findLast(({ length }) => length === most) ?? []);
  const included = editions.flatMap((edition, index) => {
    const states = covered[index] ?? [];
    return places.every((code) => states.includes(code)) ? [{ edition, states }] : [];
  });
  const isNarrowed = included.some(({ states }) => states.length > places.length);
  const coverage = coverageInWords(places, coveredStates(filters, {})) || null;
  return included.map(({ edition }) => ({
    edition,
    filters: isNarrowed ? inStates(filters, places) : filters,
    coverage,
  }));
}

/** Narrows filters to some of the states that they select. */
const inStates = (filters: Filters, codes: readonly string[]): Filters => ({
  ...without(filters, ['regiao']),
  uf: [...codes],
  ...(filters.municipio && {
    municipio: filters.municipio.filter((code) => codes.includes(stateOfMunicipality(code))),
  }),
});
