import { imbalanceBalance } from '@observatorio/cards/imbalance/imbalance-balance';
import { imbalancePanel } from '@observatorio/cards/imbalance/imbalance-panel';
import { imbalanceRanking } from '@observatorio/cards/imbalance/imbalance-ranking';
import { imbalance, imbalanceArea } from '@observatorio/contract';
import type { Page } from './page';
import { questions } from './questions';

/** Comparison of the job openings of each occupation with the people trained for it. */
export const profissoes: Page = {
  path: imbalanceArea.page,
  title: 'Painel de desequilíbrio do mercado de trabalho',
  description:
    'Profissões em que se abrem mais vagas de emprego do que se formam pessoas, no país, em cada estado e cidade.',
  lead: 'Em que profissões se abrem mais vagas de emprego do que se formam pessoas, e em quais se formam pessoas demais: no país, em cada estado e nas cidades maiores.',
  words: ['Profissões promissoras', 'Falta de profissionais'],
  menu: { group: 'Trabalho', label: 'Profissões', position: 3 },
  area: imbalanceArea,
  sources: ['rais', 'inep-superior', 'inep-tecnico', 'cnct', 'evolucao'],
  filterLists: imbalance.options,
  sections: [
    {
      tags: [
        { card: imbalanceBalance },
        { card: imbalancePanel, class: 'breakable' },
        { card: imbalanceRanking },
      ],
    },
  ],
  standIns: [imbalanceBalance],
  headline: imbalanceBalance,
  next: [questions.place, questions.courses, questions.jobs, questions.occupations],
};
