import type { DuckDBConnection } from '@duckdb/node-api';
import { type Cells, rake } from '../base/balance';
import { load } from '../base/load';
import { sampleMunicipalities, sampleStates } from '../base/places';
import { establishmentProfiles, placeKinds, sampleSectors } from '../base/sectors';
import { sampleOccupations } from '../occupations/occupations';
import { occupationLinks, sectorLinks, stateLinks } from './margins';
import { agePay, ageProfiles, schoolingPay, schoolingProfiles, sizePay } from './people';
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
    { sector: 'INTEGER', occupation: 'INTEGER', weight: 'DOUBLE' },
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
    sampleOccupations.map(({ code, women, schooling, age, pay }) => [
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
    },
    sampleSectors.map(({ code, womenOdds, pay, establishments, places }) => [
      code,
      links.get(code) ?? 0,
      womenOdds,
      pay,
      indexIn(establishmentProfiles, establishments),
      placeKinds.indexOf(places),
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
  await loadTowns(connection);
}

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
    sampleOccupations.map((occupation) => [sector, occupation] as const),
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
