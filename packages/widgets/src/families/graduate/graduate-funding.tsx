import { PieChart } from '@observatorio/charts/pie-chart';
import { graduate } from '@observatorio/contract';
import { fundingHues, fundingSentence, fundingTerm } from '@observatorio/domain';
import { CardFrame } from '@observatorio/ui';
import { useLayoutEffect } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { useElement } from '../../base/element-context';
import { chartReserve } from '../../base/reserve';
import { byCount } from '../../card/arrange';
import { chartCard } from '../../card/chart-card';
import { headingLevel } from '../../card/heading-level';
import { resolveTitle } from '../../card/title';
import { useCard } from '../../data/use-card';
import { graduateArea } from './graduate-area';
import { graduateTitles } from './graduate-titles';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

const title = measureTitle('por custeamento');

const fundingCard = chartCard({
  tag: 'graduate-funding',
  title,
  description:
    'Meio anel com a parte dos cursos gratuitos e dos pagos. Só na graduação: fora dela, o elemento diz quando aparece.',
  area: graduateArea,
  dataset: graduate.byFunding,
  filter: 'custeamento',
  chart: (props) => <PieChart half hues={fundingHues} {...props} />,
  arrange: byCount,
  summarize: fundingSentence,
  term: measureTerms(fundingTerm),
  extraHeight: 32,
});

const needs = { nivel_ensino: 'Superior', nivel_academico: '1' } as const;

function GraduateFunding(props: CommonProps) {
  const card = useCard(graduateArea, props);
  const { host } = useElement();
  const applies = graduateTitles(card.filters).axis === 'Detalhamento das Áreas';
  // Lets pages hide the card while it does not apply.
  useLayoutEffect(() => void host.toggleAttribute('active', applies), [host, applies]);
  if (applies || card.refused.length > 0) return <fundingCard.Component {...props} />;
  const name = resolveTitle(title, card.filters);
  return (
    <CardFrame
      title={props.heading ?? name}
      name={name}
      headingLevel={headingLevel(props)}
      summary="Aparece quando o nível de ensino é Superior e o nível acadêmico, Graduação."
      toolbar={
        <button
          type="button"
          className="link-button"
          onClick={() => {
            for (const [filter, code] of Object.entries(needs)) card.set(filter, code);
          }}
        >
          Ver a graduação
        </button>
      }
    >
      {null}
    </CardFrame>
  );
}

/**
 * Free and paid courses. Applies only to undergraduate courses, and sets the attribute `active`
 * when it does.
 */
export const graduateFunding = {
  ...fundingCard,
  reserve: {
    heights: { 0: 350, 254: 208, 474: 200, 754: 179 },
    variant: {
      attributes: '[nivel-ensino=Superior][nivel-academico="1"]',
      reserve: chartReserve(32, 32, { titleLines: 2 }),
    },
  },
  needs,
  Component: GraduateFunding,
} satisfies Declaration;
