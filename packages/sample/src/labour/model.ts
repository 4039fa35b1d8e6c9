import type { DuckDBConnection } from '@duckdb/node-api';
import { type Cells, rake } from '../base/balance';
import { load } from '../base/load';
import { raceOrder, sampleMunicipalities, sampleStates } from '../base/places';
import { establishmentProfiles, placeKinds, sampleSectors, tenureProfiles } from '../base/sectors';
import { mainOccupations } from '../occupations/occupations';
import { occupationLinks, sectorLinks, stateLinks } from './margins';
import {
  agePay,
  ageProfiles,
  schoolingPay,
  schoolingProfiles,
  sizePay,
  weekOfOccupations,
  weekOfSectors,
  weekProfiles,
} from './people';
import { type Distribution, loadQuantiles } from './quantiles';

/** SQL expression for the distribution number in `sample_town`, from `uf` and `places`. */
export const TOWN_ROW = `(uf * ${placeKinds.length} + places)`;

/** Loads the hand-written tables into temporary tables `sample_…`, ready for joins. */
export async function loadModel(connection: DuckDBConnection): Promise<void> {
  const links = sectorLinks();
  await load(
    connection,
    'sample_region',
    { uf: 'INTEGER', sector: 'INTEGER', weight: 'DOUBLE' },
    regionRows(),
  );
  await load(
    connection,
    'sample_trade',
    { sector: 'INTEGER', occupation: 'INTEGER', week_profile: 'INTEGER', weight: 'DOUBLE' },
    tradeRows(),
  );
  await load(
    connection,
    'sample_occupation',
    {
      occupation: 'INTEGER',
      women: 'DOUBLE',
      schooling_profile: 'INTEGER',
      age_profile: 'INTEGER',
      pay: 'DOUBLE',
    },
    mainOccupations.map(({ code, women, schooling, age, pay }) => [
      Number(code),
      women / 100,
      indexIn(schoolingProfiles, schooling),
      indexIn(ageProfiles, age),
      Math.log(Math.max(pay - 900, 60)),
    ]),
  );
  await load(
    connection,
    'sample_sector',
    {
      sector: 'INTEGER',
      links: 'INTEGER',
      women_odds: 'DOUBLE',
      pay: 'DOUBLE',
      establishments: 'INTEGER',
      places: 'INTEGER',
      tenure_profile: 'INTEGER',
    },
    sampleSectors.map(({ code, womenOdds, pay, establishments, places, tenure }) => [
      code,
      links.get(code) ?? 0,
      womenOdds,
      pay,
      indexIn(establishmentProfiles, establishments),
      placeKinds.indexOf(places),
      indexIn(tenureProfiles, tenure),
    ]),
  );
  await load(
    connection,
    'sample_state',
    { uf: 'INTEGER', pay: 'DOUBLE' },
    sampleStates.map(({ code, pay }) => [code, 1.6 * Math.log(pay)]),
  );
  await loadProfiles(connection, 'sample_age', ageProfiles, 1, agePay);
  await loadProfiles(connection, 'sample_schooling', schoolingProfiles, 1, schoolingPay);
  await loadProfiles(connection, 'sample_size', establishmentProfiles, 2, sizePay);
  await loadQuantiles(
    connection,
    'sample_week',
    { code: 'INTEGER' },
    Object.values(weekProfiles).map((profile) => ({
      shares: Object.values(profile),
      values: Object.keys(profile).map((hours) => [Number(hours)]),
    })),
  );
  await loadQuantiles(
    connection,
    'sample_tenure',
    { code: 'INTEGER' },
    Object.values(tenureProfiles).map((shares) => ({
      shares,
      values: shares.map((_, index) => [1 + index]),
    })),
  );
  await loadRaces(connection);
  await loadTowns(connection);
}

