import { occupationArea } from '@observatorio/contract';
import { hoursCard } from '../shared/hours';
import { ofOccupation } from './of-occupation';

/** Contracted hours of the occupation's links and pay per hour, or the time since they began. */
export const occupationHours = hoursCard({
  tag: 'occupation-hours',
  description:
    'Barras com os vínculos da ocupação por jornada de contrato, a parte de tempo parcial e a remuneração por hora; ou por tempo no emprego, com o que recebe quem começou há menos de um ano.',
  area: occupationArea,
  ...ofOccupation,
});
