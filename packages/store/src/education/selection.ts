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

/** A region selects its states, and a general area its specific areas. */
const conditions: Readonly<Record<string, (codes: readonly string[]) => Condition>> = {
  regiao: (codes) =>
    numeric('uf')(
      states.map(({ code }) => code).filter((code) => codes.includes(regionOfState(code))),
    ),
  uf: numeric('uf'),
  municipio: numeric('municipio'),
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

/**
 * The offers that the filters of the graduate overview select. Columns that a level of education
 * does not have are NULL there, so a filter on one matches nothing.
 */
export function selectionOf(filters: Filters): Selection {
  const chosen = Object.entries(conditions).flatMap(([name, condition]) => {
    const codes = filters[name] ?? [];
    return codes.length > 0 ? [condition(codes)] : [];
  });
  return {
    where: chosen.length > 0 ? `WHERE ${chosen.map(({ sql }) => sql).join(' AND ')}` : '',
    values: chosen.flatMap(({ values }) => values),
    needsMunicipality: (filters.municipio ?? []).length > 0,
  };
}
