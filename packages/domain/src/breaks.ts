/*
 * Breaks in the series of the RAIS: years whose figures cannot be compared, so that no change
 * between them may be stated, drawn or used.
 */

/** A break between two years of a series. */
export interface SeriesBreak {
  /** Last year before the break. */
  from: number;
  /** First year after the break. */
  to: number;
  /** Short Portuguese label for the gap in a chart. */
  label: string;
  /** Reason in Portuguese, as a full sentence. */
  reason: string;
}

/** A break of the RAIS itself, with the publication that announces it. */
export interface SourcedBreak extends SeriesBreak {
  source: string;
}

/**
 * First year with the occupations of the CBO 2002. Occupations of earlier years were converted: from
 * 2002 to 2003, half of the links change occupation.
 */
export const FIRST_COMPARABLE_YEAR = 2003;

/** The breaks of the RAIS, oldest first. */
export const raisBreaks: readonly SourcedBreak[] = [
  {
    from: 2002,
    to: FIRST_COMPARABLE_YEAR,
    label: 'outra classificação',
    reason:
      '2003 não se compara com os anos anteriores: até 2002, as ocupações seguiam outra classificação, e foram convertidas para a atual.',
    source: 'Portaria MTE nº 397, de 9 de outubro de 2002, que institui a CBO 2002',
  },
  {
    from: 2021,
    to: 2022,
    label: 'mais cobertura',
    reason:
      '2022 não se compara com os anos anteriores: com o eSocial, a RAIS passou a contar empregos que antes não alcançava, sobretudo os de empresas pequenas.',
    source: 'Ministério do Trabalho e Emprego, divulgação da RAIS 2022, em 15 de março de 2024',
  },
  {
    from: 2022,
    to: 2023,
    label: 'outro sistema',
    reason:
      '2023 não se compara com os anos anteriores: os dados passaram a vir de outro sistema, que conta os empregos e as empresas de outro modo.',
    source: 'Ministério do Trabalho e Emprego, notas técnicas da RAIS de 2023 a 2025',
  },
];

/**
 * Returns the break that keeps two years of the RAIS from being compared, the newest if there are
 * several; undefined if they are comparable. Years before `FIRST_COMPARABLE_YEAR` are comparable with none.
 */
export function breakBetween(a: number, b: number): SourcedBreak | undefined {
  if (a === b) return undefined;
  return raisBreaks.findLast(
    ({ to }) => Math.min(a, b) < to && (to <= Math.max(a, b) || to === FIRST_COMPARABLE_YEAR),
  );
}

/** Returns whether the change between two years of the RAIS may be stated. */
export const comparableYears = (a: number, b: number): boolean => breakBetween(a, b) === undefined;

/**
 * Names the years of the RAIS that compare with a year: `2003 a 2021`, `2022`, `2023 em diante`. A year
 * before `FIRST_COMPARABLE_YEAR` compares with none.
 */
export function comparableSegment(year: number): string {
  const next = raisBreaks.find(({ to }) => to > year);
  const first = raisBreaks.findLast(({ to }) => to <= year)?.to ?? year;
  const last = first < FIRST_COMPARABLE_YEAR ? year : next?.from;
  if (last === undefined) return `${first} em diante`;
  return first === last ? String(last) : `${first} a ${last}`;
}

const partialBreak = (from: number, to: number, partial: number): SeriesBreak => ({
  from,
  to,
  label: 'ano parcial',
  reason: `${partial} é parcial, ainda sem todos os vínculos, e não se compara com outro ano.`,
});

/**
 * Returns the breaks within a series, oldest first: those of the RAIS, and those on both sides of
 * its partial years.
 */
export function breaksIn(
  years: readonly number[],
  partialYears: readonly number[] = [],
): SeriesBreak[] {
  const ordered = years.toSorted((a, b) => a - b);
  return ordered.slice(1).flatMap((to, index): SeriesBreak[] => {
    const from = ordered[index] ?? to;
    const partial = [to, from].find((year) => partialYears.includes(year));
    if (partial !== undefined) return [partialBreak(from, to, partial)];
    // Years before the first comparable one form a line of their own.
    const found = to >= FIRST_COMPARABLE_YEAR ? breakBetween(from, to) : undefined;
    if (!found) return [];
    const { label, reason } = found;
    return [{ from, to, label, reason }];
  });
}

/** Returns the breaks of pay within a series between December pay and the mean of a year. */
export function payBreaksIn(
  years: readonly number[],
  isMean: (year: number) => boolean,
): SeriesBreak[] {
  const ordered = years.toSorted((a, b) => a - b);
  return ordered.slice(1).flatMap((to, index): SeriesBreak[] => {
    const from = ordered[index] ?? to;
    if (isMean(from) === isMean(to)) return [];
    const [mean, december] = isMean(to) ? [to, from] : [from, to];
    return [
      {
        from,
        to,
        label: isMean(to) ? 'média do ano' : 'dezembro',
        reason: `${mean} traz a remuneração média do ano, e ${december}, a de dezembro: uma não se compara com a outra.`,
      },
    ];
  });
}
