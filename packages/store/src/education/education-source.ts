import {
  type AnyDataset,
  areaCode,
  checkAll,
  codeList,
  coversAnyPlace,
  type DatasetResponse,
  type Filters,
  type graduate,
  graduateFilterDefinitions,
  invalidValues,
  placesOverYears,
  QueryError,
  type RowOf,
  sharedFilters,
} from '@observatorio/contract';
import type { AnswerCache, ReadAnswer } from '../engine/answer-cache';
import { checkCompared, isPlace } from '../query/compared';
import { checkMunicipalities, requirePlace } from '../query/place-filters';
import { queryKey } from '../query/query-key';
import { type AreaSource, type SourceQuery, toResponse } from '../query/source';
import type { Places } from '../titles/places';
import type { FewOffers } from './few-offers';
import { DEFAULT_MEASURE, levelOf, levels } from './levels';
import { MunicipalitySeries } from './municipality-series';
import { OfferCounts } from './offer-counts';
import { queries } from './queries';

export interface EducationOptions {
  places: Places;
  answers: AnswerCache;
  fewOffers: FewOffers;
}

type GraduateName = keyof typeof graduate;

/** Serves the graduate overview datasets from an edition of offers of either level. */
export class EducationSource implements AreaSource<typeof graduate> {
  private readonly readAnswer: ReadAnswer<DatasetResponse<RowOf<AnyDataset>>>;
  private readonly municipalitySeries = new MunicipalitySeries();

  constructor(private readonly options: EducationOptions) {
    this.readAnswer = options.answers.readerOf();
  }

  complete(name: GraduateName, filters: Filters): Filters {
    const { places } = this.options;
    checkAll(
      () => rejectUncounted(filters),
      () => checkAreas(filters),
      () => name === 'byMunicipality' && requirePlace(filters, graduateFilterDefinitions),
      () =>
        name === 'trend' &&
        checkCompared(filters, {
          definition: placesOverYears,
          exists: (code) => isPlace(code, places),
        }),
      () => checkMunicipalities(filters, places, graduateFilterDefinitions),
    );
    const [measure = DEFAULT_MEASURE] = filters.dimensao ?? [];
    return {
      ...filters,
      ...(filters.area && { area: filters.area.map((code) => areaCode(code, filters) ?? code) }),
      nivel_ensino: [levelOf(filters)],
      dimensao: [measure],
    };
  }

  /** Queries on offers are cheap: there is about one offer for every hundred links. */
  cost(_name: GraduateName, filters: Filters): number {
    return 1 + Object.values(filters).flat().length / 50;
  }

  async answer<Name extends GraduateName>(
    name: Name,
    { edition, database, filters, years }: SourceQuery,
  ): Promise<DatasetResponse<RowOf<(typeof graduate)[Name]>>> {
    if (name !== 'options' && !coversAnyPlace(edition, sharedFilters(filters))) {
      return { rows: [] };
    }
    const key = `${name} ${years.join()} ${queryKey({ edition, filters })}`;
    return this.readAnswer(key, database, async (shared) => {
      const open = { edition, database: shared };
      const under = (other: Filters) =>
        new OfferCounts(shared, other, () => this.options.fewOffers.of(open, other));
      const result = await queries[name]({
        filters,
        edition,
        facts: levels[levelOf(filters)],
        years,
        places: this.options.places,
        offerCounts: under(filters),
        under,
        series: (other) => this.municipalitySeries.of(shared, other),
      });
      return toResponse(result);
    });
  }
}

/** Throws a QueryError for an area that does not belong to the chosen level. */
function checkAreas(filters: Filters): void {
  const unknown = filters.area?.filter((code) => !areaCode(code, filters)) ?? [];
  if (unknown.length === 0) return;
  const { area: areas } = levels[levelOf(filters)].options;
  throw invalidValues('area', unknown, codeList('study-area', 'area', 'Área', areas).allowed);
}

/**
 * Throws a QueryError for a measure that the level's census lacks: the school census counts neither
 * graduates nor vacancies.
 */
function rejectUncounted(filters: Filters): void {
  const level = levelOf(filters);
  const allowed = levels[level].measures.map(({ code }) => code);
  const unknown = filters.dimensao?.find((measure) => !allowed.includes(measure));
  if (unknown === undefined) return;
  throw new QueryError(
    'dimensao',
    unknown,
    allowed.join(', '),
    `Não há dados de ${unknown.toLowerCase()} no nível ${level}. Aceitos: ${allowed.join(', ')}.`,
  );
}
