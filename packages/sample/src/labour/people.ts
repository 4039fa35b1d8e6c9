/** Percentages of an occupation's links by schooling 1–11, for each schooling profile. */
export const schoolingProfiles: Readonly<Record<string, readonly number[]>> = {
  /** elementary: field, cleaning and building work */
  e: [2, 10, 7, 20, 18, 12, 29, 0.8, 1.2, 0, 0],
  /** fundamental: machines, vehicles, kitchens */
  f: [0.4, 3, 2.5, 8, 14, 12, 57, 1.5, 1.6, 0, 0],
  /** secondary: shops and counters */
  m: [0.05, 0.5, 0.5, 2, 5, 8, 73, 5.5, 5.4, 0.05, 0],
  /** technical: offices and workshops */
  t: [0, 0.2, 0.2, 0.6, 1.5, 2, 60, 12, 23, 0.4, 0.1],
  /** some higher education: supervisors and managers */
  s: [0, 0.1, 0.1, 0.3, 0.8, 0.9, 27, 11, 58, 1.6, 0.2],
  /** university: professions that require a degree */
  u: [0, 0, 0, 0.1, 0.2, 0.2, 3.5, 2, 88, 5, 1],
  /** doctorate: higher education and research */
  d: [0, 0, 0, 0, 0, 0, 0.5, 0.3, 22, 34, 43.2],
};

/** Percentages of an occupation's links by age band 1–5, for each age profile. */
export const ageProfiles: Readonly<Record<string, readonly number[]>> = {
  /** first jobs and apprentices */
  p: [5, 40, 44, 10, 1],
  /** young */
  y: [1.2, 52, 41, 5.5, 0.3],
  /** adult */
  a: [0.25, 27, 58, 14, 0.75],
  /** older */
  o: [0.02, 11, 58, 28.5, 2.48],
};

/** Effect of schooling 1–11 on the logarithm of pay within an occupation. */
export const schoolingPay: readonly number[] = [
  -0.5, -0.4, -0.35, -0.3, -0.2, -0.25, 0, 0.15, 0.4, 0.7, 1,
];

/** Effect of age bands 1–5 on the logarithm of pay within an occupation. */
export const agePay: readonly number[] = [-1.5, -0.35, 0.1, 0.25, 0.15];

/** Effect of establishment sizes 2–10 on the logarithm of pay within an occupation. */
export const sizePay: readonly number[] = [-0.3, -0.2, -0.12, -0.05, 0, 0.08, 0.15, 0.2, 0.28];

/** Percentages of a trade's full-time links by contracted hours per week. */
export const weekProfiles: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  usual: { 20: 0.4, 30: 0.8, 36: 1.8, 40: 8, 44: 89 },
  public: { 20: 4, 30: 13, 36: 3, 40: 72, 44: 8 },
  teaching: { 12: 4, 20: 23, 24: 6, 30: 14, 40: 46, 44: 7 },
  health: { 12: 1, 20: 5, 24: 4, 30: 12, 36: 38, 40: 20, 44: 20 },
  banks: { 30: 38, 36: 2, 40: 38, 44: 22 },
  calls: { 30: 6, 36: 86, 40: 4, 44: 4 },
};

/** Profiles of the occupations that have the same week in all subsectors, by the start of their code. */
export const weekOfOccupations: readonly (readonly [start: string, profile: string])[] = [
  ['23', 'teaching'],
  ['33', 'teaching'],
  ['225', 'health'],
  ['223', 'health'],
  ['322', 'health'],
  ['4223', 'calls'],
];

/** Profiles of the other occupations, by the subsector in which they work. */
export const weekOfSectors: Readonly<Record<number, string>> = { 18: 'banks', 24: 'public' };

/** Effect of being a woman on the logarithm of pay within an occupation. */
export const WOMEN_PAY = -0.25;
