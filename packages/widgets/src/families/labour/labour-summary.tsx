import { type LabourSummaryRow, labour } from '@observatorio/contract';
import { formatCount, formatPercent, inWords, LINKS, paySentence } from '@observatorio/domain';
import { type Figure, Figures, figuresStyles } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { payFigure } from '../shared/pay-figure';
import { labourArea } from './labour-area';
import { linkTerm } from './link-term';

const tag = 'labour-summary';
const title = 'Resumo do mercado de trabalho';

const figuresOf = ({
  links,
  women,
  genderKnown,
  meanPay,
  medianPay,
}: LabourSummaryRow): Figure[] => [
  { name: 'Vínculos ativos', value: formatCount(links), definition: linkTerm.definition },
  payFigure(
    'Remuneração média',
    meanPay,
    'Soma das remunerações de dezembro dividida pelo número de vínculos.',
  ),
  payFigure(
    'Remuneração mediana',
    medianPay,
    'Metade dos vínculos paga até este valor, e metade paga mais.',
  ),
  { name: 'Mulheres', value: genderKnown > 0 ? formatPercent(women / genderKnown) : '–' },
];

const noteOf = (unclassified: number): string =>
  unclassified > 0
    ? `Fora da média e da mediana: ${inWords(unclassified, LINKS)} com remuneração não informada ou fora de 0,3 a 150 salários mínimos.`
    : '';

function LabourSummary(props: CommonProps) {
  const card = useCard(labourArea, props);
  const data = useRows(card, labour.summary);
  return (
    <DataCard
      tag={tag}
      title={title}
      props={props}
      card={card}
      data={data}
      kind="figures"
      isEmpty={([row]) => !row || row.links === 0}
      summarize={([row]) => (row ? paySentence(row) : '')}
    >
      {([row]) => row && <Figures figures={figuresOf(row)} note={noteOf(row.unclassified)} />}
    </DataCard>
  );
}

/** The figures above the cards. */
export const labourSummary = {
  tag,
  title,
  description: 'Total de vínculos ativos, remuneração média e mediana e participação das mulheres.',
  area: labourArea,
  styles: [figuresStyles],
  Component: LabourSummary,
} satisfies Declaration;
