import { isBound } from '@observatorio/bus';
import { courseDetailPanel } from '@observatorio/cards/course/course-panels';
import {
  type CourseRow,
  comingSoon,
  course,
  courseDetailArea,
  type OfferRow,
} from '@observatorio/contract';
import {
  formatCount,
  INSTITUTION_UNIT,
  measureUnit,
  OFFERS,
  withUnit,
} from '@observatorio/language';
import {
  Facts,
  factsStyles,
  pagerStyles,
  resultListStyles,
  SidePanel,
  sidePanelStyles,
} from '@observatorio/ui';
import { useMemo, useRef } from 'react';
import type { CommonProps, Declaration, Props } from '../../base/declaration';
import { PanelCard } from '../../card/view/panel-card';
import { type CardState, useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { courseTrendElement } from './course-trend';
import {
  ChosenOffer,
  CoursePlaces,
  CourseYears,
  Occupations,
  OffersOfCourse,
} from './detail-sections';
import { NO_INSTITUTION, placeOf } from './offer-results';
import { wasOpened } from './opened-courses';
import { useIsNarrow } from './use-is-narrow';

const { title } = courseDetailPanel;

interface CourseDetailProps extends CommonProps {
  /** Whether a selected course opens as a panel over a narrow window. Default: false. */
  panel?: boolean;
  /** Whether list and detail share one column. Default: true in a narrow window. */
  isStacked?: boolean;
}

/** Height added to that of a chart card while no course is selected, in px. */
const EMPTY_HEIGHT = -120;

const ENROLMENTS = measureUnit('Matrículas');

/** Names the chosen offer: `Enfermagem na Escola Fictícia, Sobral, CE.` */
const offerSentence = (row: OfferRow): string =>
  `${row.name}: ${row.institution ?? NO_INSTITUTION}, ${placeOf(row)}.`;

function summaryOf({ name, level, offers, institutions, enrolments }: CourseRow): string {
  const what = level === 'Superior' ? 'curso superior' : 'curso técnico';
  return `${name}: ${what} com ${withUnit(offers, OFFERS)} em ${withUnit(institutions, INSTITUTION_UNIT)} e ${withUnit(enrolments, ENROLMENTS)} no país.`;
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

/** Closes the course. Goes back in the history if selecting the course added an entry. */
function close(card: CardState, code: string): void {
  const shown = new URLSearchParams(location.search).get('codigo_curso');
  const isInAddress = isBound(card.group) && shown === code;
  if (isInAddress && wasOpened(card.group, code)) history.back();
  else card.clear('codigo_curso');
}

/** Returns the chosen offer, if any. */
function useOffer(card: CardState): OfferRow | undefined {
  const { oferta } = card.filters;
  const filters = useMemo(() => ({ oferta: oferta ?? [] }), [oferta]);
  const { resource } = useRows<OfferRow, any>(card, course.offers, {
    filters,
    enabled: Boolean(oferta?.length),
  });
  const [row] = resource.rows ?? [];
  return row?.offer === oferta?.[0] ? row : undefined;
}

/** The selected course: description, places, institutions and occupations. */
export function CourseDetail({ panel = false, isStacked, ...props }: CourseDetailProps) {
  const card = useCard(courseDetailArea, props);
  const isNarrow = useIsNarrow();
  const data = useRows(card, course.detail, { sources: detailSources });
  const [code] = card.filters.codigo_curso ?? [];
  const offer = useOffer(card);
  const top = useRef<HTMLDivElement>(null);
  // A course fixed by the page itself does not open as a panel.
  const isPanel =
    panel && (isStacked ?? isNarrow) && code !== undefined && !card.fixed.codigo_curso;
  const detail = (
    <PanelCard
      title={title}
      card={card}
      data={data}
      layout="panel"
      extraHeight={code && !isPanel ? 700 : EMPTY_HEIGHT}
      isEmpty={(rows) => rows.length === 0 || rows[0]?.name === ''}
      summarize={([row]) => (offer ? offerSentence(offer) : row ? summaryOf(row) : '')}
    >
      {([row], { themeKey }) =>
        row && (
          <div
            ref={top}
            tabIndex={-1}
            className={isPanel ? undefined : 'fill detail-scroll'}
            key={row.code}
          >
            {offer && <ChosenOffer card={card} row={offer} />}
            {offer && <p>{summaryOf(row)}</p>}
            <Facts facts={factsOf(row)} missing={missing} />
            <CourseYears card={card} />
            <OffersOfCourse
              key={code}
              card={card}
              onChoose={() => {
                const content = top.current;
                content?.focus();
                (content?.closest('dialog') ?? content)?.scrollTo({ top: 0 });
              }}
            />
            <Occupations card={card} />
            <CoursePlaces card={card} themeKey={themeKey} />
          </div>
        )
      }
    </PanelCard>
  );
  if (!isPanel) return detail;
  return (
    <SidePanel label={title} closeLabel="Voltar à lista" onClose={() => close(card, code)}>
      {detail}
    </SidePanel>
  );
}

const detailSources = ([row]: readonly CourseRow[]) =>
  row?.level === 'Superior'
    ? (['inep-superior', 'emec', 'rais', 'cbo'] as const)
    : (['inep-tecnico', 'cnct', 'rais', 'cbo'] as const);

/** A course: career prospects, places and institutions that offer it, and related occupations. */
export const courseDetail = {
  ...courseDetailPanel,
  contentParts: ['chart', 'legend'],
  props: {
    panel: {
      type: 'boolean',
      default: false,
      description:
        'Em janelas de menos de 1024 pixels, mostra sobre a página o curso que a pessoa escolhe.',
    },
  },
  styles: [
    ...(courseTrendElement.styles ?? []),
    factsStyles,
    resultListStyles,
    pagerStyles,
    sidePanelStyles,
  ],
  Component: CourseDetail,
} satisfies Declaration<'course-detail', 'codigo_curso' | 'oferta', Props>;
