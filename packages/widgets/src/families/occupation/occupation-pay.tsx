import { type LabourSummaryRow, labour, occupation } from '@observatorio/contract';
import {
  formatBound,
  formatCount,
  linkTerm,
  type PayTerms,
  paySentence,
  schoolingGroups,
} from '@observatorio/domain';
import { type Figure, Figures, figuresStyles } from '@observatorio/ui';
import { useMemo } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { figuresReserve } from '../../base/reserve';
import { DataCard } from '../../card/data-card';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { labourFiltersOf } from '../shared/labour-filters-of';
import { payFigure } from '../shared/pay-figure';
import {
  BOUNDS_DEFINITION,
  CLASSIFIED_PAY,
  meanDefinition,
  medianDefinition,
  payDefinition,
} from '../shared/pay-texts';
import { occupationArea } from './occupation-area';

const title = 'Vínculos e remuneração';

/** Summary dataset with the same failure message as the other cards of the search. */
const dataset = { ...labour.summary, failure: occupation.pay.failure };

/** Maps filters of the occupation search to their names in the labour overview. */
const labourNames = {
  cod_cbo: { name: 'occupation' },
  sexotrabalhador: { name: 'genero' },
  faixaetaria: { name: 'faixaEtaria' },
  escolaridadeapos2005: {
    name: 'escolaridade',
    codesOf: (group: string) => schoolingGroups.find(({ code }) => code === group)?.members ?? [],
  },
};

const rangeFigure = ({ minPay, maxPay }: LabourSummaryRow): Figure[] =>
  minPay === null || maxPay === null
    ? []
    : [
        {
          name: 'Menor e maior',
          value: `${formatBound(minPay)} a ${formatBound(maxPay)}`,
          definition: BOUNDS_DEFINITION,
        },
      ];

const figuresOf = (row: LabourSummaryRow, pay: PayTerms): Figure[] => [
  { name: 'Vínculos ativos', value: formatCount(row.links), definition: linkTerm.definition },
  payFigure({
    name: 'Média',
    value: row.meanPay,
    pay,
    definition: meanDefinition(pay),
  }),
  payFigure({
    name: 'Mediana',
    value: row.medianPay,
    pay,
    definition: medianDefinition(pay),
  }),
  ...rangeFigure(row),
];

function OccupationPay(props: CommonProps) {
  const card = useCard(occupationArea, props);
  const filters = useMemo(() => labourFiltersOf(card.filters, labourNames), [card.filters]);
  const data = useRows(card, dataset, { filters });
  return (
    <DataCard
      title={title}
      card={card}
      data={data}
      content="figures"
      isEmpty={([row]) => !row || row.links === 0}
      summarize={([row], _selected, _unit, pay) => (row ? paySentence(row, pay) : '')}
      term={(pay) => ({
        name: 'remuneração',
        definition: `${payDefinition(pay)} ${CLASSIFIED_PAY}`,
      })}
    >
      {([row], { pay }) => row && <Figures figures={figuresOf(row, pay)} />}
    </DataCard>
  );
}

/** Employment links of the occupation, with their mean and median pay and its bounds. */
export const occupationPay = {
  tag: 'occupation-pay',
  title,
  description:
    'Os vínculos da ocupação, a remuneração mensal média e a mediana, e os limites de que parte e até onde vai.',
  area: occupationArea,
  contentParts: [],
  styles: [figuresStyles],
  reserve: figuresReserve(),
  Component: OccupationPay,
} satisfies Declaration;
