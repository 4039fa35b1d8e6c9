import { occupation, type PayRangeRow } from '@observatorio/contract';
import { type PayTerms, payRangeSentence } from '@observatorio/domain';
import { Figures, figuresStyles } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { boundFigure, payFigure } from '../shared/pay-figure';
import {
  BOUNDS_DEFINITION,
  CLASSIFIED_PAY,
  meanDefinition,
  payDefinition,
} from '../shared/pay-texts';
import { occupationArea } from './occupation-area';

const title = 'Remuneração';

const figuresOf = ({ max, avg, min }: PayRangeRow, pay: PayTerms) => [
  boundFigure({ name: 'A partir de', value: min, pay, definition: BOUNDS_DEFINITION }),
  payFigure({ name: 'Média', value: avg, pay, definition: meanDefinition(pay) }),
  boundFigure({ name: 'Até', value: max, pay, definition: BOUNDS_DEFINITION }),
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
      isEmpty={([row]) => !row || (row.avg === null && hasNoLinks)}
      summarize={([row], _selected, _unit, pay) =>
        row && !(row.avg === null && hasNoLinks) ? payRangeSentence(row, pay) : ''
      }
      term={(pay) => ({
        name: 'remuneração',
        definition: `${payDefinition(pay)} ${CLASSIFIED_PAY}`,
      })}
    >
      {([row], { pay }) => row && <Figures figures={figuresOf(row, pay)} />}
    </DataCard>
  );
}

/** Mean pay of the occupation, and its bounds. */
export const occupationPay = {
  tag: 'occupation-pay',
  title,
  description:
    'A remuneração mensal média dos vínculos da ocupação, e os limites de que parte e até onde vai.',
  area: occupationArea,
  styles: [figuresStyles],
  Component: OccupationPay,
} satisfies Declaration;
