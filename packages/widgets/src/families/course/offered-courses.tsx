import { requestedOffers } from '@observatorio/cards/course/requested-offers';
import { course, type OfferedCourseRow } from '@observatorio/contract';
import { COURSES, coursesSentence } from '@observatorio/language';
import { useMemo, useState } from 'react';
import { useElement } from '../../base/element-context';
import type { CardState } from '../../data/use-card';
import { useProvenance } from '../../data/use-provenance';
import { useRows } from '../../data/use-rows';
import { CourseList, listPage, missedText, OccupationSearch, showsDetail } from './course-list';
import {
  bothLevels,
  courseResultOf,
  missingLevelNote,
  shiftNote,
  sourcesOf,
} from './offer-results';
import { noteOpened } from './opened-courses';

const title = 'Cursos em oferta';

/** A paginated list of the courses of the offers; choosing one shows its offers. */
export function OfferedCourses({ card }: { card: CardState }) {
  const { host } = useElement();
  const filters = useMemo(() => requestedOffers(card.filters), [card.filters]);
  const data = useRows<OfferedCourseRow, any>(card, course.courses, {
    filters,
    sources: sourcesOf,
  });
  const { editions } = useProvenance(card.api, bothLevels);
  const [clicked, setClicked] = useState<OfferedCourseRow>();
  const { shown = card.filters } = data;
  const { pager, total, page, pages, answered } = listPage(card, data);
  const missed = missedText(card, data, answered);
  const isByName = Boolean(shown.nome_curso?.length);
  const found = coursesSentence({ total, page, pages, missed, isByName });
  const sentence = found && found + missingLevelNote(shown, editions) + shiftNote(shown);
  const [code] = card.filters.codigo_curso ?? [];
  const choose = (row: OfferedCourseRow, isChosen: boolean): boolean => {
    if (!row.course || !showsDetail(host, card)) return false;
    setClicked(row);
    noteOpened(card.group, row.course);
    card.set('codigo_curso', isChosen ? null : row.course);
    return true;
  };
  return (
    <CourseList
      card={card}
      data={data}
      title={title}
      sentence={sentence}
      unit={COURSES}
      pager={pager}
      toolbar={missed && <OccupationSearch card={card} text={missed} />}
      clicked={clicked}
      resultsOf={(rows) =>
        rows.map((row) =>
          courseResultOf(row, {
            api: card.api,
            filters: card.filters,
            chosen: rows.find((each) => code && each.course === code),
            onSelect: choose,
          }),
        )
      }
    />
  );
}
