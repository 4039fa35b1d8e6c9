import {
  checkAll,
  coversAnyPlace,
  type Edition,
  type FilterOption,
  type Filters,
  type PlaceSummaryRow,
  type place,
  placeFilterDefinitions,
  QueryError,
  type SimilarPlaceRow,
  type SpecialisationRow,
  without,
  womenShareOf,
  type YardstickRow,
} from '@observatorio/contract';
import {
  establishmentSizes,
  labelOf,
  locationQuotient,
  PlaceComparison,
  regions,
  sectors,
  stateInFull,
  stateLabel,
  stateOfMunicipality,
} from '@observatorio/domain';
import { coverageInWords, coverageName } from '@observatorio/language';
import { levelNames, openLevels } from '../courses/open-levels';
import { EditionCache } from '../engine/edition-cache';
import type { Population, Populations } from '../indicators/population';
import type { LabourSource } from '../labour/labour-source';
import type { Tally } from '../labour/tally';
import { ordered } from '../labour/tally-rows';
import type { Counts } from '../query/count-rows';
import { perThousand } from '../query/per-thousand';
import {
  checkMunicipalities,
  coveredMunicipalities,
  coveredStates,
  filterOptionsOf,
  placeOptions,
  requireNested,
  requirePlace,
} from '../query/place-filters';
import { type AreaSource, type Queries, type SourceQuery, toResponse } from '../query/source';
import type { Places } from '../titles/places';
import { NearbyCourses } from './nearby-courses';
import { type FeaturesOptions, type PlaceLevel, readFeatures } from './place-features';

export interface PlaceSourceOptions extends FeaturesOptions {
  labour: LabourSource;
  populations: Populations;
}

type PlaceName = keyof typeof place;

/** Serves the datasets about one place from links and courses. */
export class PlaceSource implements AreaSource<typeof place> {
  private readonly comparisons: Readonly<Record<PlaceLevel, EditionCache<PlaceComparison>>> = {
    uf: new EditionCache(),
    municipio: new EditionCache(),
  };
  private readonly nearbyCourses: NearbyCourses;

  constructor(private readonly options: PlaceSourceOptions) {
    this.nearbyCourses = new NearbyCourses(options.places);
  }

  complete(name: PlaceName, filters: Filters): Filters {
    const { places } = this.options;
    checkAll(
      () => checkMunicipalities(filters, places, placeFilterDefinitions),
      () => requireNested(filters, placeFilterDefinitions),
      () => name === 'similar' && requirePlace(filters, placeFilterDefinitions),
      () => name === 'courses' && requireMunicipality(filters),
    );
    return filters;
  }

  cost(name: PlaceName, filters: Filters): number {
    if (name === 'options') return 1;
    return name === 'summary' ? this.options.labour.cost('yardstick', filters) : 3;
  }

  async answer<Name extends PlaceName>(name: Name, query: SourceQuery) {
    return toResponse(await this.queries[name](query));
  }

  /** Row function for each dataset about one place; the type requires one for every dataset. */
  private readonly queries: Queries<typeof place, SourceQuery> = {
    options: async (query) => optionRows(query, this.options.places),

    summary: async (query) => {
      const { labour, places, populations } = this.options;
      const [{ rows }, population] = await Promise.all([
        labour.answer('yardstick', query),
        populations.of(query),
      ]);
      return rows.map((row) => summaryRow(row, placeOf(row, query, places), query, population));
    },

    similar: async (query) =>
      coversAnyPlace(query.edition, query.filters) ? this.similarRows(query) : [],

    courses: async (query) => {
      const levels = await openLevels(query, levelNames);
      return this.nearbyCourses.rowsOf(levels, codeOf(query.filters));
    },

    specialisation: async (query) => {
      if (!coversAnyPlace(query.edition, query.filters)) return [];
      const { tallies } = this.options;
      const [local, national] = await Promise.all([
        tallies.of(query, without(query.filters, ['ano'])),
        tallies.of(query, {}),
      ]);
      return specialisationRows(local, national);
    },
  };

