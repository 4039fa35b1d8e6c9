import { filters as filtersOf, filtersSignal } from '@observatorio/bus';
import { byCount } from '@observatorio/cards/model/arrange';
import { ChartFrame } from '@observatorio/charts/chart-frame';
import { stateMap } from '@observatorio/charts/state-map';
import {
  type CourseInstitutionRow,
  type CourseOccupationRow,
  course,
  occupationPage,
  PAGE_SIZE,
  portalPage,
} from '@observatorio/contract';
import { formatCbo, inPlace, stateAbbreviation } from '@observatorio/domain';
import {
  courseOccupationSentence,
  measureUnit,
  OFFERS,
  placeSentence,
  withUnit,
} from '@observatorio/language';
import { Pager, ResultList } from '@observatorio/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { headingBelow } from '../../card/frame/heading-level';
import { pagerState } from '../../card/view/use-page';
import type { CardState } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { useSignalValue } from '../../data/use-signal-value';

const ENROLMENTS = measureUnit('Matrículas');

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

const institutionLine = ({ municipality, state, enrolments }: CourseInstitutionRow): string =>
  `${[municipality, state && stateAbbreviation(state)].filter(Boolean).join(', ') || 'A distância'} · ${withUnit(enrolments, ENROLMENTS)}`;

/** Section title with the selected place, such as `Quem oferece em Sobral`. */
function placeTitle(
  row: CourseInstitutionRow | undefined,
  { city, state }: { city: string; state: string },
): string {
  const ofState = state ? row?.state : undefined;
  const place = city ? row?.municipality : ofState;
  const isOne = !(city || state).includes(',');
  return place && isOne ? `Quem oferece ${inPlace(place)}` : 'Quem oferece';
}

/** Paginated institutions that offer the course, limited to the selected place if there is one. */
export function Institutions({ card }: { card: CardState }) {
  const [page, setPage] = useState(1);
  const { municipio = [], uf = [] } = useSignalValue(
    filtersSignal(filtersOf(card.group, card.area.family)),
  );
  const [city, state] = [municipio.join(), uf.join()];
  const filters = useMemo(
    () => ({
      ...card.filters,
      ...(city ? { municipio: city.split(',') } : state ? { uf: state.split(',') } : {}),
      currentPage: [String(page)],
    }),
    [card.filters, page, city, state],
  );
  const data = useRows<CourseInstitutionRow, any>(card, course.institutions, { filters });
  const { resource } = data;
  const pager = pagerState(
    {
      shown: Number(resource.filters?.currentPage?.[0] ?? page),
      requested: page,
      total: resource.page?.total ?? 0,
    },
    data.retry,
    setPage,
  );
  if (!resource.rows?.length) return null;
  return (
    <Section card={card} name={placeTitle(resource.rows[0], { city, state })}>
      <ResultList
        label="Instituições"
        headingLevel={headingBelow(card.props, 2)}
        results={resource.rows.map((row, index) => ({
          key: `${pager.page}-${index}`,
          title: [row.abbreviation, row.name ?? 'Instituição não informada']
            .filter(Boolean)
            .join(' – '),
          href: undefined,
          lines: [institutionLine(row)],
          tags: row.administration ? [row.administration] : [],
          isChosen: false,
        }))}
      />
      {pager.total > PAGE_SIZE && <Pager {...pager} />}
    </Section>
  );
}

interface SectionProps {
  card: CardState;
  name: string;
  children: ReactNode;
}

function Section({ card, name, children }: SectionProps) {
  const Heading = `h${headingBelow(card.props)}` as const;
  return (
    <section className="detail-section">
      <Heading className="detail-title">{name}</Heading>
      {children}
    </section>
  );
}
