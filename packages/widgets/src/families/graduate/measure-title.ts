import type { Title } from '../../card/title';
import { graduateTitles } from './graduate-titles';

/** Title that starts with the selected measure: `Matrículas por modalidade`. */
export const measureTitle =
  (by: string): Title =>
  (filters) =>
    `${graduateTitles(filters).chart} ${by}`;
