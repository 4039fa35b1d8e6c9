import type { Area } from '@observatorio/contract';
import { type AreaName, areaPages, type Filters, filtersToSearch } from '@observatorio/contract';
import type { NextQuestion } from '@observatorio/pages/page';
import { Link } from 'react-router';
import { areas } from '../base/areas';
import { useGroupFilters } from '../base/occupation';

/** Names of the occupation filter in the areas that have one. */
const occupationNames: Readonly<Partial<Record<AreaName, string>>> = {
  labour: 'occupation',
  occupation: 'cod_cbo',
  profile: 'codigoBrasileiroOcupacao',
};

/** Other filters with the same meaning on every page. */
const common = ['regiao', 'uf', 'municipio', 'nivel_ensino'];

/** Returns the current occupations. */
const occupationsIn = (filters: Filters): readonly string[] =>
  Object.values(occupationNames).flatMap((name) => filters[name] ?? []);

/** Returns the filters that the page of the area `to` also has, under that page's names. */
function carriedTo(to: AreaName, filters: Filters): Filters {
  const occupation = occupationsIn(filters);
  const name = occupationNames[to];
  const accepted = new Set((areas[to]?.filters ?? []).map((filter): string => filter.name));
  const kept = Object.entries(filters).filter(
    ([shared, codes]) => common.includes(shared) && accepted.has(shared) && codes.length === 1,
  );
  return {
    ...Object.fromEntries(kept),
    ...(name && occupation.length === 1 && { [name]: occupation }),
  };
}

function searchOf({ to, occupationAs }: NextQuestion, filters: Filters): string {
  if (occupationAs) return `?${occupationAs}=${occupationsIn(filters)[0] ?? ''}`;
  return filtersToSearch(carriedTo(to, filters), areas[to].filters);
}

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
            <Link className="home-question" to={areaPages[next.to] + searchOf(next, filters)}>
              {next.question}
            </Link>
            <p>{next.answer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
