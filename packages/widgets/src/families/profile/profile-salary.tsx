import { type LabourSummaryRow, labour, profile } from '@observatorio/contract';
import { boundsInWords, formatBound, type PayTerms, paySentence } from '@observatorio/domain';
import { type Figure, Figures, figuresStyles, ShareBar, shareBarStyles } from '@observatorio/ui';
import { useMemo } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { labourFiltersOf } from '../shared/labour-filters-of';
import { payFigure } from '../shared/pay-figure';
import {
  CLASSIFIED_PAY,
  meanDefinition,
  medianDefinition,
  payDefinition,
} from '../shared/pay-texts';
import { profileArea } from './profile-area';

const title = 'Salário';

/** Summary dataset with the same failure message as the other cards of the profile. */
const dataset = { ...labour.summary, failure: profile.market.failure };

/** Maps filters of the profile to their names in the labour overview. */
const labourNames = {
  codigoBrasileiroOcupacao: { name: 'occupation' },
  setorEmpresa: { name: 'setor' },
  sexo: { name: 'genero' },
};

const figuresOf = ({ meanPay, medianPay }: LabourSummaryRow, pay: PayTerms): Figure[] => [
  payFigure({ name: 'Média', value: meanPay, pay, definition: meanDefinition(pay) }),
  payFigure({ name: 'Mediana', value: medianPay, pay, definition: medianDefinition(pay) }),
];

/** Bar that shows the midpoint of the pay range, as required by the specification. */
function RangeMiddle({ min, max }: { min: number; max: number }) {
  const middle = (min + max) / 2;
  return (
    <ShareBar
      label="Meio da faixa"
      value={middle}
      max={max}
      text={formatBound(middle)}
      note={`A faixa vai ${boundsInWords(min, max)}, em limites arredondados; o meio dela não é uma média.`}
    />
  );
}

function ProfileSalary(props: CommonProps) {
  const card = useCard(profileArea, props);
  const filters = useMemo(() => labourFiltersOf(card.filters, labourNames), [card.filters]);
  const data = useRows(card, dataset, { filters });
  return (
    <DataCard
      title={title}
      card={card}
      data={data}
      content="figures"
      extraHeight={84}
      isEmpty={([row]) => !row || row.links === 0}
      summarize={([row], _selected, _unit, pay) => (row ? paySentence(row, pay) : '')}
      term={(pay) => ({
        name: 'salário',
        definition: `${payDefinition(pay)} ${CLASSIFIED_PAY}`,
      })}
    >
      {([row], { pay }) =>
        row && (
          <div className="figures-with-bar">
            <Figures figures={figuresOf(row, pay)} />
            {row.minPay !== null && row.maxPay !== null && (
              <RangeMiddle min={row.minPay} max={row.maxPay} />
            )}
          </div>
        )
      }
    </DataCard>
  );
}

/** Mean and median pay of the occupation, with the midpoint of its range as a bar. */
export const profileSalary = {
  tag: 'profile-salary',
  title,
  description: 'A remuneração média e a mediana da ocupação, e o meio da faixa de remuneração.',
  area: profileArea,
  contentParts: [],
  styles: [figuresStyles, shareBarStyles],
  reserve: { heights: { 0: 473, 474: 400, 674: 344, 754: 323 } },
  Component: ProfileSalary,
} satisfies Declaration;
