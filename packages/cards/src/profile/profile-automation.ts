import { automationSteps } from '@observatorio/domain';
import { indicatorCard } from './indicator-card';

/** Automation risk of the occupation, from 1 to 5 (highest). */
export const profileAutomation = indicatorCard({
  tag: 'profile-automation',
  title: 'Automação',
  description: 'Escala de 1 a 5 da probabilidade de automação da ocupação; 5 é a maior.',
  measure: 'Risco de automação',
  definition:
    'Probabilidade estimada de que a ocupação possa ser automatizada, em quintos: até 20% é 1; acima de 80%, 5.',
  indicator: 'automation',
  sources: ['automacao'],
  steps: automationSteps,
});