  private async similarRows({
    edition,
    database,
    filters,
  }: SourceQuery): Promise<SimilarPlaceRow[]> {
    const { places } = this.options;
    const level = filters.municipio ? 'municipio' : 'uf';
    const comparison = await this.comparisons[level].read(database, async (shared) => {
      const codes =
        level === 'uf' ? coveredStates({}, edition) : coveredMunicipalities({}, edition, places);
      const open = { edition, database: shared };
      return new PlaceComparison(await readFeatures(open, { level, codes }, this.options));
    });
    const { compared, excluded, deviations } = comparison;
    const rowOf = (
      role: 'place' | 'similar',
      key: string,
      distance: number | null,
    ): SimilarPlaceRow[] => {
      const features = comparison.featuresOf(key);
      const state = level === 'municipio' ? (stateLabel(stateOfMunicipality(key)) ?? null) : null;
      const label = nameOf(key, places);
      return features
        ? [{ role, key, label, state, distance, ...features, compared, excluded }]
        : [];
    };
    const code = codeOf(filters);
    const similar = comparison.similarTo(code);
    const own = rowOf('place', code, similar ? 0 : null);
    if (!similar || similar.length === 0) return own;
    return [
      ...own,
      ...similar.flatMap((each) => rowOf('similar', each.code, each.distance)),
      {
        role: 'deviation',
        key: null,
        label: 'Desvio padrão',
        state: null,
        distance: null,
        ...deviations,
        compared,
        excluded,
      },
    ];
  }
}

/** Returns the code of the smallest chosen place; empty for the country. */
const codeOf = ({ regiao = [], uf = [], municipio = [] }: Filters): string =>
  municipio[0] ?? uf[0] ?? regiao[0] ?? '';

/** Names a region, a state or a municipality. */
const nameOf = (code: string, places: Places): string =>
  places.find(code)?.name ?? stateLabel(code) ?? labelOf(regions, code);

function requireMunicipality({ municipio }: Filters): void {
  if (municipio) return;
  const { name, allowed } = placeFilterDefinitions[3];
  throw new QueryError(name, '', allowed, `Escolha um município em “${name}”: ${allowed}.`);
}

const optionRows = ({ filters, years }: SourceQuery, places: Places): FilterOption[] =>
  filterOptionsOf(
    { definitions: placeFilterDefinitions, filters },
    {
      ...placeOptions(filters, places),
      ano: years.map((year) => ({ code: String(year), label: String(year) })),
    },
  );

/** Identifies the place that a row of the yardstick is about, by its code and name. */
function placeOf(
  { key, label }: YardstickRow,
  { edition, filters }: SourceQuery,
  places: Places,
): Pick<PlaceSummaryRow, 'code' | 'key' | 'label'> {
  const code = codeOf(filters);
  if (key === 'state') {
    const isNamesake = nameOf(code, places) === label;
    return { key, code: stateOfMunicipality(code), label: isNamesake ? stateInFull(label) : label };
  }
  if (key === 'country' || key === 'coverage') return { key, code: null, label };
  return code === ''
    ? { key: 'place', code: null, label: coverageName(edition.ufs) || 'Brasil' }
    : { key: 'place', code, label: nameOf(code, places) };
}

function summaryRow(
  row: YardstickRow,
  found: ReturnType<typeof placeOf>,
  { edition }: SourceQuery,
  { ages, inhabitantsOf }: Population,
): PlaceSummaryRow {
  const { links, unclassified, meanPay, medianPay } = row;
  const parts = partsOf(found, edition);
  const inhabitants = inhabitantsOf(parts);
  return {
    ...found,
    coverage: isRegion(found) ? coverageInWords(parts, partsOf(found, {})) || null : null,
    links,
    unclassified,
    inhabitants,
    perThousand: perThousand(links, inhabitants),
    ages,
    meanPay,
    medianPay,
    womenShare: womenShareOf(row),
  };
}

const isRegion = ({ code }: Pick<PlaceSummaryRow, 'code'>): boolean => code?.length === 1;

/** Returns a municipality or a state itself, or the states with data of a region or the country. */
function partsOf(
  { code }: Pick<PlaceSummaryRow, 'code'>,
  edition: Pick<Edition, 'ufs'>,
): readonly string[] {
  if (code === null) return coveredStates({}, edition);
  return isRegion({ code }) ? coveredStates({ regiao: [code] }, edition) : [code];
}

/** Returns the location quotients of subsectors and establishment sizes, each in list order. */
function specialisationRows(local: Tally, national: Tally): SpecialisationRow[] {
  return (
    [
      ['setor', 'sector', sectors],
      ['tamanho', 'size', establishmentSizes],
    ] as const
  ).flatMap(([dimension, name, list]) =>
    ordered(local, local.counts[name], isMeasured(local.counts[name]) ? list : []).map((row) => {
      const nationalCount =
        national.counts[name].get(row.key === null ? null : Number(row.key)) ?? 0;
      const totals = { total: local.links, nationalTotal: national.links };
      return {
        dimension,
        ...row,
        share: shareOf(row.count, local.links),
        nationalShare: shareOf(nationalCount, national.links),
        quotient:
          row.key === null
            ? null
            : locationQuotient({ count: row.count, nationalCount, ...totals }),
      };
    }),
  );
}

/** Whether the category of any link is known. */
const isMeasured = (counts: Counts): boolean => [...counts.keys()].some((key) => key !== null);

const shareOf = (count: number, total: number): number | null => (total > 0 ? count / total : null);
