import {
  type AnyDataset,
  type DatasetAnswer,
  type Filters,
  type graduate,
  graduateFilters,
  QueryError,
  type RowOf,
} from '@observatorio/contract';
import { Memo } from '../engine/memo';
import { completeMunicipalities, requirePlace } from '../query/place-filters';
import { queryKey } from '../query/query-key';
import { type AreaSource, answerOf, type SourceQuery } from '../query/source';
import type { Places } from '../titles/places';
import { levelOf, levels } from './levels';
import { OfferCounts } from './offer-counts';
import { queries } from './queries';

const DEFAULT_MEASURE = 'Matrículas';

export interface EducationOptions {
  places: Places;
  /** Answers kept in memory; 0 for none. */
  cachedAnswers: number;
}

type GraduateName = keyof typeof graduate;

/** Answers the datasets of the graduate overview from an edition of offers, of either level. */
export class EducationSource implements AreaSource<typeof graduate> {
  private readonly answers: Memo<DatasetAnswer<RowOf<AnyDataset>>>;

  constructor(private readonly options: EducationOptions) {
    this.answers = new Memo(options.cachedAnswers);
  }

  complete(name: GraduateName, filters: Filters): Filters {
    refuseSeveral(filters, 'nivel_ensino', 'um nível de ensino só');
    refuseSeveral(filters, 'dimensao', 'um dado só: matrículas, concluintes e vagas não se somam');
    refuseUncounted(filters);
    if (name === 'byMunicipality') requirePlace(filters, graduateFilters);
    const [measure = DEFAULT_MEASURE] = filters.dimensao ?? [];
    return {
      ...completeMunicipalities(filters, this.options.places, graduateFilters),
      nivel_ensino: [levelOf(filters)],
      dimensao: [measure],
    };
  }

  /** Offers are few: about a hundredth of the links. */
  cost(_name: GraduateName, filters: Filters): number {
    return 1 + Object.values(filters).flat().length / 50;
  }

  answer<Name extends GraduateName>(
    name: Name,
    { edition, database, filters, years }: SourceQuery,
  ): Promise<DatasetAnswer<RowOf<(typeof graduate)[Name]>>> {
    const key = `${name} ${years.join()} ${queryKey({ edition, filters })}`;
    return this.answers.read(key, database, async (shared) => {
      const result = await queries[name]({
        filters,
        facts: levels[levelOf(filters)],
        years,
        places: this.options.places,
        offerCounts: new OfferCounts(shared, filters),
      });
      return answerOf(result);
    });
  }
}

function refuseSeveral(filters: Filters, name: string, allowed: string): void {
  const values = filters[name] ?? [];
  if (values.length > 1) throw new QueryError(name, values.join(', '), allowed);
}

/** The school census counts neither graduates nor vacancies. */
function refuseUncounted(filters: Filters): void {
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
