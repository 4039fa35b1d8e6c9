import { graduateTitles } from '@observatorio/bus';
import type { Title } from '../../card/title';

/** Title that starts with the selected measure: `Matrículas por modalidade`. */
export const measureTitle =
  (by: string): Title =>
  (filters) =>
    `${graduateTitles(filters).chart} ${by}`;
