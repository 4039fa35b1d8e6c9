import {
  type Demand,
  type FilterOption,
  type Filters,
  growthPeriod,
  labourFilterDefinitions,
  type MarketRow,
  type ProfileRow,
  type profile,
  profileFilterDefinitions,
  type Rating,
  translateFilters,
} from '@observatorio/contract';
import {
  automationLevel,
  genders,
  growthLevel,
  sectors,
  states,
  yearlyGrowth,
} from '@observatorio/domain';
import { checkLinked, mayExist } from '../labour/linked-occupations';
import type { MarketCell } from '../labour/market';
import { isWithheld } from '../labour/pay-statistics';
import { checkOccupation } from '../query/occupation-filter';
import { filterOptionsOf, includesCode } from '../query/place-filters';
import {
  type AreaSource,
  type OpenEdition,
  type Queries,
  type SourceQuery,
  toResponse,
} from '../query/source';
import { cboOf } from '../titles/occupation-titles';
import { OccupationFacts } from './facts';
import { linksByOccupation, namedOccupations } from './occupation-names';
import type { OccupationOptions } from './occupation-source';
import { outsideText } from './outside-text';

interface Context extends OccupationOptions {
  query: SourceQuery;
  /** Occupation code; empty if the filters do not include one. */
  code: string;
}

type ProfileName = keyof typeof profile;

/** Serves the occupation profile datasets. */
export class ProfileSource implements AreaSource<typeof profile> {
  constructor(private readonly options: OccupationOptions) {}

  complete(name: ProfileName, filters: Filters): Filters {
    checkOccupation(filters, profileFilterDefinitions[0], {
      exists: mayExist(this.options),
      required: name === 'occupation',
    });
    return filters;
  }

  /** All responses are cheap because large editions have them precomputed. */
  cost(): number {
    return 1;
  }

  async answer<Name extends ProfileName>(name: Name, query: SourceQuery) {
    await checkLinked(query.filters, profileFilterDefinitions[0], this.options);
    const [code = ''] = query.filters.codigoBrasileiroOcupacao ?? [];
    const context: Context = {
      ...this.options,
      query,
      code,
      get titles() {
        return query.titles;
      },
    };
    return toResponse(await queries[name](context));
  }
}

/** Returns the requested edition of links, or the newest one for a query on another source. */
const linksOf = (query: SourceQuery): OpenEdition | undefined =>
  query.edition.conjunto === 'rais' ? query : query.newest('rais');

async function optionRows(context: Context): Promise<FilterOption[]> {
  const { query } = context;
  const texts = await syntheses(query);
  const occupations = await occupationsOf(context);
  const years = query.years.map(String);
  const options = filterOptionsOf(
    { definitions: profileFilterDefinitions, filters: query.filters },
    {
      codigoBrasileiroOcupacao: occupations.filter(({ code }) =>
        includesCode(query.filters.codigoBrasileiroOcupacao, code),
      ),
      ano: years.map((year) => ({ code: year, label: year })),
      setorEmpresa: await rankedSectors(context, occupations[0]?.code),
      uf: states,
      sexo: genders,
    },
  );
  return options.map((option) =>
    option.filter === 'codigoBrasileiroOcupacao'
      ? { ...option, synthesis: texts.get(option.code) ?? null }
      : option,
  );
}

async function syntheses(query: SourceQuery): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .newest('perfis')
    ?.database.rows<[number, string]>(
      "SELECT occupation, value FROM profiles WHERE field = 'sintese'",
    );
  return new Map((rows ?? []).map(([id, text]) => [cboOf(id), text]));
}

/** Lists the occupations by code, those with links first. Profiles default to the first one. */
async function occupationsOf(context: Context) {
  const counts = await linksByOccupation(context, linksOf(context.query));
  const hasLinks = (code: string) => Number(counts.has(Number(code)));
  return [...(await namedOccupations(context, counts))]
    .map(([code, label]) => ({ code, label }))
    .toSorted((a, b) => hasLinks(b.code) - hasLinks(a.code));
}

/**
 * Lists the sectors by their number of links in the chosen occupation, or else in `first`, largest
 * first; empty if no link has a sector.
 */
async function rankedSectors({ query, tallies }: Context, first: string | undefined) {
  const links = linksOf(query);
  const occupation = query.filters.codigoBrasileiroOcupacao ?? (first ? [first] : []);
  const tally = links && (await tallies.of(links, { occupation }));
  const count = (sector: string) => tally?.counts.sector.get(Number(sector)) ?? 0;
  return sectors.some(({ code }) => count(code) > 0)
    ? sectors.toSorted((a, b) => count(b.code) - count(a.code))
    : [];
}

async function marketRows(context: Context): Promise<MarketRow[]> {
  const { query, smallCell, tallies } = context;
  const [cells, levels] = await Promise.all([
    tallies.market(
      query,
      translateFilters(query.filters, profileFilterDefinitions, labourFilterDefinitions),
    ),
    levelsOf(context),
  ]);
  return cells.map((cell) => ({
    state: codeOf(cell.uf),
    gender: codeOf(cell.gender),
    schooling: codeOf(cell.schooling),
    count: cell.links,
    ...rangeOf(cell, smallCell),
    ...levels,
  }));
}

const codeOf = (value: number | null): string | null => (value === null ? null : String(value));

/** Returns the published bounds of a cell's pay in reais; null if they are withheld. */
function rangeOf({ classified, bounds }: MarketCell, smallCell: number) {
  const [minPay = null, maxPay = null] = isWithheld(classified, smallCell) ? [] : (bounds ?? []);
  return { minPay, maxPay };
}

async function levelsOf({
  query,
  code,
  tallies,
}: Context): Promise<
  Omit<MarketRow, 'state' | 'gender' | 'schooling' | 'count' | 'minPay' | 'maxPay'>
> {
  if (code === '') return { growth: null, ...growthPeriod(yearlyGrowth([])), automation: null };
  const facts = new OccupationFacts(query, code, tallies);
  const [growth, automation] = await Promise.all([facts.growth(), facts.automation()]);
  return {
    growth: growth.rate === null ? null : growthLevel(growth.rate),
    ...growthPeriod(growth),
    automation: automation === null ? null : automationLevel(automation),
  };
}

const demands = (
  ratings: readonly Rating[],
  levelOf: (rating: Rating) => number | null,
): Demand[] => ratings.map((rating) => ({ name: rating.name, level: levelOf(rating) }));

async function occupationRow({ query, code, titles, tallies }: Context): Promise<ProfileRow> {
  const facts = new OccupationFacts(query, code, tallies);
  const importance = (rating: Rating) => rating.importance;
  const [synthesis, knowledge, skills, attitudes, standIn] = await Promise.all([
    facts.description(),
    facts.ratings('conhecimento'),
    facts.ratings('habilidade'),
    facts.attitudes(),
    facts.standIn(),
  ]);
  return {
    code,
    title: titles.of(code),
    synthesis: synthesis ?? (await outsideText(facts, titles, code)),
    knowledge: demands(knowledge, ({ level }) => level),
    skills: demands(skills, importance),
    attitudes: demands(attitudes, importance),
    standIn,
  };
}

/** Row function for each occupation profile dataset; the type requires one for every dataset. */
const queries: Queries<typeof profile, Context> = {
  options: optionRows,
  market: marketRows,
  occupation: async (context) => [await occupationRow(context)],
};
