import {
  checkAll,
  type Edition,
  editionName,
  type FilterOption,
  type Filters,
  formatFilters,
  type ImbalanceRow,
  type ImbalanceSummaryRow,
  type imbalance,
  imbalanceFilterDefinitions,
  pageOf,
} from '@observatorio/contract';
import { minLinksFor, states } from '@observatorio/domain';
import { coverageInWords, formatList } from '@observatorio/language';
import type { ReadAnswer } from '../engine/answer-cache';
import { payGroupNumber } from '../labour/pay-dimensions';
import { noLinks, type PayGroup, readPayGroups } from '../labour/pay-groups';
import { selectionOf } from '../labour/selection';
import { PAY_GROUPS } from '../labour/tables';
import {
  checkMunicipalities,
  filterOptionsOf,
  placeOptions,
  requireNested,
} from '../query/place-filters';
import { type AreaSource, type Queries, type SourceQuery, toResponse } from '../query/source';
import { cboOf } from '../titles/occupation-titles';
import type { Places } from '../titles/places';
import {
  type ChosenRanking,
  type Editions,
  editionsOf,
  PlaceRankings,
  type RankingOptions,
} from './place-rankings';
import type { RankedOccupation } from './rank';
import { linkFilters, type PlaceScope } from './scopes';

type ImbalanceName = keyof typeof imbalance;

/** Serves the imbalance panel datasets from links, courses and growth. */
export class ImbalanceSource implements AreaSource<typeof imbalance> {
  private readonly rankings: PlaceRankings;
  private readonly readPays: ReadAnswer<ReadonlyMap<number, PayGroup>>;

  constructor(private readonly options: RankingOptions) {
    this.rankings = new PlaceRankings(options);
    this.readPays = options.answers.readerOf();
  }

  complete(_name: ImbalanceName, filters: Filters): Filters {
    const { places } = this.options;
    checkAll(
      () => checkMunicipalities(filters, places, imbalanceFilterDefinitions),
      () => requireNested(filters, imbalanceFilterDefinitions),
    );
    return filters;
  }

  cost(name: ImbalanceName): number {
    return name === 'options' ? 1 : 3;
  }

  async answer<Name extends ImbalanceName>(name: Name, query: SourceQuery) {
    return toResponse(await this.queries[name](query));
  }

  /** Row function for each imbalance panel dataset; the type requires one for every dataset. */
  private readonly queries: Queries<typeof imbalance, SourceQuery> = {
    options: async ({ filters }) => optionRows(filters, this.options.places),

    ranking: async (query) => {
      const editions = editionsOf(query);
      const { scope, occupations } = await this.rankings.choose(query.filters, editions);
      const page = pageOf(occupations, query.filters);
      return {
        rows: await this.rowsOf(page, scope, editions),
        page: { total: occupations.length },
      };
    },

    summary: async (query) => {
      return [summaryOf(await this.rankings.choose(query.filters, editionsOf(query)))];
    },
  };

  /** Adds titles and published pay to ranked occupations. */
  private async rowsOf(
    ranked: readonly RankedOccupation[],
    scope: PlaceScope,
    editions: Editions,
  ): Promise<ImbalanceRow[]> {
    const codes = ranked.map(({ occupation }) => cboOf(occupation));
    const pays = await this.paysOf(scope, codes, editions);
    return ranked.map(({ occupation, ...figures }) => {
      const code = cboOf(occupation);
      const {
        links: _,
        hourlyPay: __,
        meanHours: ___,
        ...pay
      } = pays.get(payGroupNumber(occupation)) ?? noLinks;
      return {
        ...figures,
        code,
        title: editions.titles.of(code),
        ...pay,
        place: scope.name,
        scope: scope.kind,
      };
    });
  }

  /** Reads the pay of some occupations in a place. */
  private async paysOf(
    scope: PlaceScope,
    codes: readonly string[],
    { links }: Editions,
  ): Promise<ReadonlyMap<number, PayGroup>> {
    const place = linkFilters(scope, links.edition);
    const filters = { ...place, occupation: codes };
    const selection = codes.length > 0 ? selectionOf(filters) : undefined;
    if (!selection) return new Map();
    const key = `${links.edition.versao} ${formatFilters(filters)}`;
    return this.readPays(key, links.database, async (database) => {
      const few = await this.options.fewLinks.of({ ...links, database }, place);
      return readPayGroups(database, selection, {
        grouping: { by: 'occupation' },
        columns: new Set(),
        payGroups: PAY_GROUPS.none,
        smallCell: this.options.smallCell,
        few: few?.filter(({ occupation }) => codes.includes(cboOf(occupation ?? 0))),
      });
    });
  }
}

const optionRows = (filters: Filters, places: Places): FilterOption[] =>
  filterOptionsOf(
    { definitions: imbalanceFilterDefinitions, filters },
    { ...placeOptions(filters, places), uf: states },
  );

const yesOrNo = (value: boolean): string => (value ? 'Sim' : 'Não');

function summaryOf({
  scope,
  links,
  occupations,
  asked,
  reason,
  ...ranking
}: ChosenRanking): ImbalanceSummaryRow {
  const { courses, isUnknown, uncovered, noGrowthReason } = ranking;
  const promising = occupations.filter((each) => each.promising === 'Sim');
  return {
    place: scope.name,
    scope: scope.kind,
    code: scope.code,
    asked: asked?.name ?? null,
    reason,
    links,
    minLinks: minLinksFor(links),
    ranked: isUnknown ? null : occupations.length,
    promising: isUnknown ? null : promising.length,
    hasGrowth: yesOrNo(noGrowthReason === null),
    noGrowthReason,
    hasTechnical: yesOrNo(!courses.missing.includes('Técnico')),
    hasHigher: yesOrNo(!courses.missing.includes('Superior')),
    uncovered: uncovered.length > 0 ? formatList(uncovered.map(withCoverage)) : null,
  };
}

/** Names an edition with the states that it covers: `Educação superior 2019 (só Acre)`. */
const withCoverage = (edition: Edition): string =>
  `${editionName(edition)} (${coverageInWords(edition.ufs)})`;
