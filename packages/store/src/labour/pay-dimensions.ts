import { type PayDimension, type PaySplit, payDimensions, paySplits } from '@observatorio/contract';
import {
  ageBands,
  type Category,
  establishmentSizes,
  genders,
  hourBands,
  hourLimits,
  macroSectors,
  races,
  schoolings,
  sectors,
  states,
  tenureBands,
  tenureHalves,
} from '@observatorio/domain';
import { macroSectorSql } from './axes';

/** Columns of links that an edition may lack. */
export type OptionalColumn = 'race' | 'hours' | 'tenure';

/** A dimension by which pay is grouped. */
interface Dimension {
  /** SQL expression for a link's code, which is at least 1; NULL if unknown. */
  sql: string;
  /** Column that the expression reads and the edition may lack. */
  needs?: OptionalColumn;
  /** Categories in their order. Default: an open list. */
  categories?: readonly Category[];
}

const hourBandSql = `CASE ${hourLimits
  .map((limit, index) => `WHEN hours <= ${limit} THEN ${index + 1}`)
  .join(' ')} END`;

const tenureHalfSql = `CASE ${tenureHalves
  .map(({ code, to }) => `WHEN tenure <= ${to} THEN ${code}`)
  .join(' ')} END`;

export const payDimensionsOf: Readonly<Record<PayDimension, Dimension>> = {
  grandeSetor: { sql: macroSectorSql, categories: macroSectors },
  setor: { sql: 'sector', categories: sectors },
  sizeLink: { sql: 'size', categories: establishmentSizes },
  escolaridade: { sql: 'schooling', categories: schoolings },
  faixaEtaria: { sql: 'age', categories: ageBands },
  genero: { sql: 'gender', categories: genders },
  raca: { sql: 'race', needs: 'race', categories: races },
  jornada: { sql: hourBandSql, needs: 'hours', categories: hourBands },
  tempoEmprego: { sql: 'tenure', needs: 'tenure', categories: tenureBands },
  inicio: { sql: tenureHalfSql, needs: 'tenure', categories: tenureHalves },
  uf: { sql: 'uf', categories: states },
  municipio: { sql: 'municipio' },
  occupation: { sql: 'occupation' },
  total: { sql: '1', categories: [{ code: '1', label: 'Todos' }] },
};

/** Exceeds all codes of the dimensions that split others. */
const SPLITS = 10;

/** Dimensions by which the links of a response are grouped. */
export interface PayGrouping {
  by: PayDimension;
  split?: PaySplit | undefined;
}

/** Returns the SQL expression that combines a link's codes into one number; unknown codes are 0. */
export function payGroupSql(
  { by, split }: PayGrouping,
  columns: ReadonlySet<OptionalColumn>,
): string {
  const code = (name: PayDimension): string => {
    const { sql, needs } = payDimensionsOf[name];
    return needs && !columns.has(needs) ? '0' : `coalesce(${sql}, 0)`;
  };
  const group = split ? code(split) : '0';
  return `CAST(${code(by)} AS BIGINT) * ${SPLITS} + ${group}`;
}

/** Returns the number that combines two codes. */
export const payGroupNumber = (code: number, split = 0): number => code * SPLITS + split;

/** Returns the codes combined in a number; unknown codes are 0. */
export const payGroupOf = (number: number): { code: number; split: number } => ({
  code: Math.floor(number / SPLITS),
  split: number % SPLITS,
});

/** Returns the number of a grouping among the precomputed ones. */
export const readyDimension = ({ by, split }: PayGrouping): number =>
  payDimensions.indexOf(by) * (paySplits.length + 1) +
  (split === undefined ? 0 : paySplits.indexOf(split) + 1);
