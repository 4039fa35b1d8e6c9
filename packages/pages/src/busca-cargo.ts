import { occupationAge } from '@observatorio/cards/occupation/occupation-age';
import { occupationAttitudes } from '@observatorio/cards/occupation/occupation-attitudes';
import { occupationCourses } from '@observatorio/cards/occupation/occupation-courses';
import { occupationGender } from '@observatorio/cards/occupation/occupation-gender';
import { occupationHours } from '@observatorio/cards/occupation/occupation-hours';
import { occupationInfo } from '@observatorio/cards/occupation/occupation-info';
import { occupationKnowledge } from '@observatorio/cards/occupation/occupation-knowledge';
import { occupationMap } from '@observatorio/cards/occupation/occupation-map';
import {
  occupationComparePanel,
  occupationWherePanel,
} from '@observatorio/cards/occupation/occupation-panels';
import { occupationPay } from '@observatorio/cards/occupation/occupation-pay';
import { occupationPayGap } from '@observatorio/cards/occupation/occupation-pay-gap';
import { occupationRelated } from '@observatorio/cards/occupation/occupation-related';
import { occupationSchooling } from '@observatorio/cards/occupation/occupation-schooling';
import { occupationSkills } from '@observatorio/cards/occupation/occupation-skills';
import { occupationTrend } from '@observatorio/cards/occupation/occupation-trend';
import {
  comparedOccupations,
  occupation,
  occupationFilters,
  occupationTrendArea,
} from '@observatorio/contract';
import { occupationPageSources } from './occupation-sources';
import { occupationSubject } from './occupation-subject';
import type { Page } from './page';
import { questions } from './questions';

/** Search for an occupation, with everything about the one that was found. */
export const buscaCargo: Page = {
  path: occupationTrendArea.page,
  title: 'Busca de ocupações',
  description:
    'Quanto ganha, quem trabalha, o que faz e o que pede cada ocupação da Classificação Brasileira de Ocupações.',
  lead: 'O que faz, quanto ganha, quem trabalha e o que pede cada ocupação do país.',
  words: ['Profissões', 'Cargos', 'Comparar profissões'],
  menu: { group: 'Ocupações' },
  area: occupationTrendArea,
  sources: occupationPageSources,
  subject: occupationSubject(occupationFilters[0], 'salário, escolaridade e habilidades'),
  variant: {
    parameter: comparedOccupations.name,
    title: 'Comparação de profissões',
    lead: 'De duas a quatro ocupações lado a lado, com os números do país inteiro.',
  },
  // Shown once an occupation is chosen.
  sections: [
    {
      tags: [
        { card: occupationPay },
        { card: occupationTrend },
        { card: occupationWherePanel },
        { card: occupationPayGap },
        { card: occupationHours, class: 'short' },
      ],
      panel: { card: occupationInfo },
    },
    {
      tags: [
        { card: occupationKnowledge, class: 'span-4 breakable' },
        { card: occupationSkills, class: 'span-4 breakable' },
        { card: occupationAttitudes, class: 'span-4 breakable' },
        { card: occupationGender, class: 'span-5 short' },
        { card: occupationRelated, class: 'span-7 short whole-row' },
        { card: occupationMap, class: 'span-7 rows-2' },
        { card: occupationSchooling, class: 'span-5 short' },
        { card: occupationAge, class: 'span-5 short' },
        { card: occupationCourses },
      ],
    },
  ],
  standIns: [occupationInfo, occupationComparePanel, occupationPay],
  headline: occupationPay,
  // The list of the search field, which can wait while there is an occupation to show.
  requests: ({ cod_cbo: code }) =>
    code
      ? []
      : [occupation.options, occupation.synonyms].map((dataset) => ({ dataset, filters: {} })),
  next: [
    {
      to: 'profile',
      question: 'Quanto conhecimento esta ocupação exige?',
      answer: 'A profundidade de cada conhecimento, o crescimento e o risco de automação.',
    },
    questions.comparison,
    questions.jobsOfOccupation,
    questions.imbalance,
  ],
};
