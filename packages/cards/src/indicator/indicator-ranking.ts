import { barChart, MAX_BARS } from '@observatorio/charts/bar-chart';
import { indicatorArea } from '@observatorio/contract';
import { variantCard } from '../model/card';
import { chartReserve } from '../model/reserve';
import { valueTexts } from './described';
import { knownValues, placesTitle, placeVariants } from './place-variants';

/** Height added for the bars of the states, in px. */
const EXTRA_HEIGHT = 260;

const MANNER = ', em ordem';

/** Note below a chart that does not show all places. */
const CUT = `Os ${MAX_BARS} maiores valores; todos estão na tabela.`;

/** Bars of an indicator, highest first: of the states, or of the municipalities of one. */
export const indicatorRanking = variantCard({
  tag: 'indicator-ranking',
  title: placesTitle(MANNER),
  description:
    'Barras de um indicador, do maior valor ao menor, por estado ou por município de um estado; a tabela tem todos os lugares.',
  area: indicatorArea,
  selects: 'uf' as const,
  hasLegend: false,
  reserve: chartReserve(EXTRA_HEIGHT),
  variantOf: placeVariants({
    manner: MANNER,
    extraHeight: EXTRA_HEIGHT,
    draw: (rows, { selected, parts }) =>
      barChart({
        rows: knownValues(rows),
        selected,
        texts: valueTexts(parts),
        note: knownValues(rows).length > MAX_BARS ? CUT : undefined,
      }),
  }),
});
