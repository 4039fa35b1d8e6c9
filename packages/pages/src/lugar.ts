import { placeSummary } from '@observatorio/cards/place/place-summary';
import { place, placeArea } from '@observatorio/contract';
import type { Page } from './page';
import { placePage } from './place-page';
import { questions } from './questions';

/** The way to the page of every place: a search, a map and lists. */
export const lugar: Page = {
  path: placeArea.page,
  title: 'Lugares do Brasil',
  description:
    'Trabalho, remuneração, cursos e profissões em cada município, estado e região do Brasil, com os números do estado e do país ao lado.',
  lead: 'Quem trabalha em cada município, em quê, quanto recebe e o que se pode estudar ali, com os números do estado e do país ao lado.',
  words: ['Municípios', 'Cidades', 'Estados', 'Minha cidade', 'Lugar'],
  menu: { group: 'Trabalho', label: 'Lugares' },
  area: placeArea,
  filterLists: place.options,
  sections: [{ tags: [{ card: placeSummary, heading: '' }] }],
  standIns: [placeSummary],
  headline: placeSummary,
  next: [questions.jobs, questions.courses, questions.imbalance, questions.indicators],
  below: placePage,
};
