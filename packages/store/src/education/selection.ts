import type { Filters } from '@observatorio/contract';
import { regionOfState, states } from '@observatorio/domain';

/** The rows that filters select, in SQL with placeholders and the values for them. */
export interface Selection {
  /** The WHERE clause; empty where nothing is filtered. */
  where: string;
  values: readonly (number | string)[];
  /** Whether the clause names municipalities. */
  needsMunicipality: boolean;
}

/** A condition on rows, in SQL with placeholders. */
export interface Condition {
  sql: string;
  values: readonly (number | string)[];
}

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** The condition that a column has one of some values. */
export const isOneOf =
  (column: string) =>
  (values: readonly (number | string)[]): Condition => ({
    sql: `${column} IN (${marks(values)})`,
    values,
  });

/** The same for codes that the column holds as numbers. */
export const numeric = (column: string) => (codes: readonly string[]) =>
  isOneOf(column)(codes.map(Number));

/** Filter → the condition that its codes are. */
export type Conditions = Readonly<Record<string, (codes: readonly string[]) => Condition>>;

/** The conditions of places; a region selects its states. */
export const placeConditions: Conditions = {
  regiao: (codes) =>
    numeric('uf')(
      states.map(({ code }) => code).filter((code) => codes.includes(regionOfState(code))),
    ),
  uf: numeric('uf'),
  municipio: numeric('municipio'),
};

/** A general area selects its specific areas. */
const conditions: Conditions = {
  ...placeConditions,
  area: (codes) => ({
    sql: `(area IN (${marks(codes)}) OR substr(area, 1, 2) IN (${marks(codes)}))`,
    values: [...codes, ...codes],
  }),
  nivel_academico: numeric('level'),
  grauAcademico: numeric('degree'),
  etapa_ensino: isOneOf('form'),
  dependenciaAdministrativa: numeric('administration'),
  modalidade: numeric('modality'),
  custeamento: numeric('funding'),
};

/** The rows that meet the conditions of all filters. */
export function selectBy(known: Conditions, filters: Filters): Pick<Selection, 'where' | 'values'> {
  const chosen = Object.entries(known).flatMap(([name, condition]) => {
    const codes = filters[name] ?? [];
    return codes.length > 0 ? [condition(codes)] : [];
  });
  return {
    where: chosen.length > 0 ? `WHERE ${chosen.map(({ sql }) => sql).join(' AND ')}` : '',
    values: chosen.flatMap(({ values }) => values),
  };
}

/**
 * The offers that the filters of the graduate overview select. Columns that a level of education
 * does not have are NULL there, so a filter on one matches nothing.
 */
export const selectionOf = (filters: Filters): Selection => ({
  ...selectBy(conditions, filters),
  needsMunicipality: (filters.municipio ?? []).length > 0,
});
