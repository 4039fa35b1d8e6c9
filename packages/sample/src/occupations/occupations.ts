import { anyText, decimalCell, matching, readCsv } from '@observatorio/kit';

/** A real CBO 2002 occupation with its figures in the sample. */
export interface SampleOccupation {
  /** Six-digit CBO 2002 code. */
  code: string;
  /** Official title, in sentence case. */
  title: string;
  /** Formal links in Brazil, in thousands, in coarse classes (2, 3, 5, 7, 10, 15, 20…). */
  size: number;
  /** Percentage of women among the links. */
  women: number;
  /** Key of the schooling profile (`people.ts`). */
  schooling: string;
  /** Key of the age profile (`people.ts`). */
  age: string;
  /** Typical full-time monthly pay, in reais of 2019. */
  pay: number;
  /** IBGE subsectors (1–25) that account for most of its links. */
  sectors: readonly number[];
  /** Frequency in other subsectors, relative to `sectors`; 1 if equal. */
  elsewhere: number;
}

const sectorGroups: Readonly<Record<string, readonly number[]>> = {
  ind: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  mfg: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  metal: [3, 4, 5, 6],
  com: [16, 17],
  srv: [18, 19, 20, 21, 22, 23],
  edu: [23, 24],
  hea: [22, 24],
};

/**
 * Parses subsectors or names of `sectorGroups`, joined by `+`. `any` alone means all sectors equally;
 * `…+any` means mainly these sectors, but also all others.
 */
function sectorsOf(text: string): Pick<SampleOccupation, 'sectors' | 'elsewhere'> | undefined {
  const names = text.split('+');
  const listed = names.filter((name) => name !== 'any');
  const sectors = new Set(listed.flatMap((name) => sectorGroups[name] ?? [Number(name)]));
  if ([...sectors].some((sector) => !(sector >= 1 && sector <= 25))) return undefined;
  const elsewhere = text === 'any' ? 1 : names.includes('any') ? 0.3 : 0.002;
  return { sectors: [...sectors], elsewhere };
}

/**
 * Occupations of the sample by code: the largest in the formal labour market, from every major
 * group. Codes and titles are official. The choice of occupations and their size classes follow
 * RAIS 2017; the other columns are the project's estimates.
 */
export const sampleOccupations: readonly SampleOccupation[] = readCsv(
  new URL('occupations.csv', import.meta.url),
  {
    codigo: matching(/^\d{6}$/),
    titulo: anyText,
    vinculos: decimalCell,
    mulheres: decimalCell,
    escolaridade: matching(/^[efmtsud]$/),
    idade: matching(/^[pyao]$/),
    remuneracao: decimalCell,
    setores: sectorsOf,
  },
).map((row) => ({
  code: row.codigo,
  title: row.titulo,
  size: row.vinculos,
  women: row.mulheres,
  schooling: row.escolaridade,
  age: row.idade,
  pay: row.remuneracao,
  ...row.setores,
}));

/** Titles of the sample's occupations by CBO code, for stores that lack an official list. */
export const sampleTitles: ReadonlyMap<string, string> = new Map(
  sampleOccupations.map(({ code, title }) => [code, title]),
);
