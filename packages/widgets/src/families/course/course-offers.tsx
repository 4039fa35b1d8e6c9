import {
  courseDetailPanel,
  courseOffersPanel,
  courseSearchPanel,
} from '@observatorio/cards/course/course-panels';
import {
  DEFAULT_RADIUS,
  radiusOf,
  requestedOffers,
} from '@observatorio/cards/course/requested-offers';
import type { Resource } from '@observatorio/client';
import type { Area } from '@observatorio/contract';
import {
  type CourseFilter,
  course,
  courseArea,
  type OfferRow,
  occupationPage,
  PAGE_SIZE,
} from '@observatorio/contract';
import { noneOf, OFFERS, offersSentence } from '@observatorio/language';
import {
  fieldStyles,
  LiveRegion,
  linkTarget,
  Pager,
  pagerStyles,
  ResultList,
  resultListStyles,
  Select,
} from '@observatorio/ui';
import { useMemo, useRef, useState } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { useElement } from '../../base/element-context';
import { headingBelow } from '../../card/frame/heading-level';
import { PanelCard } from '../../card/view/panel-card';
import { pagerState } from '../../card/view/use-page';
import { type CardState, useCard } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import { useProvenance } from '../../data/use-provenance';
import { useRows } from '../../data/use-rows';
import { missingLevelNote, resultOf, shiftNote, sourcesOf } from './offer-results';
import { noteOpened } from './opened-courses';

const { title } = courseOffersPanel;

const radii = [
  { value: '0', label: 'Só na cidade' },
  ...['25', '50', '100', '200'].map((km) => ({ value: km, label: `Até ${km} km da cidade` })),
];

const bothLevels = ['inep-tecnico', 'inep-superior'] as const;

interface CourseOffersProps extends CommonProps {
  /** Area of the offers. Default: that of the course search. */
  area?: Area<CourseFilter>;
}

/** A paginated list of offers. */
export function CourseOffers({ area = courseArea, ...props }: CourseOffersProps) {
  const card = useCard(area, props);
  const { host } = useElement();
  const filters = useMemo(() => requestedOffers(card.filters), [card.filters]);
  const data = useRows<OfferRow, any>(card, course.offers, { filters, sources: sourcesOf });
  const nameOf = useFilterNames(card);
  const [clicked, setClicked] = useState<OfferRow>();
  const list = useRef<HTMLDivElement>(null);
  const requested = Number(card.filters.currentPage?.[0] ?? 1);
  const { filters: shownFilters, page: answered } = data.resource;
  const total = answered?.total ?? 0;
  const hasCity = Boolean(card.filters.municipio?.length);
  const pager = pagerState(
    { shown: Number(shownFilters?.currentPage?.[0] ?? requested), requested, total },
    data.retry,
    (next) => card.set('currentPage', next === 1 ? null : String(next)),
  );
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(pager.page, total > 0 ? pages : Infinity);
  const [code] = card.filters.codigo_curso ?? [];
  const { shown = card.filters } = data;
  const radius = radiusOf(shown);
  const isMissed = data.resource.status === 'ready' && (total === 0 || answered?.isSimilar);
  /** Searched text that no course or institution contains. */
  const missed = isMissed ? shown.nome_curso?.[0] : undefined;
  const cities = (shown.municipio ?? []).map((city) => nameOf('municipio', city));
  const chosenAmong = (rows: readonly OfferRow[]) =>
    clicked && clicked.course === code ? clicked : rows.find((row) => code && row.course === code);
  const { editions } = useProvenance(card.api, bothLevels);
  const found = offersSentence({
    total,
    page,
    pages,
    radius: radius === undefined ? undefined : Number(radius),
    cities,
    missed,
  });
  const sentence = found && found + missingLevelNote(shown, editions) + shiftNote(shown);
  const choose = (offer: OfferRow, isChosen: boolean): boolean => {
    if (!showsDetail(host, card)) return false;
    setClicked(offer);
    if (offer.course) noteOpened(card.group, offer.course);
    card.set('codigo_curso', isChosen ? null : offer.course);
    return true;
  };
  return (
    <>
      <PanelCard
        title={title}
        card={card}
        data={data}
        layout="table"
        extraHeight={900}
        isEmpty={(rows) => rows.length === 0}
        summarize={() => sentence}
        toolbar={
          (hasCity || missed) && (
            <>
              {hasCity && (
                <Select
                  label="Distância"
                  options={radiiWith(card.filters.raio_km?.[0])}
                  value={card.filters.raio_km?.[0] ?? DEFAULT_RADIUS}
                  disabled={'raio_km' in card.fixed}
                  onChange={(km) => card.set('raio_km', km === DEFAULT_RADIUS ? null : km)}
                />
              )}
              {missed && (
                <p>
                  Buscar “{missed}” em{' '}
                  <a
                    href={`${card.api}${occupationPage.page}?busca=${encodeURIComponent(missed)}`}
                    target={linkTarget()}
                  >
                    ocupações
                  </a>
                  .
                </p>
              )}
            </>
          )
        }
      >
        {(rows) => (
          <div ref={list} className="offers">
            <ResultList
              label={title}
              headingLevel={headingBelow(props)}
              results={rows.map((row) =>
                resultOf(row, {
                  api: card.api,
                  filters: card.filters,
                  chosen: chosenAmong(rows)?.id,
                  onSelect: choose,
                }),
              )}
            />
            <Pager
              {...pager}
              page={page}
              onPage={(next) => {
                pager.onPage(next);
                list.current?.scrollIntoView({ block: 'start' });
              }}
            />
          </div>
        )}
      </PanelCard>
      <LiveRegion message={announced(data.resource, { sentence, clicked, code })} />
    </>
  );
}

interface Announced {
  sentence: string;
  clicked: OfferRow | undefined;
  /** Code of the selected course. */
  code: string | undefined;
}

/** Screen reader announcement of the results, or of the course selected from them. */
function announced({ status }: Resource<OfferRow>, { sentence, clicked, code }: Announced): string {
  if (status !== 'ready') return '';
  if (code && clicked?.course === code) return `${clicked.name}: veja em “Sobre o curso”.`;
  return sentence || `${noneOf(OFFERS)}.`;
}

/** Whether a detail card of the same group shows the selected course on this page. */
const showsDetail = (host: HTMLElement, { group }: CardState): boolean =>
  host.localName === courseSearchPanel.tag ||
  [...document.querySelectorAll(courseDetailPanel.tag)].some(
    (detail) => (detail.getAttribute('group') || courseArea.family) === group,
  );

const radiiWith = (km: string | undefined) =>
  km === undefined || radii.some(({ value }) => value === km)
    ? radii
    : [...radii, { value: km, label: `Até ${km} km da cidade` }];

/** Paginated course offers, ten per page; nearest first if a municipality is selected. */
export const courseOffers = {
  ...courseOffersPanel,
  contentParts: [],
  styles: [fieldStyles, resultListStyles, pagerStyles],
  Component: CourseOffers,
} satisfies Declaration<'course-offers', CourseFilter>;
