import type { Area, Filters } from '@observatorio/contract';
import {
  courseArea,
  filtersToSearch,
  graduateArea,
  imbalanceArea,
  labourArea,
  occupationArea,
  profileArea,
} from '@observatorio/contract';
import { Link } from 'react-router';
import { useGroupFilters } from '../base/occupation';

/** Pages that a question may link to → the areas whose filters their URLs contain. */
const areas: Readonly<Record<string, Area>> = {
  '/mapa': labourArea,
  '/formandos': graduateArea,
  '/profissoes': imbalanceArea,
  '/busca-curso': courseArea,
  '/busca-cargo': occupationArea,
  '/perfil': profileArea,
};

/** Names of the occupation filter on each page. */
const occupationNames: Readonly<Partial<Record<string, string>>> = {
  '/mapa': 'occupation',
  '/busca-cargo': 'cod_cbo',
  '/perfil': 'codigoBrasileiroOcupacao',
};

/** Other filters with the same meaning on every page. */
const common = ['regiao', 'uf', 'municipio', 'nivel_ensino'];

/** A question that another page answers. */
export interface NextQuestion {
  to: string;
  question: string;
  /** The answer in one sentence. */
  answer: string;
  /** Query string. Default: the current place, level of education and occupation. */
  search?: string | undefined;
}

/** Returns the filters that the page `to` also has, under that page's names. */
function carriedTo(to: string, filters: Filters): Filters {
  const occupation = Object.values(occupationNames).flatMap(
    (name) => (name && filters[name]) || [],
  );
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

const addressOf = ({ to, search }: NextQuestion, filters: Filters): string =>
  to + (search ?? filtersToSearch(carriedTo(to, filters), areas[to]?.filters ?? []));

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
            <Link className="home-question" to={addressOf(next, filters)}>
              {next.question}
            </Link>
            <p>{next.answer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
