import type { Filters } from '@observatorio/contract';
import { LINKS, withUnit } from '@observatorio/language';
import { UnanswerableYearError } from '../query/store';

/** Returns the error for a pay filter that separates too few links. */
export const fewForBands = (
  { minimumSalaryRange: bands = [] }: Filters,
  smallCell: number,
): UnanswerableYearError =>
  new UnanswerableYearError(
    'são poucos vínculos para separar por remuneração',
    'minimumSalaryRange',
    bands.join(', '),
    `${withUnit(smallCell, LINKS)} ou mais sob os outros filtros`,
    'São poucos vínculos para separar por remuneração: ela fica em sigilo.',
  );
