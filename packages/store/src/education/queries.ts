import {
  type AxisRow,
  type CountRow,
  type FilterOption,
  type Filters,
  type graduate,
  graduateFilterDefinitions,
  pageOf,
  type StudyFieldRow,
} from '@observatorio/contract';
import {
  administrations,
  type Category,
  educationLevels,
  fundings,
  modalities,
  networks,
  states,
  totalOf,
} from '@observatorio/domain';
import { type Counts, codesOf, labelIn, ranked, unknownRow } from '../query/count-rows';
import {
  coveredMunicipalities,
  coveredStates,
  filterOptionsOf,
  placeOptions,
} from '../query/place-filters';
import type { Queries } from '../query/source';
import type { GraduateContext } from './graduate-context';
import type { PairCount } from './offer-counts';
import { NETWORK } from './tables';
import { trendRows } from './trend';

/** Returns a row for each category, in category order; none if no count has a known value. */
function inOrder(counts: Counts<string>, categories: readonly Category[]): CountRow[] {
  const rows = categories.map(({ code, label }) => ({
    key: code,
    label,
    count: counts.get(code) ?? 0,
  }));
  return [...(totalOf(rows) > 0 ? rows : []), ...unknownRow(counts)];
}

/** Sums the counts of pairs by the value that `valueOf` returns. */
function added(pairs: readonly PairCount[], valueOf: (pair: PairCount) => string | null) {
  const counts = new Map<string | null, number>();
  for (const pair of pairs) {
    const value = valueOf(pair);
    counts.set(value, (counts.get(value) ?? 0) + pair[2]);
  }
  return counts;
}

const byFirst = (pairs: readonly PairCount[]): Counts<string> => added(pairs, ([first]) => first);

const bySecond = (pairs: readonly PairCount[], key: string | null): Counts<string> =>
  added(
    pairs.filter(([first]) => first === key),
    ([, second]) => second,
  );

/** SQL expression for the specific area; NULL if unknown. */
const SPECIFIC_AREA = 'CASE WHEN length(area) = 3 THEN area END';

async function axisRows({ offerCounts, facts }: GraduateContext): Promise<AxisRow[]> {
  const pairs = await offerCounts.byPair(facts.area.column, NETWORK);
  return ranked(byFirst(pairs), labelIn(facts.area.list)).flatMap((axis) =>
    inOrder(bySecond(pairs, axis.key), networks)
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => ({ ...axis, series: label, count })),
  );
}

async function areaRows({ offerCounts, facts }: GraduateContext): Promise<StudyFieldRow[]> {
  const { column, list, specific } = facts.area;
  const pairs = await offerCounts.byPair(column, SPECIFIC_AREA);
  return ranked(byFirst(pairs), labelIn(list)).flatMap((area) => {
    const parts = specific ? ranked(bySecond(pairs, area.key), labelIn(specific)) : [];
    return [
      { ...area, parent: null },
      ...(area.key === null ? [] : parts.map((part) => ({ ...part, parent: area.key }))),
    ];
  });
}

function optionRows({ filters, facts, years, places }: GraduateContext): FilterOption[] {
  return filterOptionsOf(
    { definitions: graduateFilterDefinitions, filters },
    {
      ...placeOptions(filters, places),
      ...facts.options,
      nivel_ensino: educationLevels,
      ano: years.map((year) => ({ code: String(year), label: String(year) })),
      dimensao: facts.measures,
      dependenciaAdministrativa: administrations,
    },
  );
}

const collator = new Intl.Collator('pt-BR');

/** Sorts courses as the filters request, with ties sorted by name. Expects them largest first. */
function sortedCourses(rows: CountRow[], { sortField, sortOrder }: Filters): CountRow[] {
  const [field = 'qtd'] = sortField ?? [];
  const [order = field === 'curso' ? 'asc' : 'desc'] = sortOrder ?? [];
  if (field === 'ano' || (field === 'qtd' && order === 'desc')) return rows;
  if (field === 'qtd') return rows.toSorted((a, b) => a.count - b.count);
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * collator.compare(a.label, b.label));
}

/** Row function for each graduate overview dataset; the type requires one for every dataset. */
export const queries: Queries<typeof graduate, GraduateContext> = {
  options: async (context) => optionRows(context),

  async byForm({ offerCounts, facts }) {
    const { column, list } = facts.form;
    const [counts, counted] = await Promise.all([
      offerCounts.by(column),
      offerCounts.valuesOf(column),
    ]);
    // The forms differ between the layouts of the census: zero means a form that it counts.
    return inOrder(
      counts,
      list.filter(({ code }) => counted.has(code)),
    );
  },

  async byState({ offerCounts, filters, edition }) {
    const counts = await offerCounts.by('uf');
    return ranked(counts, labelIn(states), coveredStates(filters, edition));
  },

  async byMunicipality({ offerCounts, filters, edition, places }) {
    const counts = await offerCounts.by('municipio');
    const all = coveredMunicipalities(filters, edition, places);
    return ranked(counts, places.namesAmong([...counts.keys(), ...all]), all);
  },

  async byNetwork({ offerCounts }) {
    return ranked(await offerCounts.by(NETWORK), labelIn(networks), codesOf(networks));
  },

  async byAdministration({ offerCounts }) {
    return ranked(await offerCounts.by('administration'), labelIn(administrations));
  },

  async byModality({ offerCounts }) {
    return ranked(await offerCounts.by('modality'), labelIn(modalities), codesOf(modalities));
  },

  async byFunding({ offerCounts }) {
    return ranked(await offerCounts.by('funding'), labelIn(fundings));
  },

  trend: trendRows,

  byAxis: axisRows,
  byArea: areaRows,

  async courses({ offerCounts, filters }) {
    const courses = await offerCounts.courses();
    const rows = courses.map(([label, count]) => ({ key: label, label, count }));
    return { rows: pageOf(sortedCourses(rows, filters), filters), page: { total: rows.length } };
  },
};
