import type { PayDimension, PaySplit } from '@observatorio/contract';
import { macroSectorOf, sectors, tenureHalves } from '@observatorio/domain';
import { type AxisColumn, FIRST_MACRO_DIGIT } from './axes';
import { axisKey, occupationDigitKey } from './cube';
import { payDimensionsOf } from './pay-dimensions';

/*
 * Cells in which pay is counted to precompute it. A cell combines the codes of two dimensions, and
 * has a number, so that the counts of all cells are arrays.
 */

/** A dimension of the cells. */
export interface CellDimension {
  /** SQL expression for a link's code, which is at least 1; NULL if unknown. Default: derived. */
  sql?: string;
  /** Name of the dimension that the code derives from. */
  from?: string;
  codeOf?(code: number): number;
  /** Exceeds all codes. */
  size: number;
  /** The dimension that responses group by. Default: only a filter. */
  by?: PayDimension;
  /** Returns the cube key of a filter on a code. Default: not a filter. */
  keyOf?(code: number): number;
  /** Returns the cube key of a filter on a code and on an occupation. Default: not a filter. */
  occupationKeyOf?(occupation: number, code: number): number;
}

const grouped = (by: PayDimension, size: number): CellDimension => ({
  by,
  size,
  sql: payDimensionsOf[by].sql,
});

const filter = (column: AxisColumn, digitOf = (code: number) => code) => ({
  keyOf: (code: number) => axisKey(column, digitOf(code)),
  occupationKeyOf: (occupation: number, code: number) =>
    occupationDigitKey(occupation, column, digitOf(code)),
});

const halfOfTenure = (band: number): number =>
  Number(tenureHalves.find(({ from, to }) => from <= band && band <= to)?.code ?? 0);

const macroOfSector = [0, ...sectors.map(({ code }) => Number(macroSectorOf(code)))];

/** Low-cardinality dimensions by name; all of their pairs are cells. */
export const cellDimensions: Readonly<Record<string, CellDimension>> = {
  uf: { ...grouped('uf', 54), ...filter('uf') },
  sector: { ...grouped('setor', 26), ...filter('sector') },
  gender: { ...grouped('genero', 3), ...filter('gender') },
  size: { ...grouped('sizeLink', 11), ...filter('size') },
  schooling: { ...grouped('escolaridade', 12), ...filter('schooling') },
  age: { ...grouped('faixaEtaria', 6), ...filter('age') },
  race: grouped('raca', 9),
  worked: grouped('jornada', 7),
  tenure: grouped('tempoEmprego', 9),
  band: { sql: 'band + 1', size: 13, ...filter('band') },
  region: { from: 'uf', codeOf: (uf) => Math.floor(uf / 10), size: 6, ...filter('uf') },
  macro: {
    from: 'sector',
    codeOf: (sector) => macroOfSector[sector] ?? 0,
    by: 'grandeSetor',
    size: 6,
    ...filter('sector', (macro) => FIRST_MACRO_DIGIT - 1 + macro),
  },
  begun: { from: 'tenure', codeOf: halfOfTenure, by: 'inicio', size: 3 },
  all: { from: 'uf', codeOf: () => 1, by: 'total', size: 2 },
};

export const cellNames = Object.keys(cellDimensions);

const dimensions = Object.values(cellDimensions);

/** Indices of the dimensions that links have a column for, and of those that derive from them. */
export const readIndices = indicesOf(({ sql }) => sql !== undefined);
export const derivedIndices = indicesOf(({ from }) => from !== undefined);

function indicesOf(test: (dimension: CellDimension) => boolean): number[] {
  return [...dimensions.keys()].filter((index) => test(dimensions[index] as CellDimension));
}

/** Sum of the sizes of the dimensions before each dimension, and of all of them. */
export const offsets = dimensions.map((_, index) =>
  dimensions.slice(0, index).reduce((sum, { size }) => sum + size, 0),
);
export const WIDTH = dimensions.reduce((sum, { size }) => sum + size, 0);

/** Numbers the cells of two low-cardinality dimensions; `a` must not exceed `b`. */
export const pairCell = (a: number, codeA: number, b: number, codeB: number): number =>
  ((offsets[a] ?? 0) + codeA) * WIDTH + (offsets[b] ?? 0) + codeB;

/** A dimension with many codes, which is combined with some low-cardinality dimensions. */
export interface LargeDimension {
  by: PayDimension;
  /** SQL expression for a link's code, at least 0. */
  sql: string;
  /** Indices of the low-cardinality dimensions; the first cell of a code is for all its links. */
  partners: readonly number[];
  /** Sets of dimensions with a column that cover the partners; each is counted along with the bands. */
  sets: readonly (readonly number[])[];
}

const indicesOfNames = (...names: readonly string[]): number[] =>
  names.map((name) => cellNames.indexOf(name));

export const largeDimensions: readonly LargeDimension[] = [
  {
    by: 'occupation',
    sql: 'coalesce(occupation, 0)',
    partners: [
      ...indicesOfNames('gender', 'race', 'uf', 'region', 'sector', 'macro', 'size', 'schooling'),
      ...indicesOfNames('age', 'band'),
    ],
    sets: [
      indicesOfNames('gender', 'race'),
      indicesOfNames('uf'),
      indicesOfNames('sector'),
      indicesOfNames('size', 'age'),
      indicesOfNames('schooling'),
    ],
  },
  {
    // Links in an unknown municipality are counted under their state.
    by: 'municipio',
    sql: 'coalesce(municipio, uf, 0)',
    partners: indicesOfNames('gender', 'race'),
    sets: [indicesOfNames('gender', 'race')],
  },
];

/** Dimensions that split others. */
export const splitIndices: Readonly<Record<PaySplit, number>> = {
  genero: cellNames.indexOf('gender'),
  raca: cellNames.indexOf('race'),
};

/**
 * Sets of dimensions with a column, of which every two are in a set. Each set is counted along with
 * the bands.
 */
export const cellSets: readonly (readonly number[])[] = [
  indicesOfNames('uf', 'sector', 'size'),
  indicesOfNames('uf', 'gender', 'schooling', 'age'),
  indicesOfNames('uf', 'race', 'worked', 'tenure'),
  indicesOfNames('sector', 'gender', 'schooling', 'age'),
  indicesOfNames('sector', 'race', 'worked', 'tenure'),
  indicesOfNames('size', 'gender', 'schooling', 'age'),
  indicesOfNames('size', 'race', 'worked', 'tenure'),
  indicesOfNames('schooling', 'race', 'worked', 'tenure'),
  indicesOfNames('gender', 'age', 'race', 'worked', 'tenure'),
];
