import {
  type ComparedOccupation,
  comparedOccupation,
  comparedOccupations,
  coversAnyPlace,
  type FilterOption,
  type Filters,
  growthPeriod,
  labourFilterDefinitions,
  type OccupationInfoRow,
  type occupation,
  occupationFilters,
  translateFilters,
} from '@observatorio/contract';
import { ageBands, breaksIn, genders, schoolingGroups, states } from '@observatorio/domain';
import { checkLinked, type LinkedOccupations, mayExist } from '../labour/linked-occupations';
import { payStatistics, paySummary } from '../labour/pay-statistics';
import { tallyCost } from '../labour/plan';
import { selectionOf } from '../labour/selection';
import type { Tallies } from '../labour/tallies';
import type { Tally } from '../labour/tally';
import { ageGenderRows, genderCounts, ordered, regroup } from '../labour/tally-rows';
import { labelIn, ranked } from '../query/count-rows';
import { checkOccupation } from '../query/occupation-filter';
import { coveredStates, filterOptionsOf, includesCode } from '../query/place-filters';
import { type AreaSource, type Queries, type SourceQuery, toResponse } from '../query/source';
import type { OccupationTitles } from '../titles/occupation-titles';
import { factText, OccupationFacts, parseNumber } from './facts';
import { namedOccupations, nameRows } from './occupation-names';
import { outsideText } from './outside-text';

export interface OccupationOptions {
  titles: OccupationTitles;
  tallies: Tallies;
  linked: LinkedOccupations;
  /** Minimum number of links for publishing pay statistics. */
  smallCell: number;
}

interface Context extends OccupationOptions {
  query: SourceQuery;
  code: string;
  tally(): Promise<Tally>;
}

type OccupationName = keyof typeof occupation;

/** Datasets that do not require an occupation. */
const lists: readonly OccupationName[] = ['options', 'synonyms'];

const filterOf = (name: OccupationName) =>
  name === 'comparison' ? comparedOccupations : occupationFilters[0];

/** Serves the occupation search datasets. */
export class OccupationSource implements AreaSource<typeof occupation> {
  constructor(private readonly options: OccupationOptions) {}

  complete(name: OccupationName, filters: Filters): Filters {
    checkOccupation(filters, filterOf(name), {
      exists: mayExist(this.options),
      required: !lists.includes(name),
    });
    return filters;
  }

  cost(name: OccupationName, filters: Filters): number {
    if (name === 'comparison') {
      const costs = (filters.comparar ?? []).map((code) => this.cost('pay', { cod_cbo: [code] }));
      return costs.reduce((a, b) => a + b, 0);
    }
    const selection = selectionOf(labourFiltersOf(filters));
    return filters.cod_cbo && selection ? tallyCost(selection) : 1;
  }

  async answer<Name extends OccupationName>(name: Name, query: SourceQuery) {
    await checkLinked(query.filters, filterOf(name), this.options);
    if (!coversAnyPlace(query.edition, query.filters)) return { rows: [] };
    return toResponse(await queries[name](contextOf(this.options, query)));
  }
}

function contextOf(options: OccupationOptions, query: SourceQuery): Context {
  const [code = ''] = query.filters.cod_cbo ?? [];
  return {
    ...options,
    query,
    code,
    tally: () => options.tallies.of(query, labourFiltersOf(query.filters)),
    get titles() {
      return query.titles;
    },
  };
}

/** Converts occupation search filters to labour overview filters. */
const labourFiltersOf = (filters: Filters): Filters =>
  translateFilters(filters, occupationFilters, labourFilterDefinitions);

const groupOf = (schooling: number): number | null =>
  Number(schoolingGroups.find(({ members }) => members.includes(String(schooling)))?.code) || null;

const collator = new Intl.Collator('pt-BR');

async function optionRows(context: Context): Promise<FilterOption[]> {
  const { query } = context;
  const cbos = [...(await namedOccupations(context))]
    .filter(([code]) => includesCode(query.filters.cod_cbo, code))
    .map(([code, label]) => ({ code, label }));
  return filterOptionsOf(
    { definitions: occupationFilters, filters: query.filters },
    {
      cod_cbo: cbos.toSorted((a, b) => collator.compare(a.label, b.label)),
      sexotrabalhador: genders,
      escolaridadeapos2005: schoolingGroups,
      faixaetaria: ageBands,
      uf: states,
    },
  );
}

