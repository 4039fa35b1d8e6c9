import { courseDetailPanel, courseSearchPanel } from '@observatorio/cards/course/course-panels';
import { courseArea, occupationPage, PAGE_SIZE, type PageInfo } from '@observatorio/contract';
import { noneOf, type Unit } from '@observatorio/language';
import { LiveRegion, linkTarget, Pager, type Result, ResultList } from '@observatorio/ui';
import { type ReactNode, useRef } from 'react';
import { headingBelow } from '../../card/frame/heading-level';
import { PanelCard } from '../../card/view/panel-card';
import { pagerState } from '../../card/view/use-page';
import type { CardState } from '../../data/use-card';
import type { Rows } from '../../data/use-rows';

/** The page of a list whose number is a filter. */
export function listPage<Row>(card: CardState, { resource, retry }: Rows<Row>) {
  const requested = Number(card.filters.currentPage?.[0] ?? 1);
  const { filters: shown, page: answered } = resource;
  const total = answered?.total ?? 0;
  const pager = pagerState(
    { shown: Number(shown?.currentPage?.[0] ?? requested), requested, total },
    retry,
    (next) => card.set('currentPage', next === 1 ? null : String(next)),
  );
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(pager.page, total > 0 ? pages : Infinity);
  return { pager: { ...pager, page }, total, page, pages, answered };
}

/** Returns the searched text if no course or institution contains it. */
export const missedText = <Row,>(
  card: CardState,
  { resource, shown = card.filters }: Rows<Row>,
  answered: PageInfo | undefined,
): string | undefined =>
  resource.status === 'ready' && (answered?.total === 0 || answered?.isSimilar)
    ? shown.nome_curso?.[0]
    : undefined;

/** Link that searches the occupations for a text. */
export function OccupationSearch({ card, text }: { card: CardState; text: string }) {
  return (
    <p>
      Buscar “{text}” em{' '}
      <a
        href={`${card.api}${occupationPage.page}?busca=${encodeURIComponent(text)}`}
        target={linkTarget()}
      >
        ocupações
      </a>
      .
    </p>
  );
}

/** Whether a detail card of the same group shows the selected course on this page. */
export const showsDetail = (host: HTMLElement, { group }: CardState): boolean =>
  host.localName === courseSearchPanel.tag ||
  [...document.querySelectorAll(courseDetailPanel.tag)].some(
    (detail) => (detail.getAttribute('group') || courseArea.family) === group,
  );

interface CourseListProps<Row extends object> {
  card: CardState;
  data: Rows<Row>;
  title: string;
  /** Sentence about the results; empty while there are none. */
  sentence: string;
  /** Unit of the results, for the announcement that there are none. */
  unit: Unit;
  pager: ReturnType<typeof listPage>['pager'];
  toolbar?: ReactNode;
  resultsOf(rows: readonly Row[]): readonly Result[];
  /** The result that the visitor clicked last. */
  clicked: { course: string | null; name: string } | undefined;
}

/** A list with pages of courses or offers, and its announcements to screen readers. */
export function CourseList<Row extends object>({
  card,
  data,
  title,
  sentence,
  ...props
}: CourseListProps<Row>) {
  const { unit, pager, toolbar, resultsOf, clicked } = props;
  const [code] = card.filters.codigo_curso ?? [];
  const isShown = code !== undefined && clicked?.course === code;
  const answer = isShown ? `${clicked.name}: veja em “Sobre o curso”.` : sentence;
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
        toolbar={toolbar}
      >
        {(rows) => <ResultPage card={card} label={title} pager={pager} results={resultsOf(rows)} />}
      </PanelCard>
      <LiveRegion message={data.resource.status === 'ready' ? answer || `${noneOf(unit)}.` : ''} />
    </>
  );
}

interface ResultPageProps {
  card: CardState;
  label: string;
  results: readonly Result[];
  pager: ReturnType<typeof listPage>['pager'];
}

/** A page of results, which scrolls back to its top when the page changes. */
function ResultPage({ card, label, results, pager }: ResultPageProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} className="offers">
      <ResultList label={label} headingLevel={headingBelow(card.props)} results={results} />
      <Pager
        {...pager}
        onPage={(next) => {
          pager.onPage(next);
          list.current?.scrollIntoView({ block: 'start' });
        }}
      />
    </div>
  );
}
