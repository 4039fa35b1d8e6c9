import { type Filters, graduate, graduateArea } from '@observatorio/contract';
import { pageTitles } from '@observatorio/domain';
import { config } from '../base/config';
import { registerElements } from '../base/register-elements';
import { FirstFigures } from '../base/server-text';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage } from '../shell/coverage';
import { type NextQuestion, NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';
import { questions } from './questions';

const defaults = { ano: [config.year] };

const sourcesOf = (filters: Filters) => [graduate.byState.source(filters)];

const next: readonly NextQuestion[] = [
  {
    to: '/busca-curso',
    question: 'Onde estudar?',
    answer: 'As escolas e faculdades do lugar, curso por curso, e a que profissões cada um leva.',
  },
  questions.jobs,
  questions.imbalance,
];

export function Component() {
  useElements(registerElements.graduate);
  useGroup(graduateArea, defaults);
  return (
    <div className="page">
      <PageHeading
        title={pageTitles['/formandos']}
        area={graduateArea}
        coverage={<Coverage area={graduateArea} sourcesOf={sourcesOf} />}
      >
        Matrículas, concluintes e vagas dos cursos técnicos e superiores. Clique em um gráfico para
        filtrar todos os outros.
      </PageHeading>
      <div className="page-filters">
        <graduate-filters />
      </div>
      <div className="grid">
        <graduate-summary chips="none" heading="">
          <FirstFigures />
        </graduate-summary>
        <graduate-map chips="none" class="span-7 rows-2" />
        <graduate-categories chips="none" class="span-5 short" />
        <graduate-category-detail chips="none" class="span-5 short" />
        <graduate-axes chips="none" class="span-7" />
        <graduate-degree-types chips="none" class="span-5 short" />
        <graduate-funding chips="none" class="span-5 short" />
        <graduate-courses chips="none" class="span-7" />
        <graduate-modality chips="none" class="span-5" />
      </div>
      <NextQuestions area={graduateArea} questions={next} />
    </div>
  );
}
