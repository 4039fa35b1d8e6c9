import { StateMap } from '@observatorio/charts/state-map';
import {
  type CourseInstitutionRow,
  type CourseOccupationRow,
  type CourseRow,
  course,
  PAGE_SIZE,
} from '@observatorio/contract';
import {
  courseOccupationSentence,
  formatCbo,
  formatCount,
  OFFERS,
  placeSentence,
  withUnit,
} from '@observatorio/domain';
import {
  Facts,
  factsStyles,
  Pager,
  pagerStyles,
  ResultList,
  resultListStyles,
  SidePanel,
  sidePanelStyles,
} from '@observatorio/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { CommonProps, Declaration, Props } from '../../base/declaration';
import { byCount } from '../../card/arrange';
import { type ChartView, DataCard } from '../../card/data-card';
import { headingLevel } from '../../card/heading-level';
import { type Card, useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { comingSoon } from '../shared/coming-soon';
import { courseDetailArea } from './course-area';
import { useIsNarrow } from './use-is-narrow';

const title = 'Sobre o curso';

interface CourseDetailProps extends CommonProps {
  /** Shows a chosen course over the whole screen of a phone. Default: false. */
  panel?: boolean;
}

/** A card without a course is low: added to the height of a chart, in pixels. */
const EMPTY_HEIGHT = -120;

const INSTITUTIONS = { one: 'instituição', many: 'instituições', feminine: true };
const ENROLMENTS = { one: 'matrícula', many: 'matrículas', feminine: true };

function summaryOf({ name, level, offers, institutions, enrolments }: CourseRow): string {
  const what = level === 'Superior' ? 'curso superior' : 'curso técnico';
  return `${name}: ${what} com ${withUnit(offers, OFFERS)} em ${withUnit(institutions, INSTITUTIONS)} e ${withUnit(enrolments, ENROLMENTS)}.`;
}

/** The list of occupations that the course leads to. */
function Occupations({ card }: { card: Card }) {
  const { resource } = useRows(card, course.occupations);
  if (!resource.rows?.length) return null;
  return (
    <Section card={card} name="A que ocupações leva">
      <ResultList
        label="Ocupações"
        headingLevel={levelOf(card, 2)}
        results={resource.rows.map((row: CourseOccupationRow) => ({
          key: row.code,
          title: row.title,
          href: `${card.api}/busca-cargo?cbo=${row.code}`,
          lines: [courseOccupationSentence(row)],
          tags: [`CBO ${formatCbo(row.code)}`],
          isChosen: false,
        }))}
      />
    </Section>
  );
}

/** Map of the offers by state. */
function Places({ card, view }: { card: Card; view: ChartView }) {
  const { resource } = useRows(card, course.byState);
  const rows = useMemo(() => byCount(resource.rows ?? []), [resource.rows]);
  if (rows.length === 0) return null;
  const sentence = placeSentence(rows, [], OFFERS);
  return (
    <Section card={card} name="Onde é oferecido">
      <p>{sentence}</p>
      <StateMap
        rows={rows}
        selected={[]}
        unit={OFFERS}
        label={`Onde é oferecido. ${sentence}`}
        themeKey={view.themeKey}
        height={280}
      />
    </Section>
  );
}

const institutionLine = ({ municipality, state, enrolments }: CourseInstitutionRow): string =>
  `${[municipality, state].filter(Boolean).join(', ') || 'A distância'} · ${withUnit(enrolments, ENROLMENTS)}`;

/** The institutions that offer the course, in pages. */
function Institutions({ card }: { card: Card }) {
  const [page, setPage] = useState(1);
  const filters = useMemo(
    () => ({ ...card.filters, currentPage: [String(page)] }),
    [card.filters, page],
  );
  const { resource } = useRows<CourseInstitutionRow, any>(card, course.institutions, { filters });
  const total = resource.page?.total ?? 0;
  if (!resource.rows?.length) return null;
  return (
    <Section card={card} name="Quem oferece">
      <ResultList
        label="Instituições"
        headingLevel={levelOf(card, 2)}
        results={resource.rows.map((row, index) => ({
          key: `${page}-${index}`,
          title: [row.abbreviation, row.name ?? 'Instituição não informada']
            .filter(Boolean)
            .join(' – '),
          href: undefined,
          lines: [institutionLine(row)],
          tags: row.administration ? [row.administration] : [],
          isChosen: false,
        }))}
      />
      {total > PAGE_SIZE && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={total}
          pageSizes={[PAGE_SIZE]}
          onPage={setPage}
        />
      )}
    </Section>
  );
}

