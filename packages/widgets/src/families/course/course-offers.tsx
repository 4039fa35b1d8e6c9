import type { Resource } from '@observatorio/client';
import { type CourseFilter, course, type OfferRow, PAGE_SIZE } from '@observatorio/contract';
import { noneOf, OFFERS, offersSentence } from '@observatorio/domain';
import {
  fieldStyles,
  LiveRegion,
  Pager,
  pagerStyles,
  ResultList,
  resultListStyles,
  Select,
} from '@observatorio/ui';
import { useMemo, useRef, useState } from 'react';
import type { Area } from '../../base/area';
import type { CommonProps, Declaration } from '../../base/declaration';
import { useElement } from '../../base/element-context';
import { DataCard } from '../../card/data-card';
import { headingBelow } from '../../card/heading-level';
import { pagerState } from '../../card/use-page';
import { type Card, useCard } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import { useProvenance } from '../../data/use-provenance';
import { useRows } from '../../data/use-rows';
import { courseArea } from './course-area';
import {
  DEFAULT_RADIUS,
  missingLevelNote,
  radiusOf,
  requestedFilters,
  resultOf,
  sourcesOf,
} from './offer-results';
import { noteOpened } from './opened-courses';

const title = 'Ofertas de cursos';

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
  const filters = useMemo(() => requestedFilters(card.filters), [card.filters]);
  const data = useRows<OfferRow, any>(card, course.offers, { filters, sources: sourcesOf });
  const nameOf = useFilterNames(card);
  const [clicked, setClicked] = useState<OfferRow>();
  const list = useRef<HTMLDivElement>(null);
  const requested = Number(card.filters.currentPage?.[0] ?? 1);
  const pager = pagerState(data, requested, (next) =>
    card.set('currentPage', next === 1 ? null : String(next)),
  );
  const { total } = pager;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(pager.page, total > 0 ? pages : Infinity);
  const [code] = card.filters.codigo_curso ?? [];
  const { shown = card.filters } = data;
  const radius = radiusOf(shown);
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
  });
  const sentence = found && found + missingLevelNote(shown, editions);
  const choose = (offer: OfferRow, isChosen: boolean): boolean => {
    if (!showsDetail(host, card)) return false;
    setClicked(offer);
    if (offer.course) noteOpened(card.group, offer.course);
    card.set('codigo_curso', isChosen ? null : offer.course);
    return true;
  };
  return (
    <>
      <DataCard
        title={title}
        card={card}
        data={data}
        content="table"
        extraHeight={900}
        isEmpty={(rows) => rows.length === 0}
        summarize={() => sentence}
        toolbar={
          Boolean(card.filters.municipio?.length) && (
            <Select
              label="Distância"
              options={radiiWith(card.filters.raio_km?.[0])}
              value={card.filters.raio_km?.[0] ?? DEFAULT_RADIUS}
              disabled={'raio_km' in card.fixed}
              onChange={(km) => card.set('raio_km', km === DEFAULT_RADIUS ? null : km)}
            />
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
      </DataCard>
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
const showsDetail = (host: HTMLElement, { group }: Card): boolean =>
  host.localName === 'course-search' ||
  [...document.querySelectorAll('course-detail')].some(
    (detail) => (detail.getAttribute('group') || courseArea.family) === group,
  );

const radiiWith = (km: string | undefined) =>
  km === undefined || radii.some(({ value }) => value === km)
    ? radii
    : [...radii, { value: km, label: `Até ${km} km da cidade` }];

/** Paginated course offers, ten per page; nearest first if a municipality is selected. */
export const courseOffers = {
  tag: 'course-offers',
  title,
  description:
    'Lista das ofertas de cursos que os filtros acham, em páginas de dez; com uma cidade, a mais perto primeiro.',
  area: courseArea,
  contentParts: [],
  styles: [fieldStyles, resultListStyles, pagerStyles],
  reserve: { heights: { 0: 1890, 400: 1475, 474: 1446, 754: 1425 } },
  Component: CourseOffers,
} satisfies Declaration<'course-offers', CourseFilter>;
