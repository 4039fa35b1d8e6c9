import { CurveChart, type CurveChartProps } from '@observatorio/charts/curve-chart';
import { type LabourSummaryRow, labour } from '@observatorio/contract';
import {
  boundsInWords,
  formatBound,
  formatMoney,
  paySentence,
  totalOf,
} from '@observatorio/domain';
import { Notice } from '@observatorio/ui';
import { useMemo } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { useCard } from '../../data/use-card';
import { payDefinition } from '../shared/pay-texts';
import { labourArea } from './labour-area';
import { usePayRows } from './use-pay-rows';
import { WithheldNotice } from './withheld-notice';

const title = 'Distribuição da remuneração';

/** The counts of the curve are published in tens. */
const columns = labour.payCurve.columns.map((column) =>
  column.key === 'count' ? { ...column, label: 'Vínculos (arredondados a dezenas)' } : column,
);

type PayMark = NonNullable<CurveChartProps['marks']>[number];

const noMarks: readonly PayMark[] = [];

function marksOf(figures: LabourSummaryRow | undefined): readonly PayMark[] {
  if (!figures) return noMarks;
  const { minPay, medianPay, meanPay, maxPay } = figures;
  return [
    ...(minPay === null ? [] : [{ value: minPay, caption: `A partir de ${formatBound(minPay)}` }]),
    ...(medianPay === null
      ? []
      : [{ value: medianPay, caption: `Mediana: ${formatMoney(medianPay)}` }]),
    ...(meanPay === null ? [] : [{ value: meanPay, caption: `Média: ${formatMoney(meanPay)}` }]),
    ...(maxPay === null ? [] : [{ value: maxPay, caption: `Até ${formatBound(maxPay)}` }]),
  ];
}

const boundsOf = (figures: LabourSummaryRow | undefined): CurveChartProps['bounds'] =>
  figures && figures.minPay !== null && figures.maxPay !== null
    ? [figures.minPay, figures.maxPay]
    : undefined;

/** Least number of classes that make a curve. */
const MIN_CLASSES = 3;

interface FewClassesProps {
  figures: LabourSummaryRow | undefined;
}

/** Replaces a curve of so few links that it has hardly a class, or none with a rounded count. */
const FewClassesNotice = ({ figures }: FewClassesProps) => (
  <Notice title="Poucos vínculos para uma curva">
    {typeof figures?.minPay === 'number' && typeof figures.maxPay === 'number'
      ? `A remuneração vai ${boundsInWords(figures.minPay, figures.maxPay)}, em limites arredondados.`
      : 'As contagens da curva são arredondadas a dezenas.'}
  </Notice>
);

function LabourSalary(props: CommonProps) {
  const card = useCard(labourArea, props);
  const { data, figures } = usePayRows(card, labour.payCurve);
  const marks = useMemo(() => marksOf(figures), [figures]);
  const isWithheld = figures !== undefined && figures.links > 0 && figures.meanPay === null;
  return (
    <DataCard
      title={title}
      card={card}
      columns={columns}
      data={data}
      isEmpty={(rows) => !isWithheld && rows.length === 0}
      summarize={(_rows, _selected, _unit, pay) => (figures ? paySentence(figures, pay) : '')}
      term={(pay) => ({
        name: 'remuneração',
        definition: `${payDefinition(pay)} A escala cresce por multiplicação: cada marca vale o dobro ou mais da anterior. Quanto menos vínculos, mais largas são as classes da curva.`,
      })}
    >
      {(rows, { label, themeKey, pay }) => {
        if (isWithheld) return <WithheldNotice pay={pay} />;
        if (rows.length < MIN_CLASSES || totalOf(rows) === 0) {
          return <FewClassesNotice figures={figures} />;
        }
        return (
          <CurveChart
            rows={rows}
            marks={marks}
            bounds={boundsOf(figures)}
            label={label}
            themeKey={themeKey}
          />
        );
      }}
    </DataCard>
  );
}

/** Pay distribution as a curve, with the bounds, the median and the mean of pay marked. */
export const labourSalary = {
  tag: 'labour-salary',
  title,
  description:
    'Curva da remuneração mensal dos vínculos ativos, com a mediana, a média e os limites de que parte e até onde vai.',
  area: labourArea,
  contentParts: ['chart', 'table'],
  Component: LabourSalary,
} satisfies Declaration;
