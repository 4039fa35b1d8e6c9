import { labour, labourArea, without } from '@observatorio/contract';
import { leaderSentence, payNoun, payWithheld, wageRanges } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCode } from '../model/arrange';
import { type CardQuery, card, type PartAnswers } from '../model/card';
import { CLASSIFIED_PAY, withheldNotice } from '../shared/pay-texts';

const selects = 'minimumSalaryRange';

const bandSentence = leaderSentence('A faixa com mais vínculos, em salários mínimos,', wageRanges);

const drawBands = bars({
  direction: 'columns',
  ordered: true,
  gapless: true,
  axisTitle: 'Salários mínimos',
  note: 'As faixas têm larguras diferentes: o tamanho da barra mostra quantos vínculos há em cada uma, e não a sua concentração.',
});

const parts = {
  // An empty response can mean either withheld pay or no employment links.
  yardstick: {
    dataset: labour.yardstick,
    filtersOf: ({ filters }: CardQuery) => without(filters, [selects]),
    isNeeded: (rows: readonly unknown[]) => rows.length === 0,
    isListed: true,
  },
};

const hasLinks = ({ yardstick }: PartAnswers<typeof parts>): boolean =>
  (yardstick?.rows[0]?.links ?? 0) > 0;

/** Employment links by pay band in minimum wages, as a histogram. */
export const labourWageBands = card({
  tag: 'labour-wage-bands',
  title: 'Vínculos por faixa salarial',
  description: 'Histograma dos vínculos ativos por faixa de remuneração, em salários mínimos.',
  area: labourArea,
  rows: labour.byWageBand,
  parts,
  selects,
  arrange: byCode,
  extraHeight: 40,
  narrowExtraHeight: 56,
  isEmpty: (rows, context) => !hasLinks(context.parts) && rows.length === 0,
  summarize: (rows, selected, unit, context) =>
    hasLinks(context.parts) && rows.length === 0
      ? payWithheld(context.pay)
      : bandSentence(rows, selected, unit),
  term: ({ pay }) => ({
    name: 'faixa salarial',
    definition: `A ${payNoun(pay)} dividida pelo salário mínimo. ${CLASSIFIED_PAY}`,
  }),
  draw: (rows, context) =>
    rows.length === 0 ? withheldNotice(context.pay) : drawBands(rows, context),
  inlineRows: {
    columns: labour.byWageBand.columns,
    isMap: false,
    extraHeight: 40,
    narrowExtraHeight: 56,
    draw: bars({ direction: 'columns', ordered: true }),
  },
});
