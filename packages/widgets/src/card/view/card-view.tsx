import {
  absenceOf,
  type Card as CardModel,
  type CardQuery,
  type ControlFilters,
  chipsOf,
  figuresOf,
  fileRequest,
  hasParts,
  isDormant,
  NARROW_WIDTH,
  type NameOf,
  type PresentedFigures,
  pendingTexts,
  requestsOf,
  textsOf,
  titleOf,
  UNREPORTED,
  type Variant,
} from '@observatorio/cards';
import { cardCsvUrl, csvUrl, dataUrl } from '@observatorio/client';
import type { Manifest } from '@observatorio/contract';
import { useMemo, useState } from 'react';
import type { CommonProps } from '../../base/declaration';
import { useElement } from '../../base/element-context';
import { retryAll } from '../../base/retry-event';
import { refusalOf } from '../../data/refusal';
import { useAnswers } from '../../data/use-answers';
import { type CardState, useCard } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import { useManifest } from '../../data/use-manifest';
import type { ContentViews } from '../contents/content-view';
import { DormantCard, useActiveAttribute } from '../frame/dormant-card';
import { Toolbar } from '../frame/toolbar';
import { RowsCard } from './rows-card';
import { pagerState, usePageNumber } from './use-page';

interface CardViewProps {
  model: CardModel;
  views: ContentViews;
  props: CommonProps;
}

/** The query of a card: its filters and what the reader chose in the card itself. */
function useQuery({ narrowView }: CardModel, { filters, fixed }: CardState) {
  const { host } = useElement();
  const [view, setView] = useState(() =>
    host.clientWidth < NARROW_WIDTH ? narrowView : undefined,
  );
  const [page, setPage] = usePageNumber(filters);
  const query: CardQuery = useMemo(
    () => ({ filters, fixed, view, page }),
    [filters, fixed, view, page],
  );
  return { query, setView, setPage };
}

const writeFilters = (card: CardState, filters: ControlFilters): void => {
  for (const [name, code] of Object.entries(filters)) {
    if (code === null) card.clear(name);
    else card.set(name, code);
  }
};

/** Returns everything that a card says about its figures. */
function shownRows(model: CardModel, card: CardState, figures: PresentedFigures, nameOf: NameOf) {
  const { area, fixed } = card;
  const chips = chipsOf({ area, filters: figures.filters, fixed }, nameOf);
  const absence = absenceOf(model, figures, chips);
  return { figures, absence, texts: textsOf(model, figures, nameOf, absence) };
}

/** Shape of a card until it has rows. */
function pendingShape(model: CardModel, query: CardQuery, manifest: Manifest | undefined) {
  const { filters } = query;
  const shape = model.variantOf(query);
  const title = titleOf(shape, filters);
  if (isDormant(shape)) return { title, layout: 'chart' as const };
  const texts = pendingTexts(model, shape, query, manifest);
  const isUnreported = shape.isUnreported?.(filters);
  return { ...shape, title, texts, unreported: isUnreported ? UNREPORTED : undefined };
}

/**
 * URL of the CSV file of a card, which must apply to the query. The file of a whole card has its first
 * view; the others have that of their rows.
 */
function csvOf(model: CardModel, query: CardQuery, api: string): string | undefined {
  const [own, first] = [query, { ...query, view: undefined }].map((each) => {
    const file = fileRequest(model, each);
    return file && csvUrl(api, file.dataset, file.filters);
  });
  return own === first && hasParts(model, query) ? cardCsvUrl(api, model.tag, query.filters) : own;
}

/** A card of the API: loads what the card needs for the element's filters, and shows it. */
export function CardView({ model, views, props }: CardViewProps) {
  const card = useCard(model.area, props);
  const { query, setView, setPage } = useQuery(model, card);
  const nameOf = useFilterNames(card);
  const manifest = useManifest(card.api);
  const { refused, api, groupFilters } = card;
  const refusal = useMemo(() => refusalOf(refused), [refused]);
  const { status, failure, answered } = useAnswers(model, card, query, refusal);
  const figures = useMemo(
    () => answered && figuresOf(model, answered, { manifest, api, groupFilters }),
    [model, answered, manifest, api, groupFilters],
  );
  const shape = model.variantOf(query);
  useActiveAttribute(model, isDormant(shape));
  const onFilters = (filters: ControlFilters) => writeFilters(card, filters);
  if (isDormant(shape) && !refusal) {
    return (
      <DormantCard
        card={card}
        title={titleOf(shape, card.filters)}
        sentence={shape.dormant}
        toolbar={<Toolbar controls={shape.controls} onView={setView} onFilters={onFilters} />}
      />
    );
  }
  const file = refusal ? undefined : fileRequest(model, query);
  const given =
    figures?.variant.rows === (shape as Variant).rows ? answered?.answers.rows : undefined;
  const controls = isDormant(shape) ? [] : (shape.controls?.(query, given?.rows) ?? []);
  return (
    <RowsCard
      card={card}
      views={views}
      rows={figures ? shownRows(model, card, figures, nameOf) : undefined}
      nameOf={nameOf}
      state={{ status, failure, retry: retryAll }}
      pending={pendingShape(model, query, refusal ? undefined : manifest)}
      csv={file && csvOf(model, query, api)}
      json={
        file &&
        Object.values(requestsOf(model, query, answered?.answers.rows?.rows))
          .map(({ dataset, filters }) => dataUrl(api, dataset, filters))
          .join('\n')
      }
      toolbar={<Toolbar controls={controls} onView={setView} onFilters={onFilters} />}
      pager={pagerState(
        {
          shown: answered?.query.page ?? query.page,
          requested: query.page,
          total: answered?.answers.rows?.page?.total ?? 0,
        },
        retryAll,
        setPage,
      )}
    />
  );
}
