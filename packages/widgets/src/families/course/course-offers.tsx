import { type CourseFilter, course, type OfferRow, PAGE_SIZE } from '@observatorio/contract';
import { offersSentence } from '@observatorio/domain';
import {
  fieldStyles,
  Pager,
  pagerStyles,
  ResultList,
  resultListStyles,
  Select,
} from '@observatorio/ui';
import { useMemo, useRef, useState } from 'react';
import type { Area } from '../../base/area';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { headingLevel } from '../../card/heading-level';
import { type Card, useCard } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import { useRows } from '../../data/use-rows';
import { courseArea } from './course-area';
import { DEFAULT_RADIUS, radiusOf, requestedFilters, resultOf, sourcesOf } from './offer-results';

const title = 'Ofertas de cursos';

const radii = [
  { value: '0', label: 'Só na cidade' },
  ...['25', '50', '100', '200'].map((km) => ({ value: km, label: `Até ${km} km da cidade` })),
];

interface CourseOffersProps extends CommonProps {
  /** Default: that of the course search. */
  area?: Area<CourseFilter>;
}

/** The list of offers, in pages. */
export function CourseOffers({ area = courseArea, ...props }: CourseOffersProps) {
  const card = useCard(area, props);
  const filters = useMemo(() => requestedFilters(card.filters), [card.filters]);
  const data = useRows<OfferRow, any>(card, course.offers, { filters, sources: sourcesOf });
  const nameOf = useFilterNames(card);
  const [clicked, setClicked] = useState<OfferRow>();
  const list = useRef<HTMLDivElement>(null);
  const page = Number(card.filters.currentPage?.[0] ?? 1);
  const { total = 0 } = data.resource.page ?? {};
  const [code] = card.filters.codigo_curso ?? [];
  const radius = radiusOf(card.filters);
  const cities = (card.filters.municipio ?? []).map((city) => nameOf('municipio', city));
  const chosenAmong = (rows: readonly OfferRow[]) =>
    clicked && clicked.course === code ? clicked : rows.find((row) => code && row.course === code);
  return (
    <DataCard
      title={title}
      card={radius === undefined ? card : withoutStates(card)}
      data={data}
      content="table"
      extraHeight={900}
      isEmpty={(rows) => rows.length === 0}
      summarize={() =>
        offersSentence({
          total,
          page,
          pages: Math.ceil(total / PAGE_SIZE),
          radius: radius === undefined ? undefined : Number(radius),
          cities,
        })
      }
      toolbar={
        cities.length > 0 && (
          <Select
            label="Distância"
            options={radii}
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
            headingLevel={nextLevel(props)}
            results={rows.map((row) =>
              resultOf(row, {
                filters: card.filters,
                chosen: chosenAmong(rows)?.id,
                onSelect: (offer) => {
                  setClicked(offer);
                  card.set('codigo_curso', offer.course);
                },
              }),
            )}
          />
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={total}
            pageSizes={[PAGE_SIZE]}
            onPage={(next) => {
              card.set('currentPage', next === 1 ? null : String(next));
              list.current?.scrollIntoView({ block: 'nearest' });
            }}
          />
        </div>
      )}
    </DataCard>
  );
}

const nextLevel = (props: CommonProps) => Math.min(6, headingLevel(props) + 1) as 2 | 3 | 4 | 5 | 6;

/** Around a city, its state and region limit nothing. */
const withoutStates = (card: Card): Card => ({
  ...card,
  area: { ...card.area, withoutChips: [...card.area.withoutChips, 'regiao', 'uf'] },
});

/** Offers of courses in pages of ten, the nearest first where a city is chosen. */
export const courseOffers = {
  tag: 'course-offers',
  title,
  description:
    'Lista das ofertas de cursos que os filtros acham, em páginas de dez; com uma cidade, a mais perto primeiro.',
  area: courseArea,
  styles: [fieldStyles, resultListStyles, pagerStyles],
  Component: CourseOffers,
} satisfies Declaration<'course-offers', CourseFilter>;
