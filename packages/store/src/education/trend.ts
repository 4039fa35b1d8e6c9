import {
  comparedFilters,
  coversAnyPlace,
  DISTANCE,
  type Filters,
  type GraduateTrendDimension,
  type GraduateTrendRow,
} from '@observatorio/contract';
import {
  administrations,
  type Category,
  fundings,
  modalities,
  networks,
  states,
} from '@observatorio/domain';
import { placeName } from '../query/compared';
import { type Counts, codesOf, labelIn, ranked } from '../query/count-rows';
import { yearFacts } from '../query/source';
import type { GraduateContext } from './graduate-context';
import { type YearFigures, yearFigures } from './municipality-series';
import type { OfferCounts } from './offer-counts';
import { NETWORK } from './tables';

/** Code of the public network. */
const PUBLIC = '1';

type SeriesRow = Omit<GraduateTrendRow, 'year' | keyof ReturnType<typeof yearFacts>>;

/** Column and categories of each dimension; those of the areas depend on the level. */
const dimensions: Readonly<
  Record<Exclude<GraduateTrendDimension, 'area'>, { column: string; list: readonly Category[] }>
> = {
  rede: { column: NETWORK, list: networks },
  dependenciaAdministrativa: { column: 'administration', list: administrations },
  modalidade: { column: 'modality', list: modalities },
  custeamento: { column: 'funding', list: fundings },
  uf: { column: 'uf', list: states },
};

/** Returns a year's rows of the series that the filters ask for. */
export async function trendRows(context: GraduateContext): Promise<GraduateTrendRow[]> {
  const { edition } = context;
  const rows = await seriesRows(context);
  return rows.map((row) => ({ year: edition.ano, ...row, ...yearFacts(edition) }));
}

async function seriesRows(context: GraduateContext): Promise<SeriesRow[]> {
  const { filters, edition, places } = context;
  const { por: [by] = [], compara } = filters;
  if (by) return splitRows(context, by as GraduateTrendDimension);
  if (!compara) return [{ key: 'total', label: 'Total', ...(await totalsOf(context, filters)) }];
  const compared = compara.map(async (code) => {
    const selected = comparedFilters(filters, code);
    if (!coversAnyPlace(edition, selected)) return [];
    const label = placeName(code, compara, places);
    return [{ key: code, label, ...(await totalsOf(context, selected)) }];
  });
  return (await Promise.all(compared)).flat();
}

async function splitRows(
  { offerCounts, facts }: GraduateContext,
  by: GraduateTrendDimension,
): Promise<SeriesRow[]> {
  const { column, list } = by === 'area' ? facts.area : dimensions[by];
  const counts = await offerCounts.by(column);
  return ranked(counts, labelIn(list), codesOf(list)).map((row) => ({
    ...row,
    publicShare: null,
    distanceShare: null,
    courses: null,
  }));
}

const totalIn = (counts: Counts<string>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

async function totalsOf(
  { series, under }: GraduateContext,
  filters: Filters,
): Promise<YearFigures> {
  return (await series(filters)) ?? countTotals(under(filters));
}

async function countTotals(counts: OfferCounts): Promise<YearFigures> {
  const [byNetwork, byModality, courses] = await Promise.all([
    counts.by(NETWORK),
    counts.by('modality'),
    counts.courses(),
  ]);
  return yearFigures({
    count: totalIn(byNetwork),
    inPublic: byNetwork.get(PUBLIC) ?? 0,
    atDistance: byModality.has(null) ? null : (byModality.get(DISTANCE) ?? 0),
    courses: courses.length,
  });
}