async function infoRow({ query, code, titles, tallies }: Context): Promise<OccupationInfoRow> {
  const facts = new OccupationFacts(query, code, tallies);
  const [profile, description, attitudes, knowledge, skills, standIn, automation, evolution] =
    await Promise.all([
      facts.profile(),
      facts.description(),
      facts.attitudes(),
      facts.ratings('conhecimento'),
      facts.ratings('habilidade'),
      facts.standIn(),
      facts.automation(),
      facts.evolution(),
    ]);
  const qualification = factText(profile, 'qualificacao');
  const economy = factText(profile, 'ocupacao_4_0');
  const growth = await facts.growth();
  const years = evolution.map(({ year }) => year);
  const partialYears = query.partialYears.filter((year) => years.includes(year));
  return {
    title: titles.of(code),
    description: description ?? (await outsideText(facts, titles, code)),
    conditions: factText(profile, 'condicoes_gerais'),
    qualification: qualification === null ? null : parseNumber(qualification),
    attitudes,
    knowledge,
    skills,
    standIn,
    automation,
    evolution,
    breaks: breaksIn(years, partialYears),
    partialYears,
    growth: growth.rate,
    ...growthPeriod(growth),
    isEconomy40: economy === null ? null : economy === 'TRUE',
    competencies: profile
      .filter(([field]) => field === 'competencia_4_0')
      .map(([, item, value]) => ({ name: item ?? '', score: parseNumber(value) })),
    related: profile
      .filter(([field]) => field === 'ocupacao_relacionada')
      .map(([, , other]) => ({ code: other, title: titles.of(other) })),
  };
}

/** Reads an occupation's figures with the same queries as its cards. */
async function comparedRow(context: Context): Promise<ComparedOccupation> {
  const { query, tallies, smallCell } = context;
  const links = await context.tally();
  const [info, summary] = await Promise.all([
    infoRow(context),
    paySummary(links, smallCell, () => tallies.percentiles(query, labourFiltersOf(query.filters))),
  ]);
  return comparedOccupation(context.code, {
    info: [info],
    summary: [summary],
    byGender: genderRows(links),
    bySchooling: schoolingRows(links),
    byAgeGender: ageGenderRows(links),
  });
}

const genderRows = (links: Tally) => ordered(links, genderCounts(links), genders);

const schoolingRows = (links: Tally) =>
  ordered(links, regroup(links.counts.schooling, groupOf), schoolingGroups);

/** Row function for each occupation search dataset; the type requires one for every dataset. */
const queries: Queries<typeof occupation, Context> = {
  options: optionRows,
  synonyms: nameRows,
  info: async (context) => [await infoRow(context)],

  async byGender({ tally }) {
    const rows = genderRows(await tally());
    // Without any row, the response would not state the counts.
    return rows.length > 0
      ? rows
      : genders.map(({ code, label }) => ({ key: code, label, count: 0 }));
  },

  async pay({ tally, smallCell }) {
    const pay = payStatistics(await tally(), smallCell);
    const [min = null, max = null] = pay?.bounds ?? [];
    return [{ max, avg: pay?.mean ?? null, min }];
  },

  async bySchooling({ tally }) {
    return schoolingRows(await tally());
  },

  async byAgeGender({ tally }) {
    return ageGenderRows(await tally());
  },

  async byState({ tally, query: { filters, edition } }) {
    const { counts } = await tally();
    return ranked(counts.uf, labelIn(states), coveredStates(filters, edition));
  },

  async comparison({ query, ...options }) {
    const rows = (query.filters.comparar ?? []).map(async (code) => {
      const { isListed: _, ...row } = await comparedRow(
        contextOf(options, { ...query, filters: { cod_cbo: [code] } }),
      );
      return row;
    });
    return Promise.all(rows);
  },
};