/** Loads the quantiles of each state's races; the number of a distribution is the state's code. */
async function loadRaces(connection: DuckDBConnection): Promise<void> {
  const distributions: Distribution[] = [];
  for (const { code, races } of sampleStates) {
    distributions[code] = { shares: races, values: raceOrder.map((race) => [race]) };
  }
  await loadQuantiles(connection, 'sample_race', { code: 'INTEGER' }, distributions);
}

/** Returns the index of the week that an occupation has in a subsector. */
const weekOf = (occupation: number, sector: number): number =>
  indexIn(
    weekProfiles,
    weekOfOccupations.find(([start]) =>
      String(occupation).padStart(6, '0').startsWith(start),
    )?.[1] ??
      weekOfSectors[sector] ??
      'usual',
  );

/**
 * Returns the weight of each state × subsector, from the states' specialities, raked to both
 * margins.
 */
function regionRows(): number[][] {
  const pairs = sampleStates.flatMap((state) =>
    sampleSectors.map((sector) => [state, sector] as const),
  );
  const cells = {
    keys: [pairs.map(([state]) => state.code), pairs.map(([, sector]) => sector.code)],
    weights: pairs.map(([state, sector]) => state.specialities.get(sector.code) ?? 1),
  };
  rake(cells, [stateLinks(), sectorLinks()]);
  return rowsOf(cells);
}

/**
 * Returns the weight of each subsector × occupation, from the occupations' usual subsectors, raked
 * to both margins.
 */
function tradeRows(): number[][] {
  const links = sectorLinks();
  const pairs = sampleSectors.flatMap((sector) =>
    mainOccupations.map((occupation) => [sector, occupation] as const),
  );
  const cells = {
    keys: [pairs.map(([, { code }]) => Number(code)), pairs.map(([sector]) => sector.code)],
    weights: pairs.map(
      ([sector, occupation]) =>
        (links.get(sector.code) ?? 0) *
        (occupation.sectors.includes(sector.code) ? 1 : occupation.elsewhere),
    ),
  };
  rake(cells, [occupationLinks(), links]);
  return rowsOf(cells).map(([occupation = 0, sector = 0, weight = 0]) => [
    sector,
    occupation,
    weekOf(occupation, sector),
    weight,
  ]);
}

const rowsOf = ({ keys, weights }: Cells): number[][] =>
  weights.map((weight, cell) => [...keys.map((codes) => codes[cell] ?? 0), weight]);

/**
 * Returns the index of a profile, used as its id in the database. Throws if there is no such
 * profile.
 */
function indexIn(profiles: Readonly<Record<string, unknown>>, key: string): number {
  const index = Object.keys(profiles).indexOf(key);
  if (index < 0) throw new Error(`Sample tables: no profile "${key}".`);
  return index;
}

/** Loads the quantiles of each profile: slot → code and its effect on pay. */
async function loadProfiles(
  connection: DuckDBConnection,
  table: string,
  profiles: Readonly<Record<string, readonly number[]>>,
  firstCode: number,
  pay: readonly number[],
): Promise<void> {
  await loadQuantiles(
    connection,
    table,
    { code: 'INTEGER', pay: 'DOUBLE' },
    Object.values(profiles).map((shares) => ({
      shares,
      values: shares.map((_, index) => [firstCode + index, pay[index] ?? 0]),
    })),
  );
}

/**
 * Loads the quantiles of each state's municipalities for each kind of place. `TOWN_ROW` computes
 * the distribution number.
 */
async function loadTowns(connection: DuckDBConnection): Promise<void> {
  const towns = await sampleMunicipalities();
  const distributions: Distribution[] = [];
  for (const { code } of sampleStates) {
    const members = towns.filter(({ state }) => state === code);
    const values = members.map(({ code: municipio, pay, largest }) => [municipio, pay, largest]);
    placeKinds.forEach((kind, index) => {
      const shares = members.map(({ weights }) => weights[kind]);
      distributions[code * placeKinds.length + index] = { shares, values };
    });
  }
  await loadQuantiles(
    connection,
    'sample_town',
    { municipio: 'INTEGER', pay: 'DOUBLE', largest: 'INTEGER' },
    distributions,
  );
}