const levelOf = (card: Card, below: number) =>
  Math.min(6, headingLevel(card.props) + below) as 2 | 3 | 4 | 5 | 6;

interface SectionProps {
  card: Card;
  name: string;
  children: ReactNode;
}

function Section({ card, name, children }: SectionProps) {
  const Heading = `h${levelOf(card, 1)}` as const;
  return (
    <section className="detail-section">
      <Heading className="detail-title">{name}</Heading>
      {children}
    </section>
  );
}

const missing = (
  <>
    <strong>{comingSoon.title}</strong> A fonte não descreve este curso.
  </>
);

const factsOf = ({ level, area, afterGraduation, whereToWork, hours }: CourseRow) => [
  { name: level === 'Superior' ? 'Área' : 'Eixo tecnológico', content: area },
  { name: 'Depois de formado', content: afterGraduation },
  { name: 'Onde pode trabalhar', content: whereToWork },
  ...(hours === null
    ? []
    : [{ name: 'Carga horária mínima', content: `${formatCount(hours)} horas` }]),
];

/** The chosen course: texts, places, institutions and occupations. */
export function CourseDetail({ panel = false, ...props }: CourseDetailProps) {
  const card = useCard(courseDetailArea, props);
  const isNarrow = useIsNarrow();
  const data = useRows(card, course.detail, { sources: detailSources });
  const [code] = card.filters.codigo_curso ?? [];
  const isPanel = panel && isNarrow && code !== undefined;
  const detail = (
    <DataCard
      title={title}
      card={card}
      data={data}
      content="panel"
      extraHeight={code && !isPanel ? 700 : EMPTY_HEIGHT}
      isEmpty={(rows) => rows.length === 0 || rows[0]?.name === ''}
      summarize={([row]) => (row ? summaryOf(row) : '')}
    >
      {([row], view) =>
        row && (
          <div className={isPanel ? undefined : 'fill'}>
            <Facts facts={factsOf(row)} missing={missing} />
            <Occupations card={card} />
            <Places card={card} view={view} />
            <Institutions key={code} card={card} />
          </div>
        )
      }
    </DataCard>
  );
  if (!isPanel) return detail;
  return (
    <SidePanel label={title} closeLabel="Voltar à lista" onClose={() => card.clear('codigo_curso')}>
      {detail}
    </SidePanel>
  );
}

const detailSources = ([row]: readonly CourseRow[]) =>
  row?.level === 'Superior'
    ? (['inep-superior', 'emec', 'rais', 'cbo'] as const)
    : (['inep-tecnico', 'cnct', 'rais', 'cbo'] as const);

/** A course: what follows it, where it is offered, by whom, and the occupations it leads to. */
export const courseDetail = {
  tag: 'course-detail',
  title,
  description:
    'O curso escolhido: o que se faz depois de formado, onde pode trabalhar, ocupações, mapa e instituições.',
  area: courseDetailArea,
  props: {
    panel: {
      type: 'boolean',
      default: false,
      description: 'No celular, mostra o curso escolhido sobre a tela inteira.',
    },
  },
  styles: [factsStyles, resultListStyles, pagerStyles, sidePanelStyles],
  Component: CourseDetail,
} satisfies Declaration<'course-detail', 'codigo_curso', Props>;
