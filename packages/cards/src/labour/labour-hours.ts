import { labourArea } from '@observatorio/contract';
import { hoursCard } from '../shared/hours';

/** Contracted hours of the links and pay per hour, or the time since they began. */
export const labourHours = hoursCard({
  tag: 'labour-hours',
  description:
    'Barras com os vínculos por jornada de contrato, a parte de tempo parcial e a remuneração por hora; ou por tempo no emprego, com o que recebe quem começou há menos de um ano.',
  area: labourArea,
});
