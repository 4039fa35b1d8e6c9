import { stateCode } from '@observatorio/domain';
import { decimal, readCsv } from '@observatorio/kit';

/** Enrolments in a state in thousands, by administration: federal, state, municipal, private. */
export type ByAdministration = readonly [number, number, number, number];

/** A state in the education sample. */
export interface EducationState {
  /** Two-digit IBGE code. */
  code: number;
  /** On-campus higher education. */
  inPerson: ByAdministration;
  /** Distance learning in higher education, by location of the students. */
  distance: number;
  technical: ByAdministration;
}

/**
 * States with their enrolments. The figures are the project's estimates; they follow the real order
 * of the states by size.
 */
export const educationStates: readonly EducationState[] = readCsv(
  new URL('states.csv', import.meta.url),
  {
    uf: stateCode,
    federal: decimal,
    estadual: decimal,
    municipal: decimal,
    privada: decimal,
    distancia: decimal,
    tecnico_federal: decimal,
    tecnico_estadual: decimal,
    tecnico_municipal: decimal,
    tecnico_privado: decimal,
  },
).map((row) => ({
  code: Number(row.uf),
  inPerson: [row.federal, row.estadual, row.municipal, row.privada],
  distance: row.distancia,
  technical: [
    row.tecnico_federal,
    row.tecnico_estadual,
    row.tecnico_municipal,
    row.tecnico_privado,
  ],
}));
