import {
  checkAll,
  comparedKind,
  comparedOverYears,
  coversAnyPlace,
  type FilterDefinition,
  type Filters,
  type LabourSummaryRow,
  type labour,
  labourFilterDefinitions,
  type PayGapRow,
  payDimensions,
  QueryError,
  seriesFilterNames,
  sharedFilters,
  without,
} from '@observatorio/contract';
import type { AnswerCache, ReadAnswer } from '../engine/answer-cache';
import type { Database } from '../engine/connector';
import { EditionCache } from '../engine/edition-cache';
import type { Populations } from '../indicators/population';
import type { Prices } from '../prices/prices';
import { checkCompared, isPlace } from '../query/compared';
import type { Counts } from '../query/count-rows';
import { checkOccupation } from '../query/occupation-filter';
import { checkMunicipalities, requirePlace } from '../query/place-filters';
import { queryKey } from '../query/query-key';
import { type AreaSource, type OpenEdition, type SourceQuery, toResponse } from '../query/source';
import { UnanswerableYearError } from '../query/store';
import type { OccupationTitles } from '../titles/occupation-titles';
import type { Places } from '../titles/places';
import { fewForBands } from './few-for-bands';
import type { FewLinks } from './few-links';
import type { LabourTally } from './labour-context';
import { checkLinked, type LinkedOccupations, mayExist } from './linked-occupations';
import { MunicipalitySeries } from './municipality-series';
import { readPayGaps } from './pay-gap';
import { type PayGroup, readPayGroups } from './pay-groups';
import { isWithheld, sumOf } from './pay-statistics';
import { planMunicipalities, rowsCost, tallyCost } from './plan';
import { queries } from './queries';
import { type Selection, selectionOf } from './selection';
import { summaryOf } from './summary';
import type { Tallies } from './tallies';
import { ageOf, type DimensionName, genderOf } from './tally';
import { comparisonsOf } from './yardstick';

export interface LabourOptions {
  places: Places;
  titles: OccupationTitles;
  tallies: Tallies;
  linked: LinkedOccupations;
  fewLinks: FewLinks;
  /** Minimum number of links for publishing pay statistics. */
  smallCell: number;
  answers: AnswerCache;
  prices: Prices;
  populations: Populations;
}

type LabourName = keyof typeof labour;

/** Datasets whose links are read for each query. */
const readsRows: ReadonlySet<LabourName> = new Set(['pay', 'payByOccupation', 'payGap']);

/** Whether a dataset has a row for each municipality. */
const listsMunicipalities = (name: LabourName, { por }: Filters): boolean =>
  name === 'byMunicipality' ||
  name === 'densityByMunicipality' ||
  (name === 'pay' && por?.includes('municipio') === true);

/** Throws a QueryError unless the filters name the dimension of the pay. */
function requireGrouping({ por = [] }: Filters): void {
  if (por.length > 0) return;
  const allowed = payDimensions.join(', ');
  throw new QueryError('por', '', allowed, `Escolha a dimensão em “por”: ${allowed}.`);
}

/** Dimensions of filters on attributes that an edition may lack, and how their values are read. */
const measuredBy: Readonly<
  Record<string, { dimension: DimensionName; codeOf?: (value: number) => number }>
> = {
  grandeSetor: { dimension: 'sector' },
  setor: { dimension: 'sector' },
  genero: { dimension: 'ageGender', codeOf: genderOf },
  faixaEtaria: { dimension: 'ageGender', codeOf: ageOf },
  sizeLink: { dimension: 'size' },
  escolaridade: { dimension: 'schooling' },
  minimumSalaryRange: { dimension: 'band' },
};

/** Filters of a series over the years that do not select links. */
const seriesFilters = ['ano', ...seriesFilterNames];

const [, , , , occupationFilter] = labourFilterDefinitions;

/** Serves the labour overview datasets from an edition of links. */
export class LabourSource implements AreaSource<typeof labour> {
  private readonly readMunicipalities: ReadAnswer<Counts>;
  private readonly readPays: ReadAnswer<ReadonlyMap<number, PayGroup>>;
  private readonly readGaps: ReadAnswer<PayGapRow[]>;
  private readonly readSummary: ReadAnswer<LabourSummaryRow>;
  /** Filters that an edition cannot answer, in display order. */
  private readonly unmeasured = new EditionCache<readonly FilterDefinition[]>();
  private readonly municipalitySeries: MunicipalitySeries;

