import { graduateTitles } from '@observatorio/contract';
import type { Title } from '../model/title';

/** Title that starts with the selected measure: `Matrículas por modalidade`. */
export const measureTitle =
  (by: string): Title =>
  (filters) =>
    `${graduateTitles(filters).chart} ${by}`;
