/**
 * National minimum wage in force in December of each year, in reais.
 * Source: the laws and decrees that set it, from Lei 10.699/2003 on, as listed in series 1619 of the
 * Banco Central.
 */
const minimumWages: Readonly<Record<number, number>> = {
  2003: 240,
  2004: 260,
  2005: 300,
  2006: 350,
  2007: 380,
  2008: 415,
  2009: 465,
  2010: 510,
  2011: 545,
  2012: 622,
  2013: 678,
  2014: 724,
  2015: 788,
  2016: 880,
  2017: 937,
  2018: 954,
  2019: 998,
  2020: 1045,
  2021: 1100,
  2022: 1212,
  2023: 1320,
  2024: 1412,
  2025: 1518,
  2026: 1621,
};

/** Years with a known minimum wage, ascending. */
export const minimumWageYears: readonly number[] = Object.keys(minimumWages).map(Number);

/**
 * Returns the minimum wage of a year in reais. Throws a RangeError for a year outside the table.
 */
export function minimumWage(year: number): number {
  const wage = minimumWages[year];
  if (wage === undefined) {
    const years = Object.keys(minimumWages);
    throw new RangeError(
      `Não há salário mínimo registrado para ${year}; a tabela vai de ${years[0]} a ${years.at(-1)}.`,
    );
  }
  return wage;
}
