/**
 * Publication that a year's data come from: the final one, one from before all declarations were in,
 * or one that a later publication replaced.
 */
export const vintages = ['definitiva', 'parcial', 'superada'] as const;

export type Vintage = (typeof vintages)[number];

/** An edition, or part of one; editions of earlier versions and of the sample have no vintage. */
interface Dated {
  ano: number;
  situacao?: Vintage | undefined;
}

/**
 * Returns whether the year of an edition is partial. Its counts are too low to be compared with those
 * of other years.
 */
export const isPartialYear = ({ situacao }: Pick<Dated, 'situacao'>): boolean =>
  situacao === 'parcial';

/** Returns whether the year of an edition is final: neither partial nor superseded. */
export const isFinalYear = ({ situacao = 'definitiva' }: Pick<Dated, 'situacao'>): boolean =>
  situacao === 'definitiva';

const marks: Readonly<Record<Vintage, string>> = {
  definitiva: '',
  parcial: 'parcial',
  superada: 'versão superada',
};

/** Returns what readers must know about the year of an edition: `parcial`; empty for final data. */
export const vintageMark = ({ situacao = 'definitiva' }: Pick<Dated, 'situacao'>): string =>
  // A newer server may have vintages unknown to this version.
  marks[situacao] ?? situacao;

/** Returns the year of an edition as readers see it: `2019`, `2024 (parcial)`. */
export function yearName({ ano, situacao }: Dated): string {
  const mark = vintageMark({ situacao });
  return mark ? `${ano} (${mark})` : String(ano);
}
