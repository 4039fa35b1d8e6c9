import { courseSearchPanel } from '@observatorio/cards/course/course-panels';
import type { CourseFilter } from '@observatorio/contract';
import { courseArea } from '@observatorio/contract';
import { filterBarStyles, searchLayoutStyles, showResultsStyles } from '@observatorio/ui';
import { useEffect, useRef, useState } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { cardParts } from '../../base/parts';
import { headingBelow } from '../../card/frame/heading-level';
import { useCard } from '../../data/use-card';
import { CourseDetail, courseDetail } from './course-detail';
import { CourseFilters } from './course-filters';
import { courseMapElement } from './course-map';
import { CourseOffers, courseOffers } from './course-offers';

const { title } = courseSearchPanel;

const { Component: CourseMap } = courseMapElement;

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
  const [code] = useCard(courseArea, props).filters.codigo_curso ?? [];
  const below = {
    ...props,
    heading: heading && undefined,
    headingLevel: headingBelow(props),
  };
  return (
    <div className="search-layout" ref={layout}>
      <CourseFilters {...props} heading={heading} extraRow />
      <div className="search-columns">
        <CourseOffers {...below} area={withoutChips} grouped />
        <div className="search-side">
          {!code && <CourseMap {...below} chips="none" />}
          <CourseDetail {...below} panel isStacked={isStacked} />
        </div>
      </div>
    </div>
  );
}

/** The complete course search: filters, offers and the selected course. */
export const courseSearch = {
  ...courseSearchPanel,
  contentParts: ['field', 'control', 'chart', 'legend', ...cardParts],
  styles: [
    ...new Set([
      filterBarStyles,
      searchLayoutStyles,
      ...courseOffers.styles,
      ...courseDetail.styles,
      ...(courseMapElement.styles ?? []),
      showResultsStyles,
    ]),
  ],
  Component: CourseSearch,
} satisfies Declaration<'course-search', CourseFilter>;
