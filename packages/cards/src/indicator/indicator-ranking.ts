import { barChart, MAX_BARS } from '@observatorio/charts/bar-chart';
import { indicatorArea } from '@observatorio/contract';
import { type CardContext, variantCard } from '../model/card';
import { chartReserve } from '../model/reserve';
import { type DescribedParts, valueTexts } from './described';
import { knownValues, placesTitle, type ShownValue, valueVariants } from './value-variants';

/** Height added for the bars of the states, in px. */
const EXTRA_HEIGHT = 260;

const MANNER = ', em ordem';

/** Note below a chart that does not show all values. */
const CUT = `Os ${MAX_BARS} maiores valores; todos estão na tabela.`;

/** Draws the values as bars. */
const drawBars = (
  rows: readonly ShownValue[],
  { selected, parts }: Pick<CardContext<DescribedParts>, 'selected' | 'parts'>,
) =>
  barChart({
    rows: knownValues(rows),
    selected,
    texts: valueTexts(parts),
    note: knownValues(rows).length > MAX_BARS ? CUT : undefined,
  });

/**
 * Bars of an indicator, highest first: of the states, of the municipalities of one, or of occupations
 * or courses.
 */
export const indicatorRanking = variantCard({
  tag: 'indicator-ranking',
  title: placesTitle(MANNER),
  description:
    'Barras de um indicador, do maior valor ao menor, por estado, por município de um estado, por ocupação ou por curso; a tabela tem todos.',
  area: indicatorArea,
  selects: 'uf' as const,
  hasLegend: false,
  reserve: chartReserve(EXTRA_HEIGHT),
  variantOf: valueVariants({
    manner: MANNER,
    extraHeight: EXTRA_HEIGHT,
    draw: drawBars,
    drawSubjects: drawBars,
  }),
});
