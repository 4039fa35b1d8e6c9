import {
  type CountRow,
  type DensityRow,
  type FilterOption,
  type labour,
  labourFilterDefinitions,
  OTHERS_KEY,
  type PayDimension,
  type PaySplit,
} from '@observatorio/contract';
import {
  ageBands,
  establishmentSizes,
  genders,
  macroSectorOf,
  macroSectors,
  OTHERS,
  schoolings,
  sectors,
  stateOfMunicipality,
  states,
  wageBands,
} from '@observatorio/domain';
import type { Population } from '../indicators/population';
import { codesOf, labelIn, ranked, unknownRow } from '../query/count-rows';
import { perThousand } from '../query/per-thousand';
import {
  coveredMunicipalities,
  coveredStates,
  filterOptionsOf,
  placeOptions,
} from '../query/place-filters';
import type { Queries } from '../query/source';
import { cboOf, type OccupationTitles } from '../titles/occupation-titles';
import type { LabourContext } from './labour-context';
import { payRows } from './pay-rows';
import { isWithheld, payCurve } from './pay-statistics';
import type { Tally } from './tally';
import { ageGenderRows, genderCounts, ordered, regroup } from './tally-rows';
import { trendRows } from './trend';
import { comparisonsOf, distinctRows } from './yardstick';

function occupationRows({ links, counts }: Tally, titles: OccupationTitles): CountRow[] {
  const [listedRows, unknown] = [new Map(counts.occupation), unknownRow(counts.occupation)];
  listedRows.delete(null);
  const rows = ranked(listedRows, (key) => titles.of(cboOf(Number(key)))).map((row) => ({
    ...row,
    key: row.key === null ? null : cboOf(Number(row.key)),
  }));
  const rest = links - [...rows, ...unknown].reduce((total, row) => total + row.count, 0);
  const others = rest > 0 ? [{ key: OTHERS_KEY, label: OTHERS, count: rest }] : [];
  return [...rows, ...others, ...unknown];
}

async function optionRows(context: LabourContext): Promise<FilterOption[]> {
  const { filters, places, years } = context;
  return filterOptionsOf(
    { definitions: labourFilterDefinitions, filters },
    {
      ...placeOptions(filters, places),
      // A chosen occupation may have links in another year only.
      occupation: [...(filters.occupation ?? context.occupations)].map((code) => ({
        code,
        label: context.titles.of(code),
      })),
      ano: years.map((year) => ({ code: String(year), label: String(year) })),
      grandeSetor: macroSectors,
      setor: sectors,
      genero: genders,
      sizeLink: establishmentSizes,
      minimumSalaryRange: wageBands,
      escolaridade: schoolings,
      faixaEtaria: ageBands,
    },
  );
}

async function stateRows({ filters, edition, tally }: LabourContext): Promise<CountRow[]> {
  const { counts } = await tally();
  return ranked(counts.uf, labelIn(states), coveredStates(filters, edition));
}

async function municipalityRows({
  filters,
  edition,
  places,
  municipalities,
}: LabourContext): Promise<CountRow[]> {
  const counts = await municipalities();
  const all = coveredMunicipalities(filters, edition, places);
  return ranked(counts, places.namesAmong([...counts.keys(), ...all]), all);
}

/**
 * Divides the links of each place by the inhabitants of the places that the filters include in it;
 * links without a place are left out.
 */
const densities = (
  rows: readonly CountRow[],
  { ages, inhabitantsOf }: Population,
  partsOf: (code: string) => readonly string[],
): DensityRow[] =>
  rows.flatMap(({ key, label, count }) => {
    if (key === null) return [];
    const inhabitants = inhabitantsOf(partsOf(key));
    const rate = perThousand(count, inhabitants);
    return { key, label, count, inhabitants, perThousand: rate, ages };
  });

/** Row function for each labour overview dataset; the type requires one for every dataset. */
export const queries: Queries<typeof labour, LabourContext> = {
  options: optionRows,

  async summary(context) {
    return [await context.summary()];
  },

  async yardstick(context) {
    const { filters, edition } = context;
    const compared = comparisonsOf(filters, edition).map(async ({ key, label, filters: wider }) => {
      const other = await context.under(wider);
      return other ? [{ key, label, ...(await other.summary()) }] : [];
    });
    const [figures, others] = await Promise.all([context.summary(), Promise.all(compared)]);
    const selection = { key: 'selection' as const, label: 'Esta seleção', ...figures };
    return distinctRows([selection, ...others.flat()]);
  },

  async byMacroSector(context) {
    const { counts } = await context.tally();
    const macros = regroup(counts.sector, (sector) => Number(macroSectorOf(String(sector))));
    return ranked(macros, labelIn(macroSectors), codesOf(macroSectors));
  },

  async byOfficialMacroSector(context) {
    return ranked(await context.macroSectors(), labelIn(macroSectors), codesOf(macroSectors));
  },

  byState: stateRows,

  byMunicipality: municipalityRows,

  async densityByState(context) {
    const { municipio } = context.filters;
    const partsOf = (state: string) =>
      municipio?.filter((code) => stateOfMunicipality(code) === state) ?? [state];
    return densities(await stateRows(context), await context.population(), partsOf);
  },

  async densityByMunicipality(context) {
    return densities(await municipalityRows(context), await context.population(), (code) => [code]);
  },

  async bySector(context) {
    const { counts } = await context.tally();
    return ranked(counts.sector, labelIn(sectors), codesOf(sectors));
  },

  async byOccupation(context) {
    return occupationRows(await context.tally(), context.titles);
  },

  async payByOccupation(context) {
    const rows = await payRows(context, { by: 'occupation' });
    return rows
      .map(({ group: _, groupLabel: __, hourlyPay: ___, meanHours: ____, ...row }) => row)
      .toSorted((a, b) => b.count - a.count || Number(a.key) - Number(b.key));
  },

  pay(context) {
    const [by] = context.filters.por as [PayDimension];
    const [split] = (context.filters.separado ?? []) as [PaySplit?];
    return payRows(context, { by, split });
  },

  payGap: (context) => context.gaps(),

  trend: (context) =>
    trendRows(context, {
      async read(selection) {
        const known = await selection.series();
        if (known) return known;
        const { links, meanPay, medianPay } = await selection.summary();
        return { count: links, meanPay, medianPay };
      },
      split: (by) => payRows(context, { by }),
    }),

  async byWageBand(context) {
    const tally = await context.tally();
    if (isWithheld(tally.links, context.smallCell)) return [];
    return ordered(tally, tally.counts.band, wageBands, 'Não classificado');
  },

  async payCurve(context) {
    return payCurve(await context.tally(), context.edition.ano, context.smallCell);
  },

  async byAgeGender(context) {
    return ageGenderRows(await context.tally());
  },

  async byGender(context) {
    const tally = await context.tally();
    return ordered(tally, genderCounts(tally), genders);
  },

  async byEstablishmentSize(context) {
    const tally = await context.tally();
    return ordered(tally, tally.counts.size, establishmentSizes);
  },

  async bySchooling(context) {
    const tally = await context.tally();
    return ordered(tally, tally.counts.schooling, schoolings);
  },
};
