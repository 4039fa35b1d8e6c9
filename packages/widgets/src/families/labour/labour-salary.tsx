import { CurveChart, type CurveChartProps } from '@observatorio/charts/curve-chart';
import { type LabourSummaryRow, labour } from '@observatorio/contract';
import { paySentence, payWithheld } from '@observatorio/domain';
import { Notice } from '@observatorio/ui';
import { useMemo } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { labourArea } from './labour-area';

const title = 'Distribuição da remuneração';

type PayMark = NonNullable<CurveChartProps['marks']>[number];

const noMarks: readonly PayMark[] = [];

function marksOf(figures: LabourSummaryRow | undefined): readonly PayMark[] {
  if (!figures) return noMarks;
  const marks: [string, number | null][] = [
    ['Menor', figures.minPay],
    ['Média', figures.meanPay],
    ['Maior', figures.maxPay],
  ];
  return marks.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function LabourSalary(props: CommonProps) {
  const card = useCard(labourArea, props);
  const curve = useRows(card, labour.payCurve);
  const figures = useRows(card, labour.summary).resource.rows?.[0];
  const marks = useMemo(() => marksOf(figures), [figures]);
  const isWithheld = figures !== undefined && figures.links > 0 && figures.meanPay === null;
  return (
    <DataCard
      title={title}
      card={card}
      columns={labour.payCurve.columns}
      data={curve}
      isEmpty={(rows) => !isWithheld && rows.every(({ count }) => count === 0)}
      summarize={() => (figures ? paySentence(figures) : '')}
      term={{
        name: 'remuneração',
        definition:
          'Remuneração bruta de dezembro de cada vínculo. A escala cresce por multiplicação: cada marca vale o dobro ou mais da anterior.',
      }}
    >
      {(rows, { label, themeKey }) =>
        isWithheld ? (
          <Notice title="Em sigilo">{payWithheld}</Notice>
        ) : (
          <CurveChart rows={rows} marks={marks} label={label} themeKey={themeKey} />
        )
      }
    </DataCard>
  );
}

/** Pay distribution as a curve, with the lowest, mean and highest pay marked. */
export const labourSalary = {
  tag: 'labour-salary',
  title,
  description:
    'Curva da remuneração de dezembro dos vínculos ativos, com a menor, a média e a maior.',
  area: labourArea,
  Component: LabourSalary,
} satisfies Declaration;
