import { decimalCell, oneOfCell, readCsv } from '@observatorio/kit';

/**
 * Distribution of a subsector across cities: like shops and factories, government, farmland, or
 * mines and wells.
 */
export const placeKinds = ['urban', 'public', 'rural', 'mining'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** An IBGE subsector in the sample. */
export interface SampleSector {
  code: number;
  /** Formal links in Brazil, in thousands; later scaled to the macro sector's total. */
  size: number;
  /** Factor applied to the odds that the worker is a woman, on top of the occupation's share. */
  womenOdds: number;
  /** Effect of the subsector on the logarithm of pay within an occupation. */
  pay: number;
  /** Key in `establishmentProfiles`. */
  establishments: string;
  places: PlaceKind;
  /** Key in `tenureProfiles`. */
  tenure: string;
}

/** Percentages of a subsector's links by establishment size 2–10. Size 1 has no active links. */
export const establishmentProfiles: Readonly<Record<string, readonly number[]>> = {
  small: [18, 15, 17, 20, 10, 9, 5, 3, 3],
  medium: [8, 9, 12, 17, 12, 16, 10, 8, 8],
  large: [2, 3, 5, 9, 9, 17, 17, 16, 22],
  building: [9, 10, 12, 18, 13, 16, 9, 6, 7],
  public: [0.2, 0.3, 0.5, 2, 4, 10, 13, 16, 54],
  rural: [24, 14, 12, 14, 9, 11, 7, 5, 4],
};

/** Percentages of a subsector's links by tenure band 1–8. */
export const tenureProfiles: Readonly<Record<string, readonly number[]>> = {
  turnover: [15, 13, 17, 19, 10, 11, 10, 5],
  usual: [7, 7, 12, 16, 11, 15, 18, 14],
  stable: [2, 2, 5, 7, 7, 13, 23, 41],
};

export const sampleSectors: readonly SampleSector[] = readCsv(
  new URL('sectors.csv', import.meta.url),
  {
    subsetor: decimalCell,
    vinculos: decimalCell,
    chance_mulheres: decimalCell,
    remuneracao: decimalCell,
    estabelecimentos: oneOfCell(Object.keys(establishmentProfiles)),
    lugares: oneOfCell(placeKinds),
    permanencia: oneOfCell(Object.keys(tenureProfiles)),
  },
).map((row) => ({
  code: row.subsetor,
  size: row.vinculos,
  womenOdds: row.chance_mulheres,
  pay: row.remuneracao,
  establishments: row.estabelecimentos,
  places: row.lugares,
  tenure: row.permanencia,
}));
