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
import { type ChartView, DataCard } from '../../card/data-card';
import { ownDataCard } from '../../card/own-data-card';
import { useCard } from '../../data/use-card';
import { payDefinition } from '../shared/pay-texts';
import { labourArea } from './labour-area';
import { usePayRows } from './use-pay-rows';
import { WithheldNotice } from './withheld-notice';

const title = 'Distribuição da remuneração';

/** Columns of the table view; the label states that the published counts are rounded to tens. */
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

type PayClass = CurveChartProps['rows'][number];

const boundsOf = (figures: LabourSummaryRow | undefined): CurveChartProps['bounds'] =>
  figures && figures.minPay !== null && figures.maxPay !== null
    ? [figures.minPay, figures.maxPay]
    : undefined;

/** Minimum number of classes for a curve. */
const MIN_CLASSES = 3;

interface FewClassesProps {
  figures: LabourSummaryRow | undefined;
}

/**
 * Notice shown instead of a curve if there are too few employment links: fewer than `MIN_CLASSES`
 * classes, or only counts rounded to zero.
 */
const FewClassesNotice = ({ figures }: FewClassesProps) => (
  <Notice title="Poucos vínculos para uma curva">
    {typeof figures?.minPay === 'number' && typeof figures.maxPay === 'number'
      ? `A remuneração vai ${boundsInWords(figures.minPay, figures.maxPay)}, em limites arredondados.`
      : 'As contagens da curva são arredondadas a dezenas.'}
  </Notice>
);

/** Curve of a page's own classes, given in any order. */
function OwnCurve({ rows, label, themeKey, unit }: ChartView & { rows: readonly PayClass[] }) {
  const classes = useMemo(() => rows.toSorted((a, b) => a.from - b.from), [rows]);
  if (rows.length < MIN_CLASSES || totalOf(rows) === 0) {
    return <Notice title="Poucas classes para uma curva">São precisas ao menos três.</Notice>;
  }
  return <CurveChart rows={classes} label={label} themeKey={themeKey} unit={unit} />;
}

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

const ROWS_DESCRIPTION =
  'Dados da própria página, no lugar dos da API: uma lista de classes com from e to, em reais, e count; também num filho <script type="application/json">.';

const own = ownDataCard({
  title,
  area: labourArea,
  columns: labour.payCurve.columns,
  isMap: false,
  rule: {
    accepts: ({ from, to }) => from !== null && to !== null && 0 < from && from < to,
    allowed: 'from acima de 0 e to acima de from',
  },
  heights: { extraHeight: undefined, narrowExtraHeight: undefined },
  chart: OwnCurve,
  ApiCard: LabourSalary,
});

/** Pay distribution as a curve, with marks for the bounds, the median and the mean. */
export const labourSalary = {
  tag: 'labour-salary',
  title,
  description:
    'Curva da remuneração mensal dos vínculos ativos, com a mediana, a média e os limites de que parte e até onde vai.',
  area: labourArea,
  contentParts: ['chart', 'table'],
  ...own,
  props: { ...own.props, rows: { ...own.props.rows, description: ROWS_DESCRIPTION } },
} satisfies Declaration;
