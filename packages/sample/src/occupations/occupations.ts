import { anyText, decimalCell, matching, readCsv } from '@observatorio/kit';

/** A real CBO 2002 occupation with its figures in the sample. */
export interface SampleOccupation {
  /** Six-digit CBO 2002 code. */
  code: string;
  /** Official title, in sentence case. */
  title: string;
  /** Formal links in Brazil, in thousands. */
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
  /** Mean change per year of its share of all links from 2011–2012 to 2016–2017, at most ±0.08. */
  pace: number;
}

/** An occupation too small to be drawn; its links are taken from those of a larger one. */
export interface SmallOccupation extends SampleOccupation {
  /** Occupation from which it has its links, and all its traits but size and pace. */
  model: string;
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

const paceCell = (text: string): number | undefined => {
  const percent = decimalCell(text);
  return percent === undefined ? undefined : percent / 100;
};

/**
 * Largest occupations in the formal labour market by code, from every major group. Codes and titles
 * are official. The choice of occupations, their size classes and their pace follow the links per
 * occupation that a university project counted in RAIS 1986–2017; the other columns are the
 * project's estimates.
 */
export const mainOccupations: readonly SampleOccupation[] = readCsv(
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
    ritmo: paceCell,
  },
).map((row) => ({
  code: row.codigo,
  title: row.titulo,
  size: row.vinculos,
  women: row.mulheres,
  schooling: row.escolaridade,
  age: row.idade,
  pay: row.remuneracao,
  pace: row.ritmo,
  ...row.setores,
}));

/** Largest share of an occupation's links that go to small occupations. */
const MAX_GIVEN = 0.25;

/** Thousands of links that a main occupation can still give to small ones. */
const givable = new Map(mainOccupations.map((main) => [main, main.size * MAX_GIVEN]));

/**
 * Returns the main occupation with the longest common prefix among those that can still give `size`
 * thousand links, and within these the one that can give most.
 */
function takeFrom(code: string, size: number): SampleOccupation {
  for (let length = code.length - 1; length >= 0; length--) {
    const [[model, left] = []] = [...givable]
      .filter((one) => one[0].code.startsWith(code.slice(0, length)) && one[1] >= size)
      .toSorted((one, other) => other[1] - one[1]);
    if (!model || left === undefined) continue;
    givable.set(model, left - size);
    return model;
  }
  throw new RangeError(`No main occupation can give ${size} thousand links to ${code}.`);
}

/**
 * All other occupations of the CBO 2002 (list of 2021) by code. Titles are official. Sizes are the
 * links of 2017 from the same count, rounded to two digits; 10 if it has fewer or none.
 */
export const smallOccupations: readonly SmallOccupation[] = readCsv(
  new URL('small-occupations.csv', import.meta.url),
  { codigo: matching(/^\d{6}$/), titulo: anyText, vinculos: decimalCell, ritmo: paceCell },
).map((row) => {
  const model = takeFrom(row.codigo, row.vinculos / 1000);
  return {
    ...model,
    code: row.codigo,
    title: row.titulo,
    size: row.vinculos / 1000,
    pace: row.ritmo,
    model: model.code,
  };
});

/** All occupations of the sample by code. */
export const sampleOccupations: readonly SampleOccupation[] = [
  ...mainOccupations,
  ...smallOccupations,
].toSorted((a, b) => a.code.localeCompare(b.code));

/** Titles of the sample's occupations by CBO code, for stores that lack an official list. */
export const sampleTitles: ReadonlyMap<string, string> = new Map(
  sampleOccupations.map(({ code, title }) => [code, title]),
);
