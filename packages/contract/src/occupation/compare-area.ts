import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { occupation } from './occupation';
import { occupationArea } from './occupation-area';
import { comparedOccupations } from './occupation-filters';

/** Minimum and maximum number of occupations in a comparison. */
export const [MIN_COMPARED, MAX_COMPARED] = comparedOccupations.valueCount;

/** Area of the occupation comparison. No other filter applies, to keep the figures comparable. */
export const compareArea = {
  family: 'occupation',
  page: occupationArea.page,
  filters: [comparedOccupations],
  options: occupation.options,
  narrowing: [],
  requiredFilter: {
    filter: 'comparar',
    example: ['225125', '231210'],
    invitation: {
      title: 'Escolha as profissões',
      text: 'Adicione de duas a quatro para ver lado a lado quanto pagam, o que pedem e quem trabalha nelas.',
    },
  },
  withoutChips: [],
  neverChips: ['comparar'],
  unitOf: () => LINKS,
  debounce: 0,
} as const satisfies Area<'comparar'>;
