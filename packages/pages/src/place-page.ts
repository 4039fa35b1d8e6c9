import { graduateCourses } from '@observatorio/cards/graduate/graduate-courses';
import { graduateSummary } from '@observatorio/cards/graduate/graduate-summary';
import { graduateTrend } from '@observatorio/cards/graduate/graduate-trend';
import { imbalanceRanking } from '@observatorio/cards/imbalance/imbalance-ranking';
import { labourAgeGender } from '@observatorio/cards/labour/labour-age-gender';
import { labourEstablishmentSize } from '@observatorio/cards/labour/labour-establishment-size';
import { labourMacroSectors } from '@observatorio/cards/labour/labour-macro-sectors';
import { labourMap } from '@observatorio/cards/labour/labour-map';
import { labourOccupations } from '@observatorio/cards/labour/labour-occupations';
import { labourPayGap } from '@observatorio/cards/labour/labour-pay-gap';
import { labourSchooling } from '@observatorio/cards/labour/labour-schooling';
import { labourSectors } from '@observatorio/cards/labour/labour-sectors';
import { labourTrend } from '@observatorio/cards/labour/labour-trend';
import { labourWageBands } from '@observatorio/cards/labour/labour-wage-bands';
import { placeSummary } from '@observatorio/cards/place/place-summary';
import type { Filters } from '@observatorio/contract';
import { placePath } from '@observatorio/domain';
import type { AnyCard, PagesBelow } from './page';
import { placeFamilies } from './place-families';

/** A card on the page of a place. */
export interface PlaceTag {
  card: AnyCard;
  /** Its columns in the grid. */
  class: string;
  /** Filters besides the place. Default: none. */
  filters?: Filters;
  /** Maximum number of rows of its table without scripts. Default: 30. */
  rows?: number;
  /** Whether the table ends with what its rows do not count. Default: false. */
  hasRest?: boolean;
  /** Whether only places that are divided into others have it. Default: false. */
  needsParts?: boolean;
  /** Heading. Default: the card's title. */
  heading?: string;
}

/** A part of the page of a place. */
export interface PlaceSection {
  /** Fragment of the URL. */
  id: string;
  heading: string;
  /** One word for the list of sections. */
  label: string;
  tags: readonly PlaceTag[];
}

const higher = { nivel_ensino: ['Superior'] };
const technical = { nivel_ensino: ['Técnico'] };

/** The cards on the page of a place, under the questions that they answer. */
export const placeSections: readonly PlaceSection[] = [
  {
    id: 'trabalho',
    heading: 'Quantas pessoas trabalham aqui, e em quê?',
    label: 'Trabalho',
    tags: [
      { card: placeSummary, class: 'span-12' },
      { card: labourTrend, class: 'span-12' },
      { card: labourMap, class: 'span-12', rows: 12, needsParts: true },
      { card: labourOccupations, class: 'span-6', rows: 12, hasRest: true },
      {
        card: labourOccupations,
        class: 'span-6',
        filters: { medida: ['mediana'] },
        rows: 12,
      },
    ],
  },
  {
    id: 'empregadores',
    heading: 'Quem emprega?',
    label: 'Empregadores',
    tags: [
      { card: labourMacroSectors, class: 'span-6' },
      { card: labourEstablishmentSize, class: 'span-6' },
      { card: labourSectors, class: 'span-12' },
    ],
  },
  {
    id: 'pessoas',
    heading: 'Quem são as pessoas, e quanto recebem?',
    label: 'Pessoas',
    tags: [
      { card: labourSchooling, class: 'span-6' },
      { card: labourAgeGender, class: 'span-6' },
      { card: labourPayGap, class: 'span-6' },
      { card: labourWageBands, class: 'span-6' },
    ],
  },
  {
    id: 'estudo',
    heading: 'O que se estuda aqui?',
    label: 'Estudo',
    tags: [
      {
        card: graduateSummary,
        class: 'span-6',
        filters: higher,
        heading: 'Educação superior',
      },
      {
        card: graduateSummary,
        class: 'span-6',
        filters: technical,
        heading: 'Educação técnica',
      },
      { card: graduateCourses, class: 'span-6', filters: higher, rows: 12 },
      { card: graduateTrend, class: 'span-6', filters: higher },
    ],
  },
  {
    id: 'desequilibrio',
    heading: 'Em que profissões faltam pessoas?',
    label: 'Profissões',
    tags: [{ card: imbalanceRanking, class: 'span-12', rows: 12 }],
  },
];

/** The pages of places, whose content the server writes. */
export const placePage: PagesBelow = {
  layout: 'place-page',
  example: placePath('', 'Brasil'),
  elements: placeFamilies,
};
