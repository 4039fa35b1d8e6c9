import { graduate, graduateArea, graduateTitles } from '@observatorio/contract';
import { fundingHues } from '@observatorio/domain';
import { fundingSentence, fundingTerm } from '@observatorio/language';
import { pie } from '../drawings/pie';
import { byCount } from '../model/arrange';
import { type Dormant, variant, variantCard } from '../model/card';
import { chartReserve } from '../model/reserve';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

const title = measureTitle('por custeamento');

const needs = { nivel_ensino: 'Superior', nivel_academico: '1' } as const;

const draw = pie({ half: true, hues: fundingHues });

const undergraduate = variant({
  title,
  rows: graduate.byFunding,
  selects: 'custeamento',
  arrange: byCount,
  summarize: fundingSentence,
  term: measureTerms(fundingTerm),
  extraHeight: 32,
  draw,
});

const dormant: Dormant = {
  title,
  dormant: 'Aparece quando o nível de ensino é Superior e o nível acadêmico, Graduação.',
  controls: [{ kind: 'filters', label: 'Ver a graduação', filters: needs }],
};

/** Free and paid courses, as half a ring. Applies only to undergraduate courses. */
export const graduateFunding = variantCard({
  tag: 'graduate-funding',
  title,
  description:
    'Meio anel com a parte dos cursos gratuitos e dos pagos. Só na graduação: fora dela, o elemento diz quando aparece.',
  area: graduateArea,
  selects: 'custeamento',
  needs,
  reserve: {
    heights: { 0: 350, 254: 208, 474: 200, 754: 179 },
    variant: {
      attributes: '[nivel-ensino=Superior][nivel-academico="1"]',
      reserve: chartReserve(32, 32, { titleLines: 2 }),
    },
  },
  inlineRows: { columns: graduate.byFunding.columns, isMap: false, extraHeight: 32, draw },
  variantOf: ({ filters }) =>
    graduateTitles(filters).axis === 'Detalhamento das Áreas' ? undergraduate : dormant,
});
