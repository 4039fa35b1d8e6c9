import {
  macroSectorOf,
  macroSectors,
  type PlaceFeatures,
  schoolingGroups,
  states,
} from '@observatorio/domain';
import type { Database } from '../engine/connector';
import { isMunicipalityKey, municipalityOfKey } from '../labour/cube';
import { payGroupNumber } from '../labour/pay-dimensions';
import { readPayGroups } from '../labour/pay-groups';
import { sumOf } from '../labour/pay-statistics';
import { selectionOf } from '../labour/selection';
import { TABLE } from '../labour/tables';
import type { Tallies } from '../labour/tallies';
import { DIMENSION, type Tally } from '../labour/tally';
import type { Counts } from '../query/count-rows';
import { perThousand } from '../query/per-thousand';
import type { OpenEdition } from '../query/source';
import type { Places } from '../titles/places';

export interface FeaturesOptions {
  places: Places;
  tallies: Tallies;
  /** Minimum number of links for publishing pay statistics. */
  smallCell: number;
}

/** What is compared: all municipalities, or all states. */
export type PlaceLevel = 'uf' | 'municipio';

/** Links of a place, and those in the categories that are features. */
interface PlaceCounts {
  links: number;
  /** Links with a known subsector, and in macro sectors by code. */
  sectorKnown: number;
  macros: ReadonlyMap<string, number>;
  /** Links with a known schooling, and with complete higher education. */
  schoolingKnown: number;
  higher: number;
}

const noLinks: PlaceCounts = {
  links: 0,
  sectorKnown: 0,
  macros: new Map(),
  schoolingKnown: 0,
  higher: 0,
};

/** Schooling levels with complete higher education. */
const higherSchoolings = schoolingGroups.at(-1)?.members ?? [];

/**
 * Reads the features of the places with the given codes, from the precomputed tallies and pay of the
 * whole edition.
 */
export async function readFeatures(
  open: OpenEdition,
  { level, codes }: { level: PlaceLevel; codes: readonly string[] },
  { places, tallies, smallCell }: FeaturesOptions,
): Promise<ReadonlyMap<string, PlaceFeatures>> {
  const { columns, payGroups } = await tallies.factsOf(open);
  const query = { grouping: { by: level }, columns, payGroups, smallCell };
  // The pay by municipality is precomputed for each state, and not for the country.
  const selections = level === 'uf' ? [{}] : states.map(({ code }) => ({ uf: [code] }));
  const [counts, ...parts] = await Promise.all([
    level === 'uf' ? readStates(open, tallies) : readMunicipalities(open.database),
    ...selections.map((filters) =>
      readPayGroups(open.database, selectionOf(filters) ?? new Map(), query),
    ),
  ]);
  const pays = new Map(parts.flatMap((part) => [...part]));
  return new Map(
    codes.map((code) => {
      const medianPay = pays.get(payGroupNumber(Number(code)))?.medianPay ?? null;
      const inhabitants = places.inhabitantsOf([code]);
      return [code, { inhabitants, medianPay, ...featuresOf(counts.get(code), inhabitants) }];
    }),
  );
}

function featuresOf(
  { links, sectorKnown, macros, schoolingKnown, higher }: PlaceCounts = noLinks,
  inhabitants: number | null,
): Omit<PlaceFeatures, 'inhabitants' | 'medianPay'> {
  const shareOf = (code: string) => (sectorKnown > 0 ? (macros.get(code) ?? 0) / links : null);
  return {
    perThousand: perThousand(links, inhabitants),
    industry: shareOf('1'),
    construction: shareOf('2'),
    commerce: shareOf('3'),
    agriculture: shareOf('5'),
    higher: schoolingKnown > 0 ? higher / links : null,
  };
}

async function readStates(
  open: OpenEdition,
  tallies: Tallies,
): Promise<ReadonlyMap<string, PlaceCounts>> {
  const counted = states.map(async ({ code }) => {
    const tally = await tallies.of(open, { uf: [code] });
    return [code, countsOf(tally)] as const;
  });
  return new Map(await Promise.all(counted));
}

function countsOf({ links, counts: { sector, schooling } }: Tally): PlaceCounts {
  const macros = new Map<string, number>();
  for (const [value, count] of sector) {
    const macro = macroSectorOf(String(value));
    if (macro) macros.set(macro, (macros.get(macro) ?? 0) + count);
  }
  return {
    links,
    sectorKnown: knownIn(sector),
    macros,
    schoolingKnown: knownIn(schooling),
    higher: sumOf(higherSchoolings.map((code) => schooling.get(Number(code)) ?? 0)),
  };
}

const knownIn = (counts: Counts): number =>
  sumOf([...counts].map(([value, count]) => (value === null ? 0 : count)));

/** SQL expression that sums the links of a dimension's values that satisfy a condition. */
const sumSql = (dimension: keyof typeof DIMENSION, condition: string): string =>
  `sum(CASE WHEN dim = ${DIMENSION[dimension]} AND ${condition} THEN n ELSE 0 END)`;

const featuresSql = `SELECT ${municipalityOfKey} AS code, ${[
  `sum(CASE WHEN dim = ${DIMENSION.total} THEN n ELSE 0 END)`,
  sumSql('sector', 'value IS NOT NULL'),
  sumSql('schooling', 'value IS NOT NULL'),
  sumSql('schooling', `value IN (${higherSchoolings.join(', ')})`),
  ...macroSectors.map(({ from, to }) => sumSql('sector', `value BETWEEN ${from} AND ${to}`)),
].join(', ')} FROM ${TABLE.cube} WHERE ${isMunicipalityKey} GROUP BY key`;

async function readMunicipalities(database: Database): Promise<ReadonlyMap<string, PlaceCounts>> {
  const rows = await database.rows<number[]>(featuresSql);
  return new Map(
    rows.map(([code, links = 0, sectorKnown = 0, schoolingKnown = 0, higher = 0, ...macros]) => [
      String(code),
      {
        links,
        sectorKnown,
        schoolingKnown,
        higher,
        macros: new Map(macroSectors.map((macro, index) => [macro.code, macros[index] ?? 0])),
      },
    ]),
  );
}
