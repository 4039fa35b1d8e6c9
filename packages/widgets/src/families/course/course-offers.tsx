import { courseOffersPanel } from '@observatorio/cards/course/course-panels';
import {
  DEFAULT_RADIUS,
  isByCourse,
  radiusOf,
  requestedOffers,
} from '@observatorio/cards/course/requested-offers';
import {
  type Area,
  type CourseFilter,
  course,
  courseArea,
  type OfferRow,
} from '@observatorio/contract';
import { OFFERS, offersSentence } from '@observatorio/language';
import { fieldStyles, pagerStyles, resultListStyles, Select } from '@observatorio/ui';
import { useMemo, useState } from 'react';
import type { CommonProps, Declaration, Props } from '../../base/declaration';
import { useElement } from '../../base/element-context';
import { type CardState, useCard } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import { useProvenance } from '../../data/use-provenance';
import { useRows } from '../../data/use-rows';
import { CourseList, listPage, missedText, OccupationSearch, showsDetail } from './course-list';
import { bothLevels, missingLevelNote, resultOf, shiftNote, sourcesOf } from './offer-results';
import { OfferedCourses } from './offered-courses';
import { noteOpened } from './opened-courses';

const { title } = courseOffersPanel;

const radii = [
  { value: '0', label: 'Só na cidade' },
  ...['25', '50', '100', '200'].map((km) => ({ value: km, label: `Até ${km} km da cidade` })),
];

interface CourseOffersProps extends CommonProps {
  /** Area of the offers. Default: that of the course search. */
  area?: Area<CourseFilter>;
  /** Whether to list each course once, unless a city is set. Default: false. */
  grouped?: boolean;
}

/** A paginated list of offers, or of their courses. */
export function CourseOffers({ area = courseArea, grouped = false, ...props }: CourseOffersProps) {
  const card = useCard(area, props);
  return grouped && isByCourse(card.filters) ? (
    <OfferedCourses card={card} />
  ) : (
    <Offers card={card} />
  );
}

function Offers({ card }: { card: CardState }) {
  const { host } = useElement();
  const filters = useMemo(() => requestedOffers(card.filters), [card.filters]);
  const data = useRows<OfferRow, any>(card, course.offers, { filters, sources: sourcesOf });
  const nameOf = useFilterNames(card);
  const [clicked, setClicked] = useState<OfferRow>();
  const hasCity = Boolean(card.filters.municipio?.length);
  const { pager, total, page, pages, answered } = listPage(card, data);
  const [code] = card.filters.codigo_curso ?? [];
  const [offer] = card.filters.oferta ?? [];
  const { shown = card.filters } = data;
  const radius = radiusOf(shown);
  const missed = missedText(card, data, answered);
  const cities = (shown.municipio ?? []).map((city) => nameOf('municipio', city));
  const chosenAmong = (rows: readonly OfferRow[]) =>
    rows.find((row) => (offer ? row.offer === offer : code && row.course === code));
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
  const choose = (row: OfferRow, isChosen: boolean): boolean => {
    if (!showsDetail(host, card)) return false;
    setClicked(row);
    if (row.course) noteOpened(card.group, row.course);
    card.set('codigo_curso', isChosen ? null : row.course);
    if (!isChosen) card.set('oferta', row.offer);
    return true;
  };
  return (
    <CourseList
      card={card}
      data={data}
      title={title}
      sentence={sentence}
      unit={OFFERS}
      pager={pager}
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
            {missed && <OccupationSearch card={card} text={missed} />}
          </>
        )
      }
      clicked={clicked}
      resultsOf={(rows) =>
        rows.map((row) =>
          resultOf(row, {
            api: card.api,
            filters: card.filters,
            chosen: chosenAmong(rows),
            onSelect: choose,
          }),
        )
      }
    />
  );
}

const radiiWith = (km: string | undefined) =>
  km === undefined || radii.some(({ value }) => value === km)
    ? radii
    : [...radii, { value: km, label: `Até ${km} km da cidade` }];

/** Paginated course offers, ten per page; nearest first if a municipality is selected. */
export const courseOffers = {
  ...courseOffersPanel,
  contentParts: [],
  props: {
    grouped: {
      type: 'boolean',
      default: false,
      description:
        'Lista cada curso uma vez, com o número de instituições, enquanto não há uma cidade escolhida.',
    },
  },
  styles: [fieldStyles, resultListStyles, pagerStyles],
  Component: CourseOffers,
} satisfies Declaration<'course-offers', CourseFilter, Props>;
