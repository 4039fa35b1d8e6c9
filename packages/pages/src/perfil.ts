import { profileAttitudes } from '@observatorio/cards/profile/profile-attitudes';
import { profileAutomation } from '@observatorio/cards/profile/profile-automation';
import { profileGrowth } from '@observatorio/cards/profile/profile-growth';
import { profileKnowledge } from '@observatorio/cards/profile/profile-knowledge';
import { profileMap } from '@observatorio/cards/profile/profile-map';
import { profileOccupation } from '@observatorio/cards/profile/profile-occupation';
import { profileWherePanel } from '@observatorio/cards/profile/profile-panels';
import { profileSalary } from '@observatorio/cards/profile/profile-salary';
import { profileSchooling } from '@observatorio/cards/profile/profile-schooling';
import { profileSex } from '@observatorio/cards/profile/profile-sex';
import { profileSkills } from '@observatorio/cards/profile/profile-skills';
import { profileTrend } from '@observatorio/cards/profile/profile-trend';
import {
  initialProfile,
  isNewProfile,
  occupation,
  profile,
  profileFilterDefinitions,
  profilePageArea,
} from '@observatorio/contract';
import { occupationPageSources } from './occupation-sources';
import { occupationSubject } from './occupation-subject';
import type { Page } from './page';
import { questions } from './questions';

/** What an occupation requires, and its employment links by year and sector. */
export const perfil: Page = {
  path: profilePageArea.page,
  title: 'Perfil da ocupação',
  description:
    'Conhecimentos, habilidades e atitudes de cada ocupação, e suas vagas por estado, sexo, salário e escolaridade.',
  lead: 'O que uma ocupação pede de quem a exerce, em conhecimentos, habilidades, atitudes e escolaridade; quanto paga, onde estão os empregos e que risco tem de ser automatizada.',
  words: ['Conhecimentos', 'Habilidades'],
  menu: { group: 'Ocupações' },
  area: profilePageArea,
  sources: occupationPageSources,
  subject: occupationSubject(profileFilterDefinitions[0], 'perfil da ocupação e vagas'),
  filterLists: profile.options,
  start: { options: profile.options, isNew: isNewProfile, filtersOf: initialProfile },
  sections: [
    {
      heading: 'Profissão',
      tags: [
        { card: profileOccupation, heading: '' },
        { card: profileKnowledge, class: 'span-4' },
        { card: profileSkills, class: 'span-4' },
        { card: profileAttitudes, class: 'span-4 whole-row' },
      ],
    },
    {
      heading: 'Vagas Ofertadas',
      lead: 'Vínculos ativos em 31 de dezembro, sob os filtros escolhidos.',
      tags: [
        { card: profileSalary, class: 'span-4 whole-row' },
        { card: profileTrend, class: 'span-8' },
        { card: profileGrowth, class: 'span-6' },
        { card: profileAutomation, class: 'span-6' },
        { card: profileWherePanel },
        { card: profileMap, class: 'span-7 rows-2' },
        { card: profileSex, class: 'span-5 short' },
        { card: profileSchooling, class: 'span-5 short' },
      ],
    },
  ],
  standIns: [profileOccupation, profileSalary],
  headline: profileSalary,
  // The occupation's title, for its field.
  requests: ({ codigoBrasileiroOcupacao: code }) =>
    code ? [{ dataset: occupation.options, filters: { cod_cbo: code } }] : [],
  next: [
    {
      to: 'occupation',
      question: 'Quem trabalha nesta ocupação?',
      answer: 'Homens e mulheres, idade, escolaridade, e os cursos que levam a ela.',
    },
    questions.comparison,
    questions.jobsOfOccupation,
    questions.imbalance,
  ],
};
