import type { Filters } from '@observatorio/contract';
import { regionOfState, states } from '@observatorio/domain';

/** What is asked of the rows: SQL with placeholders, and the values for them. */
export interface Selection {
  /** SQL of a condition; true for every row where nothing is filtered. */
  where: string;
  values: readonly (number | string)[];
  /** Whether the condition is about municipalities. */
  needsMunicipality: boolean;
}

interface Condition {
  sql: string;
  values: readonly (number | string)[];
}

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

const isOneOf =
  (column: string) =>
  (values: readonly (number | string)[]): Condition => ({
    sql: `${column} IN (${marks(values)})`,
    values,
  });

const numeric = (column: string) => (codes: readonly string[]) =>
  isOneOf(column)(codes.map(Number));

/** A region has its states, a general area its specific ones. A technological axis is its code. */
const conditions: Readonly<Record<string, (codes: readonly string[]) => Condition>> = {
  regiao: (codes) =>
    numeric('uf')(
      states.map(({ code }) => code).filter((code) => codes.includes(regionOfState(code))),
    ),
  uf: numeric('uf'),
  municipio: numeric('municipio'),
  area: (codes) => ({
    sql: `(area IN (${marks(codes)}) OR left(area, 2) IN (${marks(codes)}))`,
    values: [...codes, ...codes],
  }),
  nivel_academico: numeric('level'),
  grauAcademico: numeric('degree'),
  etapa_ensino: isOneOf('form'),
  dependenciaAdministrativa: numeric('administration'),
  modalidade: numeric('modality'),
  custeamento: numeric('funding'),
};

/**
 * What the filters of the graduate overview ask of the offers. A column is NULL where the level of
 * education does not have it: a filter on it matches nothing.
 */
export function selectionOf(filters: Filters): Selection {
  const chosen = Object.entries(conditions).flatMap(([name, condition]) => {
    const codes = filters[name] ?? [];
    return codes.length > 0 ? [condition(codes)] : [];
  });
  return {
    where: chosen.map(({ sql }) => sql).join(' AND ') || 'TRUE',
    values: chosen.flatMap(({ values }) => values),
    needsMunicipality: (filters.municipio ?? []).length > 0,
  };
}