  constructor(private readonly options: LabourOptions) {
    this.municipalitySeries = new MunicipalitySeries(options.smallCell);
    this.readMunicipalities = options.answers.readerOf();
    this.readPays = options.answers.readerOf();
    this.readGaps = options.answers.readerOf();
    this.readSummary = options.answers.readerOf();
  }

  complete(name: LabourName, filters: Filters, open?: OpenEdition): Filters {
    const { places } = this.options;
    checkAll(
      () => name === 'pay' && requireGrouping(filters),
      () => listsMunicipalities(name, filters) && requirePlace(filters, labourFilterDefinitions),
      () =>
        name === 'trend' &&
        checkCompared(filters, {
          definition: comparedOverYears,
          exists: (code) => this.isComparable(code, open),
        }),
      () => checkMunicipalities(filters, places, labourFilterDefinitions),
      () => this.checkOccupations(filters, open),
    );
    return filters;
  }

  cost(name: LabourName, query: Filters): number {
    const filters = without(query, seriesFilters);
    const selection = selectionOf(filters);
    if (name === 'options' || !selection) return 1;
    if (name === 'yardstick') {
      const compared = comparisonsOf(filters, {}).map((each) => selectionOf(each.filters));
      return sumOf([selection, ...compared].map((each) => (each ? tallyCost(each) : 0)));
    }
    return readsRows.has(name) ? rowsCost(selection) : tallyCost(selection);
  }

  async answer<Name extends LabourName>(name: Name, query: SourceQuery) {
    const filters =
      name === 'trend'
        ? without(sharedFilters(query.filters), seriesFilters)
        : without(query.filters, ['ano']);
    const selection = selectionOf(filters);
    const { database, edition } = query;
    const key = queryKey({ edition, filters });
    const occupations = await this.options.linked.of(database);
    await this.checkLinkedOccupations(filters, occupations);
    if (name !== 'options') {
      if (!coversAnyPlace(edition, filters)) return { rows: [] };
      await this.rejectUnmeasured(query, filters);
      await this.rejectBandsOfFew(query, filters);
    }
    const result = await queries[name]({
      filters: name === 'trend' ? query.filters : filters,
      edition,
      years: query.years,
      smallCell: this.options.smallCell,
      places: this.options.places,
      prices: this.options.prices,
      population: () => this.options.populations.of(query),
      get titles() {
        return query.titles;
      },
      ...this.tallyOf(query, filters),
      under: async (wider) =>
        (await this.hasFewForBands(query, wider)) ? undefined : this.tallyOf(query, wider),
      macroSectors: () => this.options.tallies.byMacroSector(query, filters),
      pays: (grouping) =>
        this.readPays(`${key}&${grouping.by}&${grouping.split}`, database, async (shared) =>
          selection
            ? readPayGroups(shared, selection, {
                grouping,
                ...(await this.payQuery({ edition, database: shared }, filters)),
              })
            : new Map(),
        ),
      gaps: () =>
        this.readGaps(key, database, async (shared) =>
          selection
            ? readPayGaps(
                shared,
                selection,
                await this.payQuery({ edition, database: shared }, filters),
              )
            : [],
        ),
      municipalities: () =>
        this.readMunicipalities(key, database, (shared) => readMunicipalities(shared, selection)),
      occupations,
    });
    return toResponse(result);
  }

  /** Returns what the pay of a selection is read with. */
  private async payQuery(open: OpenEdition, filters: Filters) {
    const { tallies, fewLinks, smallCell } = this.options;
    const [{ columns, payGroups }, few] = await Promise.all([
      tallies.factsOf(open),
      fewLinks.of(open, without(filters, ['por', 'separado'])),
    ]);
    return { columns, payGroups, smallCell, few };
  }

