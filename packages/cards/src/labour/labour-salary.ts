import { type CurveChartOptions, curveChart } from '@observatorio/charts/curve-chart';
import { type LabourSummaryRow, labour, labourArea } from '@observatorio/contract';
import { MIN_BOUNDED_LINKS, totalOf } from '@observatorio/domain';
import { boundsInWords, formatBound, formatMoney, spreadSentence } from '@observatorio/language';
import { card, type PartAnswers } from '../model/card';
import type { Content } from '../model/content';
import { payOfYearDefinition, withheldNotice } from '../shared/pay-texts';

const title = 'Distribuição da remuneração';

/** Columns of the table view; the label states that the published counts are rounded to tens. */
const columns = labour.payCurve.columns.map((column) =>
  column.key === 'count' ? { ...column, label: 'Vínculos (arredondados a dezenas)' } : column,
);

type PayMark = NonNullable<CurveChartOptions['marks']>[number];

function marksOf(figures: LabourSummaryRow | undefined): readonly PayMark[] {
  if (!figures) return [];
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

const boundsOf = (figures: LabourSummaryRow | undefined): CurveChartOptions['bounds'] =>
  figures && figures.minPay !== null && figures.maxPay !== null
    ? [figures.minPay, figures.maxPay]
    : undefined;

/** Minimum number of classes for a curve. */
const MIN_CLASSES = 3;

type PayClass = CurveChartOptions['rows'][number];

/** Whether there are too few classes for a curve, or only counts rounded to zero. */
const hasNoCurve = (rows: readonly PayClass[]): boolean =>
  rows.length < MIN_CLASSES || totalOf(rows) === 0;

function fewLinksText(figures: LabourSummaryRow | undefined): string {
  if (!figures) return 'As contagens da curva são arredondadas a dezenas.';
  const { minPay, maxPay } = figures;
  return minPay === null || maxPay === null
    ? `Com menos de ${MIN_BOUNDED_LINKS} vínculos, ela mostraria quanto ganha uma pessoa.`
    : `Quase toda a remuneração vai ${boundsInWords(minPay, maxPay)}, em limites arredondados.`;
}

const fewLinksNotice = (figures: LabourSummaryRow | undefined): Content<'chart'> => ({
  kind: 'notice',
  title: 'Poucos vínculos para uma curva',
  text: fewLinksText(figures),
});

const parts = {
  // An empty response can mean either withheld pay or no employment links.
  yardstick: {
    dataset: labour.yardstick,
    isNeeded: (rows: readonly PayClass[]) => rows.length === 0,
    isListed: true,
  },
};

const figuresIn = ({ yardstick }: PartAnswers<typeof parts>) => yardstick?.rows[0];

const isWithheld = (figures: LabourSummaryRow | undefined): boolean =>
  figures !== undefined && figures.links > 0 && figures.meanPay === null;

/** Pay distribution as a curve, with marks for the bounds, the median and the mean. */
export const labourSalary = card({
  tag: 'labour-salary',
  title,
  description:
    'Curva da remuneração mensal dos vínculos ativos, com a mediana, a média e os limites de que parte e até onde vai.',
  area: labourArea,
  hasLegend: false,
  rows: labour.payCurve,
  parts,
  columns,
  isEmpty: (rows, context) => rows.length === 0 && !figuresIn(context.parts)?.links,
  summarize: (_rows, _selected, _unit, context) => {
    const [figures, ...compared] = context.parts.yardstick?.rows ?? [];
    return figures ? spreadSentence(figures, context.pay, compared) : '';
  },
  term: ({ pay }) => ({
    name: 'remuneração',
    definition: `${payOfYearDefinition(pay)} A escala cresce por multiplicação: cada marca vale o dobro ou mais da anterior. Quanto menos vínculos, mais largas são as classes da curva.`,
  }),
  draw: (rows, context) => {
    const figures = figuresIn(context.parts);
    if (isWithheld(figures)) return withheldNotice(context.pay);
    if (hasNoCurve(rows)) return fewLinksNotice(figures);
    return {
      kind: 'chart',
      chart: curveChart({ rows, marks: marksOf(figures), bounds: boundsOf(figures) }),
    };
  },
  inlineRows: {
    columns: labour.payCurve.columns,
    isMap: false,
    rule: {
      accepts: ({ from, to }) => from !== null && to !== null && 0 < from && from < to,
      allowed: 'from acima de 0 e to acima de from',
    },
    description:
      'Dados da própria página, no lugar dos da API: uma lista de classes com from e to, em reais, e count; também num filho <script type="application/json">.',
    draw: (rows: readonly PayClass[], { unit }) =>
      hasNoCurve(rows)
        ? {
            kind: 'notice',
            title: 'Poucas classes para uma curva',
            text: 'São precisas ao menos três.',
          }
        : {
            kind: 'chart',
            chart: curveChart({ rows: rows.toSorted((a, b) => a.from - b.from), unit }),
          },
  },
});
