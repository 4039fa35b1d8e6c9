import { growthSteps } from '@observatorio/domain';
import { growthYearsInWords, INCOMPARABLE_YEARS } from '@observatorio/language';
import { indicatorCard } from './indicator-card';

/** Growth of the occupation's employment links, from 1 to 5. */
export const profileGrowth = indicatorCard({
  tag: 'profile-growth',
  title: 'Crescimento',
  description: 'Escala de 1 a 5 do crescimento dos vínculos da ocupação.',
  measure: 'Crescimento',
  definition:
    'Mudança média por ano dos vínculos nos últimos três anos que se comparam: abaixo de –5% é 1; entre –1% e 1%, 3; acima de 5%, 5.',
  indicator: 'growth',
  sources: ['evolucao', 'rais'],
  steps: growthSteps,
  yearsOf: ([row]) => (row ? growthYearsInWords(row.growthFrom, row.growthTo) : ''),
  noLevel: ([row]) =>
    row?.noGrowthReason === 'anos-nao-comparaveis'
      ? { title: 'Sem crescimento', text: INCOMPARABLE_YEARS }
      : undefined,
});
