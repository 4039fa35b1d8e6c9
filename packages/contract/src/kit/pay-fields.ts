import { numberOrNull } from './record';

/** Percentiles of the pay in reais, rounded like the median; null when withheld. */
export const percentileFields = {
  p10Pay: numberOrNull('remuneracaoPercentil10', 'Percentil 10 da remuneração'),
  p25Pay: numberOrNull('remuneracaoPercentil25', 'Percentil 25 da remuneração'),
  p75Pay: numberOrNull('remuneracaoPercentil75', 'Percentil 75 da remuneração'),
  p90Pay: numberOrNull('remuneracaoPercentil90', 'Percentil 90 da remuneração'),
};
