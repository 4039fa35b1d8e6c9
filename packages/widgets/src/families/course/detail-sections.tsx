import { chipsOf, type NameOf } from '@observatorio/cards';
import { radiusOf, requestedOffers } from '@observatorio/cards/course/requested-offers';
import { byCount } from '@observatorio/cards/model/arrange';
import { ChartFrame } from '@observatorio/charts/chart-frame';
import { stateMap } from '@observatorio/charts/state-map';
import {
  type CourseOccupationRow,
  course,
  courseArea,
  type Filters,
  type OfferRow,
  occupationPage,
  PAGE_SIZE,
  portalPage,
  without,
} from '@observatorio/contract';
import { formatCbo, inPlace } from '@observatorio/domain';
import {
  courseOccupationSentence,
  noneOf,
  OFFERS,
  placeSentence,
  withinRadius,
  withUnit,
} from '@observatorio/language';
import { Pager, ResultList, ResultTags } from '@observatorio/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { ElementProvider, useElement } from '../../base/element-context';
import { headingBelow } from '../../card/frame/heading-level';
import { pagerState } from '../../card/view/use-page';
import type { CardState } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import { useRows } from '../../data/use-rows';
import { courseTrendElement } from './course-trend';
import { resultOf, resultOfCourse } from './offer-results';
import { noteOpened } from './opened-courses';

/** Occupations that the course leads to. */
export function Occupations({ card }: { card: CardState }) {
  const { resource } = useRows(card, course.occupations);
  if (!resource.rows?.length) return null;
  return (
    <Section card={card} name="A que ocupações leva">
      <ResultList
        label="Ocupações"
        headingLevel={headingBelow(card.props, 2)}
        results={resource.rows.map((row: CourseOccupationRow) => ({
          key: row.code,
          title: row.title,
          href: portalPage(card.api, occupationPage, { cod_cbo: [row.code] }),
          lines: [courseOccupationSentence(row)],
          tags: [`CBO ${formatCbo(row.code)}`],
          isChosen: false,
        }))}
      />
    </Section>
  );
}

const { Component: CourseTrend } = courseTrendElement;

/** Filters that the facts of the course do not follow, and so neither do its years. */
const places = ['regiao', 'uf', 'municipio'];

/** The course over the years. */
export function CourseYears({ card }: { card: CardState }) {
  const { props } = card;
  const element = useElement();
  const nested = useMemo(() => ({ ...element, isNested: true }), [element]);
  return (
    <Section card={card} name="Ano a ano">
      <ElementProvider value={nested}>
        <CourseTrend
          {...props}
          ignore={[props.ignore, ...places].join(' ')}
          heading=""
          headingLevel={headingBelow(props, 2)}
          chips="none"
          source="short"
        />
      </ElementProvider>
    </Section>
  );
}

/** Map of the course's offers by state. */
export function CoursePlaces({ card, themeKey }: { card: CardState; themeKey: string }) {
  const { resource } = useRows(card, course.byState);
  const rows = useMemo(() => byCount(resource.rows ?? []), [resource.rows]);
  const chart = useMemo(() => stateMap({ rows, unit: OFFERS, height: 280 }), [rows]);
  if (rows.length === 0) return null;
  const sentence = placeSentence(rows, [], OFFERS);
  return (
    <Section card={card} name="Onde é oferecido">
      <p>{sentence}</p>
      <ChartFrame chart={chart} label={`Onde é oferecido. ${sentence}`} themeKey={themeKey} />
    </Section>
  );
}

/** The chosen offer: who offers the course, where and how. */
export function ChosenOffer({ card, row }: { card: CardState; row: OfferRow }) {
  const { title, lines, tags } = resultOfCourse(row);
  return (
    <Section card={card} name={title} isFirst>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ResultTags tags={tags} />
      {!card.fixed.oferta && (
        <button
          type="button"
          className="button plain"
          part="button"
          onClick={() => card.set('oferta', null)}
        >
          Ver o curso em todas as instituições
        </button>
      )}
    </Section>
  );
}

/** Section title with the selected place, such as `Quem oferece a até 50 km de Sobral`. */
function placeTitle(row: OfferRow | undefined, filters: Filters, nameOf: NameOf): string {
  const { municipio = [], uf = [] } = filters;
  const radius = radiusOf(filters);
  if (radius) {
    const cities = municipio.map((city) => nameOf('municipio', city));
    return `Quem oferece ${withinRadius(Number(radius), cities)}`;
  }
  const [place, ...others] = municipio.length > 0 ? municipio : uf;
  const name = municipio.length > 0 ? row?.municipality : row?.state;
  return place && name && others.length === 0 ? `Quem oferece ${inPlace(name)}` : 'Quem oferece';
}

interface CourseOffersProps {
  card: CardState;
  /** Called when an offer is chosen. */
  onChoose: () => void;
}

/** Paginated offers of the course that match the filters of the group. */
export function OffersOfCourse({ card, onChoose }: CourseOffersProps) {
  const [page, setPage] = useState(1);
  const { groupFilters } = card;
  const { codigo_curso: code = [], oferta: [offer] = [] } = card.filters;
  const inForce = useMemo(
    // The course has a level, whatever that of the search is.
    () => without(requestedOffers(groupFilters), ['nivel_ensino', 'currentPage']),
    [groupFilters],
  );
  const filters = useMemo(
    () => ({ ...inForce, codigo_curso: code, currentPage: [String(page)] }),
    [inForce, code, page],
  );
  const data = useRows<OfferRow, any>(card, course.offers, { filters });
  const { resource } = data;
  const nameOf = useFilterNames({ ...card, area: courseArea, filters: inForce });
  const pager = pagerState(
    {
      shown: Number(resource.filters?.currentPage?.[0] ?? page),
      requested: page,
      total: resource.page?.total ?? 0,
    },
    data.retry,
    setPage,
  );
  if (!resource.rows) return null;
  const chips = chipsOf({ area: courseArea, filters: inForce, fixed: {} }, nameOf);
  const limits = chips.map(({ valueLabel }) => valueLabel).join(', ');
  const { rows } = resource;
  const chosen = rows.find((row) => row.offer === offer);
  return (
    <Section card={card} name={placeTitle(rows[0], groupFilters, nameOf)}>
      <p>
        {pager.total > 0 ? withUnit(pager.total, OFFERS) : noneOf(OFFERS)}
        {limits ? ` com os filtros em vigor: ${limits}.` : ' no país.'}
      </p>
      <ResultList
        label="Ofertas do curso"
        headingLevel={headingBelow(card.props, 2)}
        results={rows.map((row) => ({
          ...resultOf(row, {
            api: card.api,
            filters: groupFilters,
            chosen,
            onSelect: ({ offer: next }, isChosen) => {
              // Going back would return to the course, and not to the list.
              noteOpened(card.group, '');
              card.set('oferta', isChosen ? null : next);
              onChoose();
              return true;
            },
          }),
          ...resultOfCourse(row),
        }))}
      />
      {pager.total > PAGE_SIZE && <Pager {...pager} />}
    </Section>
  );
}

interface SectionProps {
  card: CardState;
  name: string;
  /** Whether no section precedes it. Default: false. */
  isFirst?: boolean;
  children: ReactNode;
}

function Section({ card, name, isFirst = false, children }: SectionProps) {
  const Heading = `h${headingBelow(card.props)}` as const;
  return (
    <section className={isFirst ? 'detail-section detail-first' : 'detail-section'}>
      <Heading className="detail-title">{name}</Heading>
      {children}
    </section>
  );
}
