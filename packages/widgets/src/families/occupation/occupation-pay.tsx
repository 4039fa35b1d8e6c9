import { occupation, type PayRangeRow } from '@observatorio/contract';
import { payRangeSentence } from '@observatorio/domain';
import { Figures, figuresStyles } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { payFigure } from '../shared/pay-figure';
import { occupationArea } from './occupation-area';

const title = 'Remuneração';

const figuresOf = ({ max, avg, min }: PayRangeRow) => [
  payFigure('Maior', max),
  payFigure('Média', avg),
  payFigure('Menor', min),
];

function OccupationPay(props: CommonProps) {
  const card = useCard(occupationArea, props);
  const data = useRows(card, occupation.pay);
  // Distinguishes withheld pay from an occupation without links.
  const genders = useRows(card, occupation.byGender).resource.rows ?? [];
  const hasNoLinks = genders.every(({ count }) => count === 0);
  return (
    <DataCard
      title={title}
      card={card}
      data={data}
      content="figures"
      isEmpty={([pay]) => !pay || (pay.avg === null && hasNoLinks)}
      summarize={([pay]) => (pay && !(pay.avg === null && hasNoLinks) ? payRangeSentence(pay) : '')}
      term={{
        name: 'remuneração',
        definition:
          'Remuneração bruta de dezembro. Valores abaixo de 0,3 ou acima de 150 salários mínimos não entram.',
      }}
    >
      {([pay]) => pay && <Figures figures={figuresOf(pay)} />}
    </DataCard>
  );
}

/** Highest, mean and lowest December pay of the occupation. */
export const occupationPay = {
  tag: 'occupation-pay',
  title,
  description: 'A maior, a média e a menor remuneração de dezembro dos vínculos da ocupação.',
  area: occupationArea,
  styles: [figuresStyles],
  Component: OccupationPay,
} satisfies Declaration;
