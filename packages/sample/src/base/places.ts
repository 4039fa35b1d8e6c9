import { stateCode } from '@observatorio/domain';
import { anyText, decimalCell, readCsv } from '@observatorio/kit';
import { carregarMunicipios } from 'municipios-brasil';
import type { PlaceKind } from './sectors';
import { TOTAL_LINKS } from './totals';

/** A state in the sample. */
export interface SampleState {
  /** Two-digit IBGE code. */
  code: number;
  /** Percentage of Brazil's formal links. */
  share: number;
  /** Pay level within an occupation, relative to the country. */
  pay: number;
  /** Percentages of the links by race, in the order of `raceOrder`. */
  races: readonly number[];
  /**
   * Subsector → frequency relative to the country's. Missing subsectors have the same frequency.
   */
  specialities: ReadonlyMap<number, number>;
  /** Largest cities → percentage of the state's urban links. */
  cities: ReadonlyMap<string, number>;
  /** Cities with mines or oil wells → percentage of the state's mining links. */
  mines: ReadonlyMap<string, number>;
}

const states = readCsv(new URL('states.csv', import.meta.url), {
  uf: stateCode,
  vinculos: decimalCell,
  remuneracao: decimalCell,
  brancos: decimalCell,
  pretos: decimalCell,
  amarelos: decimalCell,
  indigenas: decimalCell,
});
const specialities = readCsv(new URL('specialities.csv', import.meta.url), {
  uf: stateCode,
  subsetor: decimalCell,
  frequencia: decimalCell,
});

const cityColumns = { uf: stateCode, municipio: anyText, vinculos: decimalCell };
const cities = readCsv(new URL('cities.csv', import.meta.url), cityColumns);
const miningCities = readCsv(new URL('mining-cities.csv', import.meta.url), cityColumns);

const sharesIn = (state: string, rows: typeof cities): ReadonlyMap<string, number> =>
  new Map(rows.filter(({ uf }) => uf === state).map((row) => [row.municipio, row.vinculos]));

/** Codes of the races by increasing mean pay, and thus in the order in which they are drawn. */
export const raceOrder = [1, 4, 8, 2, 6] as const;

/** States of the sample, with the project's estimates. */
export const sampleStates: readonly SampleState[] = states.map(({ uf, ...row }) => ({
  code: Number(uf),
  share: row.vinculos,
  pay: row.remuneracao,
  races: [
    row.indigenas,
    row.pretos,
    100 - row.indigenas - row.pretos - row.brancos - row.amarelos,
    row.brancos,
    row.amarelos,
  ],
  specialities: new Map(
    specialities.filter((one) => one.uf === uf).map((one) => [one.subsetor, one.frequencia]),
  ),
  cities: sharesIn(uf, cities),
  mines: sharesIn(uf, miningCities),
}));

/** A municipality and its weights within the state, by kind of place. */
export interface SampleMunicipality {
  code: number;
  state: number;
  weights: Readonly<Record<PlaceKind, number>>;
  /** Effect of the city on the logarithm of pay within an occupation. */
  pay: number;
  /** Largest establishment size (8–10) in the city. */
  largest: number;
}

/** Municipality created in 2023, so it has no links in 2019. */
const BOA_ESPERANCA_DO_NORTE = 5101837;

/**
 * Sort key that shuffles the smaller cities deterministically because the project has no population
 * table.
 */
const shuffleKey = (code: number): number => Math.imul(code, 0x9e3779b1) >>> 0;

/** Returns the 5,570 municipalities of 2019. Throws if the table contains an unknown city. */
export async function sampleMunicipalities(): Promise<SampleMunicipality[]> {
  const register = await carregarMunicipios();
  return sampleStates.flatMap((state) => {
    const towns = register
      .porEstado(state.code)
      .filter(({ codigoIbge }) => codigoIbge !== BOA_ESPERANCA_DO_NORTE);
    for (const name of [...state.cities.keys(), ...state.mines.keys()]) {
      if (!towns.some(({ nome }) => nome === name)) {
        throw new Error(`Sample places: no ${name} in state ${state.code}.`);
      }
    }
    const urban = urbanShares(state, towns);
    return towns.map(({ codigoIbge, nome, capital }) => {
      const share = urban.get(codigoIbge) ?? 0;
      const large = state.cities.has(nome);
      const rural = share ** 0.4 * (capital ? 0.1 : large ? 0.6 : 1);
      const links = (TOTAL_LINKS * state.share * share) / 10_000;
      return {
        code: codigoIbge,
        state: state.code,
        weights: {
          urban: share,
          public: share ** 0.75 * (capital ? 2 : 1),
          rural,
          mining: state.mines.get(nome) ?? rural / 100,
        },
        pay: Math.min(Math.max(0.07 * Math.log(links / 50_000), -0.25), 0.25),
        largest: links < 2000 ? 8 : links < 8000 ? 9 : 10,
      };
    });
  });
}

/**
 * Computes the percentage of the state's urban links by municipality. Municipalities missing from
 * the table follow Zipf's law.
 */
function urbanShares(
  state: SampleState,
  towns: readonly { codigoIbge: number; nome: string }[],
): Map<number, number> {
  const large = [...state.cities.values()].reduce((sum, share) => sum + share, 0);
  const small = towns
    .filter(({ nome }) => !state.cities.has(nome))
    .map(({ codigoIbge }) => codigoIbge)
    .toSorted((a, b) => shuffleKey(a) - shuffleKey(b));
  const zipf = small.map((_, rank) => 1 / (rank + 8) ** 0.8);
  const sum = zipf.reduce((total, weight) => total + weight, 0);
  const rest = Math.max(100 - large, 0);
  return new Map([
    ...towns.map(({ codigoIbge, nome }) => [codigoIbge, state.cities.get(nome) ?? 0] as const),
    ...small.map((code, rank) => [code, (rest * (zipf[rank] ?? 0)) / sum] as const),
  ]);
}
