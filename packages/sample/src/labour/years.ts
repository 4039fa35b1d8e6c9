import {
  macroSectorOf,
  minimumWage,
  monthOf,
  priceFactor,
  publishedTotal,
} from '@observatorio/domain';
import { decimalCell, readCsv } from '@observatorio/kit';
import { GENDER_SHARES, MACRO_SECTOR_LINKS, SAMPLE_YEAR } from '../base/totals';
import { linksIn } from '../occupations/describe';
import { sampleOccupations } from '../occupations/occupations';

/** Change of a category's links relative to those of 2019, before all are scaled to the total. */
export type Trend = (code: number) => number;

/** What distinguishes a year of the sample from 2019. */
export interface LabourYear {
  year: number;
  /** Published number of links. */
  links: number;
  minimumWage: number;
  /** Minimum wage of 2019. */
  formerMinimum: number;
  /** Pay relative to 2019, in reais of each year. */
  pay: number;
  trends: Readonly<Record<'uf' | 'occupation' | 'sector' | 'gender' | 'schooling' | 'age', Trend>>;
}

/**
 * Links by macro sector, in millions, percentage of women and real December pay, 2019 = 100. The
 * figures approximate those published with each RAIS.
 */
const years = readCsv(new URL('years.csv', import.meta.url), {
  ano: decimalCell,
  industria: decimalCell,
  construcao: decimalCell,
  comercio: decimalCell,
  servicos: decimalCell,
  agropecuaria: decimalCell,
  mulheres: decimalCell,
  remuneracao: decimalCell,
});

/** Changes per year in percent, relative to the other categories; made up. 0 is unknown. */
const yearlyChanges = {
  uf: { 11: 0.4, 14: 1, 15: 0.5, 17: 0.6, 33: -1.3, 41: 0.3, 42: 0.9, 50: 0.6, 51: 1.1, 52: 0.7 },
  schooling: { 1: -6, 2: -5, 3: -5, 4: -5, 5: -4, 6: -3, 7: 1.5, 8: 0.5, 9: 2.2, 10: 4, 11: 5 },
  age: { 1: -3, 2: -1.6, 3: 0.6, 4: 1.4, 5: 5 },
} as const;

const drifting =
  (changes: Readonly<Record<number, number>>, year: number): Trend =>
  (code) =>
    (1 + (changes[code] ?? 0) / 100) ** (year - SAMPLE_YEAR);

/** Returns the figures of a year of the sample other than 2019. Throws a RangeError for others. */
export function labourYear(year: number): LabourYear {
  const row = years.find(({ ano }) => ano === year);
  const links = publishedTotal('rais', year)?.total;
  const inflation = priceFactor(SAMPLE_YEAR, 'dezembro', monthOf(year, 12));
  if (!row || links === undefined || inflation === undefined) {
    throw new RangeError(`The sample has no year ${year}.`);
  }
  const millions: Readonly<Record<string, number>> = {
    1: row.industria,
    2: row.construcao,
    3: row.comercio,
    4: row.servicos,
    5: row.agropecuaria,
  };
  const occupations = new Map(
    sampleOccupations.map((one) => [
      Number(one.code),
      linksIn(one, year) / Math.max(1, linksIn(one, SAMPLE_YEAR)),
    ]),
  );
  const { uf, schooling, age } = yearlyChanges;
  return {
    year,
    links,
    minimumWage: minimumWage(year),
    formerMinimum: minimumWage(SAMPLE_YEAR),
    pay: (inflation * row.remuneracao) / 100,
    trends: {
      uf: drifting(uf, year),
      occupation: (code) => occupations.get(code) ?? 1,
      sector(code) {
        const macro = macroSectorOf(String(code)) ?? '';
        return (1e6 * (millions[macro] ?? 1)) / (MACRO_SECTOR_LINKS[macro] ?? 1e6);
      },
      gender: (code) =>
        ([GENDER_SHARES[0], 99.9 - row.mulheres, row.mulheres][code] ?? 1) /
        (GENDER_SHARES[code] ?? 1),
      schooling: drifting(schooling, year),
      age: drifting(age, year),
    },
  };
}