  private tallyOf(open: OpenEdition, filters: Filters): LabourTally {
    const { tallies, smallCell } = this.options;
    const { edition, database } = open;
    const tallyIn = (each: OpenEdition) => ({
      tally: () => tallies.of(each, filters),
      percentiles: () => tallies.percentiles(each, filters),
    });
    return {
      ...tallyIn(open),
      summary: () =>
        this.readSummary(queryKey({ edition, filters }), database, (shared) =>
          summaryOf(tallyIn({ edition, database: shared }), smallCell),
        ),
      series: () => this.municipalitySeries.of(database, filters),
    };
  }

  /** Throws an UnanswerableYearError for a filter on a dimension in which the edition has no value. */
  private async rejectUnmeasured(query: SourceQuery, filters: Filters): Promise<void> {
    if (!Object.keys(filters).some((name) => name in measuredBy)) return;
    const unmeasured = await this.unmeasured.read(query.database, (database) =>
      this.readUnmeasured({ edition: query.edition, database }),
    );
    const filter = unmeasured.find(({ name }) => name in filters);
    if (!filter) return;
    const { ano } = query.edition;
    throw new UnanswerableYearError(
      `os dados não informam “${filter.label}”`,
      filter.name,
      filters[filter.name]?.join(', ') ?? '',
      `nenhum valor em ${ano}`,
      `Os dados de ${ano} não informam “${filter.label}”. Retire este filtro ou escolha outro ano.`,
    );
  }

  /** Reads the filters on dimensions in which an edition with links has no value. */
  private async readUnmeasured(open: OpenEdition): Promise<FilterDefinition[]> {
    const { counts, links } = await this.options.tallies.of(open, {});
    return labourFilterDefinitions.filter(({ name }) => {
      const { dimension, codeOf = (value: number) => value } = measuredBy[name] ?? {};
      const isMeasured = ([value]: readonly [number | null, unknown]) =>
        value !== null && codeOf(value) !== 0;
      return dimension && links > 0 && ![...counts[dimension]].some(isMeasured);
    });
  }

  /**
   * Whether the filters include pay bands, and the others match some links, but fewer than
   * `smallCell`.
   */
  private async hasFewForBands(
    query: SourceQuery,
    { minimumSalaryRange: bands, ...filters }: Filters,
  ): Promise<boolean> {
    if (!bands) return false;
    const { tallies, smallCell } = this.options;
    const links = await tallies.links(query, filters);
    return links > 0 && isWithheld(links, smallCell);
  }

  /** Throws an UnanswerableYearError for a pay filter that separates too few links. */
  private async rejectBandsOfFew(query: SourceQuery, filters: Filters): Promise<void> {
    if (!(await this.hasFewForBands(query, filters))) return;
    throw fewForBands(filters, this.options.smallCell);
  }

  /**
   * Throws a QueryError for an occupation that does not exist as far as is known. While the occupations
   * with links are not known, all codes are accepted.
   */
  private checkOccupations(filters: Filters, open: OpenEdition | undefined): void {
    checkOccupation(filters, occupationFilter, {
      exists: (code) => this.mayBeOccupation(code, open),
    });
  }

  private mayBeOccupation(code: string, open: OpenEdition | undefined): boolean {
    const known = open && this.options.linked.peek(open.database);
    return !known || known.has(code) || mayExist(this.options)(code);
  }

  /** Whether a code of `compara` may name a place or an occupation. */
  private isComparable(code: string, open: OpenEdition | undefined): boolean {
    return comparedKind(code) === 'occupation'
      ? this.mayBeOccupation(code, open)
      : isPlace(code, this.options.places);
  }

  /**
   * Throws a QueryError for an occupation that neither is listed nor has links, in the edition or in
   * another one: a choice of occupations outlives a change of the year.
   */
  private async checkLinkedOccupations(
    filters: Filters,
    linked: ReadonlySet<string>,
  ): Promise<void> {
    const others = (filters.occupation ?? []).filter((code) => !linked.has(code));
    if (others.length > 0) {
      await checkLinked({ occupation: others }, occupationFilter, this.options);
    }
  }
}

async function readMunicipalities(
  database: Database,
  selection: Selection | undefined,
): Promise<Counts> {
  if (!selection) return new Map();
  const { sql, values } = planMunicipalities(selection);
  return new Map(await database.rows<[number | null, number]>(sql, values));
}
