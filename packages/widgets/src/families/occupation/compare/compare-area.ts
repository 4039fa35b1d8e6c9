import { comparedOccupations, occupation } from '@observatorio/contract';
import { LINKS } from '@observatorio/domain';
import type { Area } from '../../../base/area';

/** Minimum and maximum number of occupations in a comparison. */
export const [MIN_COMPARED, MAX_COMPARED] = comparedOccupations.valueCount;

/** Area of the occupation comparison. No other filter applies, to keep the figures comparable. */
export const compareArea = {
  family: 'occupation',
  filters: [comparedOccupations],
  options: occupation.options,
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
