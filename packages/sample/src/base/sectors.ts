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

/* Columns: subsector, size, women's odds, pay, establishments, places. */
const table = `
 1  225 0.6  0.40 large    mining
 2  340 0.8 -0.05 medium   urban
 3  640 0.7  0.10 medium   urban
 4  560 0.8  0.15 medium   urban
 5  220 1.1  0.10 large    urban
 6  420 0.8  0.30 large    urban
 7  400 0.8 -0.10 medium   urban
 8  340 1.0  0.00 medium   urban
 9  290 1.0  0.00 medium   urban
10  950 1.0  0.20 large    urban
11  840 1.5 -0.10 medium   urban
12  270 1.3 -0.15 large    urban
13 1880 0.9  0.00 large    urban
14  420 0.6  0.35 large    urban
15 2205 0.4  0.00 building urban
16 7750 1.0 -0.15 small    urban
17 1650 0.8  0.05 medium   urban
18  900 1.0  0.15 medium   urban
19 5000 0.9  0.00 medium   urban
20 2650 0.6  0.10 medium   urban
21 3900 1.1 -0.15 small    urban
22 2350 1.4 -0.10 large    urban
23 2200 1.3  0.05 medium   urban
24 9400 1.2 -0.10 public   public
25 1485 0.8 -0.05 rural    rural
`;

export const sampleSectors: readonly SampleSector[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code, size, womenOdds, pay, establishments = '', places] = line.trim().split(/ +/);
    return {
      code: Number(code),
      size: Number(size),
      womenOdds: Number(womenOdds),
      pay: Number(pay),
      establishments,
      places: placeKinds.find((kind) => kind === places) ?? 'urban',
    };
  });
