import type { Filters, LabourFilter } from '@observatorio/contract';
import { macroSectors, regionOfState, states } from '@observatorio/domain';
import type { AxisColumn } from './axes';

/** Columns that filters can restrict. */
export type SelectedColumn = AxisColumn | 'municipio' | 'occupation';

/** Allowed values by column, ascending; absent columns are unrestricted. */
export type Selection = ReadonlyMap<SelectedColumn, readonly number[]>;

/** Columns of the filters whose codes are the column's values. */
const plain: Readonly<
  Record<Exclude<LabourFilter, 'ano' | 'regiao' | 'uf' | 'grandeSetor' | 'setor'>, SelectedColumn>
> = {
  municipio: 'municipio',
  occupation: 'occupation',
  genero: 'gender',
  sizeLink: 'size',
  minimumSalaryRange: 'band',
  escolaridade: 'schooling',
  faixaEtaria: 'age',
};

const numbers = (values: readonly string[] | undefined): number[] | undefined =>
  values && values.length > 0 ? values.map(Number).toSorted((a, b) => a - b) : undefined;

const both = (a: number[] | undefined, b: number[] | undefined): number[] | undefined =>
  a && b ? a.filter((value) => b.includes(value)) : (a ?? b);

const statesOfRegions = (regions: readonly string[] | undefined): number[] | undefined =>
  numbers(
    regions &&
      states.map(({ code }) => code).filter((code) => regions.includes(regionOfState(code))),
  );

const sectorsOfMacros = (macros: readonly string[] | undefined): number[] | undefined =>
  numbers(
    macros &&
      macroSectors
        .filter(({ code }) => macros.includes(code))
        .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`)),
  );

/** Converts labour overview filters to a selection; undefined if no row can match. */
export function selectionOf(filters: Filters): Selection | undefined {
  const selection = new Map<SelectedColumn, readonly number[]>();
  for (const [filter, column] of Object.entries(plain)) {
    const values = numbers(filters[filter]);
    if (values) selection.set(column, values);
  }
  const sectors = both(numbers(filters.setor), sectorsOfMacros(filters.grandeSetor));
  if (sectors) selection.set('sector', sectors);
  const ufs = both(numbers(filters.uf), statesOfRegions(filters.regiao));
  const municipalities = selection.get('municipio');
  if (ufs && municipalities) {
    // A municipality belongs to a single state, so filtering the list also applies the state
    // filter.
    selection.set(
      'municipio',
      municipalities.filter((code) => ufs.includes(Math.floor(code / 100_000))),
    );
  } else if (ufs) {
    selection.set('uf', ufs);
  }
  return [...selection.values()].some((values) => values.length === 0) ? undefined : selection;
}
