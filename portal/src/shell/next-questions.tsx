import type { Filters } from '@observatorio/contract';
import type { AreaPage } from '@observatorio/domain';
import type { Area } from '@observatorio/widgets/areas';
import {
  courseArea,
  graduateArea,
  imbalanceArea,
  labourArea,
  occupationArea,
  profileArea,
} from '@observatorio/widgets/areas';
import { filtersToSearch } from '@observatorio/widgets/bus';
import { Link } from 'react-router';
import { useGroupFilters } from '../base/occupation';

/** The pages that a question may lead to, and the area whose filters their addresses hold. */
const areas = {
  '/mapa': labourArea,
  '/formandos': graduateArea,
  '/profissoes': imbalanceArea,
  '/busca-curso': courseArea,
  '/busca-cargo': occupationArea,
  '/perfil': profileArea,
} satisfies Record<AreaPage, Area>;

/** The filters that name the same in several areas: what the first is called in the second. */
const occupationNames: Readonly<Partial<Record<AreaPage, string>>> = {
  '/mapa': 'occupation',
  '/busca-cargo': 'cod_cbo',
  '/perfil': 'codigoBrasileiroOcupacao',
};

/** The other filters that mean the same wherever they are. */
const common = ['regiao', 'uf', 'municipio', 'nivel_ensino'];

/** A question that another page answers. */
export interface NextQuestion {
  to: AreaPage;
  question: string;
  /** One sentence. */
  answer: string;
  /** Query string. Default: the place, the level of education and the occupation in force. */
  search?: string | undefined;
}

/** The filters in `filters` that the page `to` has, too, by its names. */
function carriedTo(to: AreaPage, filters: Filters): Filters {
  const occupation = Object.values(occupationNames).flatMap((name) => filters[name] ?? []);
  const name = occupationNames[to];
  const accepted = new Set(areas[to].filters.map((filter): string => filter.name));
  const kept = Object.entries(filters).filter(
    ([shared, codes]) => common.includes(shared) && accepted.has(shared) && codes.length === 1,
  );
  return {
    ...Object.fromEntries(kept),
    ...(name && occupation.length === 1 && { [name]: occupation }),
  };
}

const addressOf = ({ to, search }: NextQuestion, filters: Filters): string =>
  to + (search ?? filtersToSearch(carriedTo(to, filters), areas[to].filters));

interface NextQuestionsProps {
  area: Area;
  questions: readonly NextQuestion[];
}

/** Links to the pages that answer the next questions, under the same filters. */
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
