import { graduateTitles } from '@observatorio/bus';
import type { Title } from '../../card/title';

/** `Matrículas por modalidade`: the measure in force, and what it is counted by. */
export const measureTitle =
  (by: string): Title =>
  (filters) =>
    `${graduateTitles(filters).chart} ${by}`;
