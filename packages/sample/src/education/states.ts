import { stateCode } from '@observatorio/domain';
import { decimalCell, readCsv } from '@observatorio/kit';

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
    federal: decimalCell,
    estadual: decimalCell,
    municipal: decimalCell,
    privada: decimalCell,
    distancia: decimalCell,
    tecnico_federal: decimalCell,
    tecnico_estadual: decimalCell,
    tecnico_municipal: decimalCell,
    tecnico_privado: decimalCell,
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
