import type { Filters, GraduateFilter } from '@observatorio/contract';
import { regionOfState, states } from '@observatorio/domain';

/** Rows selected by the filters: SQL with placeholders, and the values for them. */
export interface Selection {
  /** WHERE clause; empty if there are no filters. */
  where: string;
  values: readonly (number | string)[];
  /** Whether the clause refers to municipalities. */
  needsMunicipality: boolean;
}

/** Condition on rows: SQL with placeholders. */
export interface Condition {
  sql: string;
  values: readonly (number | string)[];
}

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** Returns a function that builds the condition that a column has one of the given values. */
export const isOneOf =
  (column: string) =>
  (values: readonly (number | string)[]): Condition => ({
    sql: `${column} IN (${marks(values)})`,
    values,
  });

/** Like `isOneOf`, for codes stored as numbers. */
export const numeric = (column: string) => (codes: readonly string[]) =>
  isOneOf(column)(codes.map(Number));

/** Filter → function that builds the condition for its codes. */
export type Conditions<Filter extends string = string> = Readonly<
  Record<Filter, (codes: readonly string[]) => Condition>
>;

/** Conditions on places; a region selects its states. */
export const placeConditions: Conditions<'regiao' | 'uf' | 'municipio'> = {
  regiao: (codes) =>
    numeric('uf')(
      states.map(({ code }) => code).filter((code) => codes.includes(regionOfState(code))),
    ),
  uf: numeric('uf'),
  municipio: numeric('municipio'),
};

/** Conditions by filter. A general area selects its specific areas. */
const conditions: Conditions<Exclude<GraduateFilter, 'nivel_ensino' | 'ano' | 'dimensao'>> = {
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

/** Builds the WHERE clause for rows that satisfy the conditions of all filters. */
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
 * Selects offers by the graduate overview's filters. Columns that do not apply to a level of
 * education are NULL there, so a filter on one of them matches nothing.
 */
export const selectionOf = (filters: Filters): Selection => ({
  ...selectBy(conditions, filters),
  needsMunicipality: (filters.municipio ?? []).length > 0,
});

/** Returns the code of a municipality if it alone selects the offers; undefined otherwise. */
export function selectedMunicipality(filters: Filters): string | undefined {
  const chosen = Object.keys(conditions).flatMap((name) => filters[name] ?? []);
  return chosen.length === 1 ? filters.municipio?.[0] : undefined;
}
