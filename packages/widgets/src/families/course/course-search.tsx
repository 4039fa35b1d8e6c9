import type { CourseFilter } from '@observatorio/contract';
import { filterBarStyles, searchLayoutStyles } from '@observatorio/ui';
import { useEffect, useRef, useState } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { cardParts } from '../../base/parts';
import { headingBelow } from '../../card/heading-level';
import { courseArea } from './course-area';
import { CourseDetail, courseDetail } from './course-detail';
import { CourseFilters } from './course-filters';
import { CourseOffers, courseOffers } from './course-offers';

const title = 'Busca de cursos';

/** Hides the chips of the offers: the filter bar shows those of all three elements. */
const withoutChips = { ...courseArea, withoutChips: courseArea.filters.map(({ name }) => name) };

/** Minimum width to show list and detail side by side, in px; must match the style sheet. */
const SIDE_BY_SIDE = 880;

/** Whether the element with the returned ref is too narrow for two columns. */
function useStacked() {
  const element = useRef<HTMLDivElement>(null);
  const [isStacked, setStacked] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setStacked((entry?.contentRect.width ?? SIDE_BY_SIDE) < SIDE_BY_SIDE),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isStacked] as const;
}

function CourseSearch(props: CommonProps) {
  const [layout, isStacked] = useStacked();
  const { heading = title } = props;
  const below = {
    ...props,
    heading: heading && undefined,
    headingLevel: headingBelow(props),
  };
  return (
    <div className="search-layout" ref={layout}>
      <CourseFilters {...props} heading={heading} extraRow />
      <div className="search-columns">
        <CourseOffers {...below} area={withoutChips} />
        <CourseDetail {...below} panel isStacked={isStacked} />
      </div>
    </div>
  );
}

/** The complete course search: filters, offers and the selected course. */
export const courseSearch = {
  tag: 'course-search',
  title,
  description:
    'A busca de cursos inteira, para outros sites: filtros, lista de ofertas e o curso escolhido.',
  area: courseArea,
  kind: 'filters',
  contentParts: ['field', 'control', 'chart', 'legend', ...cardParts],
  styles: [
    ...new Set([
      filterBarStyles,
      searchLayoutStyles,
      ...courseOffers.styles,
      ...courseDetail.styles,
    ]),
  ],
  reserve: { heights: { 0: 2430, 400: 2022, 474: 2000, 914: 1582 } },
  Component: CourseSearch,
} satisfies Declaration<'course-search', CourseFilter>;
