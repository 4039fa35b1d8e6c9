import { labourAgeGender } from '@observatorio/cards/labour/labour-age-gender';
import { labourEstablishmentSize } from '@observatorio/cards/labour/labour-establishment-size';
import { labourGender } from '@observatorio/cards/labour/labour-gender';
import { labourHours } from '@observatorio/cards/labour/labour-hours';
import { labourMacroSectors } from '@observatorio/cards/labour/labour-macro-sectors';
import { labourMap } from '@observatorio/cards/labour/labour-map';
import { labourOccupations } from '@observatorio/cards/labour/labour-occupations';
import { labourWherePanel } from '@observatorio/cards/labour/labour-panels';
import { labourPayGap } from '@observatorio/cards/labour/labour-pay-gap';
import { labourSalary } from '@observatorio/cards/labour/labour-salary';
import { labourSchooling } from '@observatorio/cards/labour/labour-schooling';
import { labourSectors } from '@observatorio/cards/labour/labour-sectors';
import { labourSummary } from '@observatorio/cards/labour/labour-summary';
import { labourTrend } from '@observatorio/cards/labour/labour-trend';
import { labourWageBands } from '@observatorio/cards/labour/labour-wage-bands';
import { labour, labourFilterDefinitions, labourPageArea } from '@observatorio/contract';
import type { Page } from './page';
import { questions } from './questions';

const occupation = labourFilterDefinitions.find(({ name }) => name === 'occupation');

/** Overview of the labour market. */
export const mapa: Page = {
  path: labourPageArea.page,
  title: 'Visão Geral do Mercado de Trabalho',
  description:
    'Vínculos de emprego no Brasil por estado, cidade, setor, ocupação, remuneração, tamanho da empresa, escolaridade, idade e sexo.',
  lead: 'Vínculos de emprego com carteira assinada ou no serviço público, ativos em 31 de dezembro. Clique em um gráfico para filtrar todos os outros.',
  words: ['Mapa do emprego', 'Vínculos', 'Empregos', 'Salários', 'RAIS'],
  menu: { group: 'Trabalho', label: 'Mercado de trabalho', position: 2 },
  area: labourPageArea,
  // Only the list of options shows whether an occupation has employment links.
  subject: occupation && {
    kind: `filtro ${occupation.label}`,
    filter: occupation,
    takesSeveral: true,
    dataset: labour.options,
  },
  filterLists: labour.options,
  sections: [
    {
      tags: [
        { card: labourSummary, heading: '' },
        { card: labourMap, class: 'span-7 rows-2' },
        { card: labourTrend, class: 'span-5' },
        { card: labourMacroSectors, class: 'span-5 short' },
        { card: labourGender, class: 'span-5' },
        { card: labourOccupations, class: 'span-7' },
        { card: labourSectors, class: 'span-5' },
        { card: labourSalary, class: 'span-7' },
        { card: labourPayGap, class: 'span-6' },
        { card: labourWageBands, class: 'span-6' },
        { card: labourHours, class: 'span-6' },
        { card: labourEstablishmentSize, class: 'span-6' },
        { card: labourWherePanel },
        { card: labourSchooling, class: 'span-6' },
        { card: labourAgeGender, class: 'span-6' },
      ],
    },
  ],
  standIns: [labourMap],
  headline: labourSummary,
  next: [questions.place, questions.occupations, questions.courses, questions.imbalance],
};
