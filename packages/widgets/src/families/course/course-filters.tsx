import { courseFilterBar, courseOffersPanel } from '@observatorio/cards/course/course-panels';
import { requestedOffers } from '@observatorio/cards/course/requested-offers';
import {
  ALL_LEVELS,
  type CourseFilter,
  course,
  courseArea,
  type Filters,
  type OfferRow,
  without,
} from '@observatorio/contract';
import { OFFERS, withUnit } from '@observatorio/language';
import { filterBarStyles, ShowResults, showResultsStyles } from '@observatorio/ui';
import { useMemo } from 'react';
import type { CommonProps, Declaration, Props } from '../../base/declaration';
import { useElement } from '../../base/element-context';
import { GroupBar } from '../../card/fields/group-bar';
import { useFieldOptions } from '../../card/fields/use-field-options';
import { type CardState, useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { CourseFields, CourseNameField, CoursePlaceFields } from './course-fields';
import { useDelayedFields } from './use-delayed-fields';
import { useIsNarrow } from './use-is-narrow';

const { title } = courseFilterBar;

/** Text when no filter except the education level is set. */
const allOffers = ({ nivel_ensino: [level = ALL_LEVELS] = [] }: Filters): string =>
  level === ALL_LEVELS
    ? 'Nenhum filtro: todas as ofertas do país.'
    : `Todas as ofertas do país de nível ${level.toLowerCase()}.`;

const labelOf = (total: number | undefined): string => {
  if (total === undefined) return 'Ver ofertas';
  return total === 0 ? 'Nenhuma oferta' : `Ver ${withUnit(total, OFFERS)}`;
};

/** Moves to the list of offers, in this element or on the page. */
function showOffers(host: HTMLElement): void {
  const list =
    host.shadowRoot?.querySelector<HTMLElement>('.offers') ??
    document.querySelector<HTMLElement>(courseOffersPanel.tag);
  if (!list) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}

/** Button with the number of offers found, below the fields of a narrow bar. */
function ShowOffers({ card }: { card: CardState }) {
  const { host } = useElement();
  const isNarrow = useIsNarrow();
  const filters = useMemo(
    () => ({ ...without(requestedOffers(card.filters), ['currentPage']), pageSize: ['1'] }),
    [card.filters],
  );
  const { resource } = useRows<OfferRow, any>(card, course.offers, { filters, enabled: isNarrow });
  const total = resource.status === 'ready' ? resource.page?.total : undefined;
  return (
    <ShowResults label={labelOf(total)} disabled={total === 0} onShow={() => showOffers(host)} />
  );
}

interface CourseFiltersProps extends CommonProps {
  /** Whether to show the fields for place, funding, modality and shift. Default: false. */
  extraRow?: boolean;
}

/** Renders the filter bar of the course search. */
export function CourseFilters({ extraRow = false, ...props }: CourseFiltersProps) {
  const card = useCard(courseArea, props);
  const options = useFieldOptions(card);
  const delayed = useDelayedFields();
  return (
    <GroupBar
      title={title}
      card={card}
      options={options}
      none={allOffers(card.filters)}
      renderLead={(writing) => <CourseNameField field={delayed(writing)} />}
    >
      {(writing) => {
        const field = delayed(writing);
        return (
          <>
            <CourseFields field={field} options={options} />
            {extraRow && <CoursePlaceFields field={field} options={options} />}
            <ShowOffers card={card} />
          </>
        );
      }}
    </GroupBar>
  );
}

/** Filter bar of the course search. */
export const courseFilters = {
  ...courseFilterBar,
  props: {
    extraRow: {
      type: 'boolean',
      default: false,
      description: 'Mostra também lugar, custeamento, modalidade e turno.',
    },
  },
  contentParts: ['field', 'control', 'button', 'chips', 'chip'],
  styles: [filterBarStyles, showResultsStyles],
  Component: CourseFilters,
} satisfies Declaration<'course-filters', CourseFilter, Props>;
