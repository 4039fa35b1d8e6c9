import {
  absenceOf,
  type Card as CardModel,
  INLINE_SOURCE,
  inlineArea,
  inlineFigures,
  inlineUnit,
  NO_INLINE_ROWS,
  textsOf,
} from '@observatorio/cards';
import { useMemo } from 'react';
import type { CommonProps } from '../../base/declaration';
import { useResourceEvents } from '../../data/resource-events';
import { type CardState, useCard } from '../../data/use-card';
import type { ContentViews } from '../contents/content-view';
import { RowsCard } from '../view/rows-card';
import { inlineCsv } from './inline-csv';
import type { InlineRowsProps } from './inline-rows';

interface InlineCardProps {
  model: CardModel;
  views: ContentViews;
  rows: readonly object[];
  props: CommonProps & InlineRowsProps;
}

const none = {};
const codeAsName = (_filter: string, code: string) => code;
const failure = { message: NO_INLINE_ROWS.text };

/** The card without filters or API, because the page provides its rows. */
const withoutApi = (card: CardState, area: CardState['area']): CardState => ({
  ...card,
  area,
  api: '',
  filters: none,
  fixed: none,
  attributeFilters: none,
  refused: [],
});

/** A card that draws the page's own rows and credits the page for them. */
export function InlineCard({ model, views, rows, props }: InlineCardProps) {
  const { inlineRows, area } = model;
  // The declared title describes our data, not the page's.
  const title = props.heading || model.title;
  const unit = useMemo(() => inlineUnit(props.unit), [props.unit]);
  const { reference = 'Comparação' } = props;
  const own = useMemo(() => ({ ...model, area: inlineArea(area, unit) }), [model, area, unit]);
  const card = withoutApi(useCard(area, props), own.area);
  const figures = useMemo(
    () => inlineRows && inlineFigures(inlineRows, { title, rows, unit, reference }),
    [inlineRows, title, rows, unit, reference],
  );
  const hasRows = rows.length > 0;
  useResourceEvents([
    {
      dataset: 'rows',
      rows: hasRows ? rows : undefined,
      failure: hasRows ? undefined : failure,
    },
  ]);
  if (!figures) return null;
  const absence = absenceOf(own, figures, []);
  const texts = {
    ...textsOf(own, figures, codeAsName, absence),
    source: INLINE_SOURCE,
    badge: undefined,
  };
  const { columns } = figures.variant;
  return (
    <RowsCard
      card={card}
      views={views}
      rows={{ figures, texts, absence }}
      nameOf={codeAsName}
      state={{ status: 'ready', retry: () => {} }}
      pending={{ title, layout: 'chart' }}
      csv={
        hasRows
          ? inlineCsv({ title, source: INLINE_SOURCE, columns, rows: figures.rows })
          : undefined
      }
      isInline
    />
  );
}
