import {
  type Area,
  type AreaName,
  areaPages,
  type Concept,
  type Filters,
  filtersToSearch,
  mainAreas,
  translateFilters,
} from '@observatorio/contract';
import type { NextQuestion } from '@observatorio/pages/page';
import { Link } from 'react-router';
import { useGroupFilters } from '../base/occupation';

/** Concepts of the filters that a link carries to another page. */
const carried: readonly (Concept | undefined)[] = [
  'region',
  'state',
  'municipality',
  'education-level',
  'occupation',
];

/** Returns the filters that the page of the area `to` also has, under that page's names. */
function carriedTo(to: AreaName, from: Area, filters: Filters): Filters {
  const kept = from.filters
    .filter(({ name, concept }) => carried.includes(concept) && filters[name]?.length === 1)
    .map(({ name }) => [name, filters[name] ?? []] as const);
  return translateFilters(Object.fromEntries(kept), from.filters, mainAreas[to].filters);
}

/** Path of the page of the only chosen place, or of Brazil; the server completes its name. */
function placeHref(from: Area, filters: Filters): string {
  const { municipio, uf, regiao } = carriedTo('place', from, filters);
  return `${areaPages.place}/${(municipio ?? uf ?? regiao)?.[0] ?? 'brasil'}`;
}

function searchOf({ to, occupationAs }: NextQuestion, from: Area, filters: Filters): string {
  if (!occupationAs) return filtersToSearch(carriedTo(to, from, filters), mainAreas[to].filters);
  const occupation = from.filters.find(({ concept }) => concept === 'occupation')?.name ?? '';
  return `?${occupationAs}=${filters[occupation]?.[0] ?? ''}`;
}

const hrefOf = (next: NextQuestion, from: Area, filters: Filters): string =>
  next.to === 'place'
    ? placeHref(from, filters)
    : areaPages[next.to] + searchOf(next, from, filters);

interface NextQuestionsProps {
  area: Area;
  questions: readonly NextQuestion[];
}

/** Links to pages that answer follow-up questions, with the same filters. */
export function NextQuestions({ area, questions }: NextQuestionsProps) {
  const filters = useGroupFilters(area);
  return (
    <section className="next-questions" aria-labelledby="proximas-perguntas">
      <h2 id="proximas-perguntas">Próximas perguntas</h2>
      <ul className="home-questions">
        {questions.map((next) => (
          <li key={next.question}>
            <Link className="home-question" to={hrefOf(next, area, filters)}>
              {next.question}
            </Link>
            <p>{next.answer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
