import type { Filters, SourceName } from '@observatorio/contract';
import { courseArea } from '@observatorio/contract';
import { coursePageTitle, pageTitles } from '@observatorio/domain';
import { useChosen, useLoadedName } from '../base/occupation';
import { registerElements } from '../base/register-elements';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage } from '../shell/coverage';
import { type NextQuestion, NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';
import { questions } from './questions';

const path = '/busca-curso';
const defaults = {};

const next: readonly NextQuestion[] = [
  questions.imbalance,
  {
    to: '/formandos',
    question: 'Quantas pessoas estudam e se formam?',
    answer: 'Matrículas, concluintes e vagas por curso, área, rede e modalidade.',
  },
  questions.jobs,
];

/** Returns the sources of the course offers of the chosen level, or of both levels. */
const sourcesOf = ({ nivel_ensino: level }: Filters): readonly SourceName[] => {
  if (level?.[0] === 'Técnico') return ['inep-tecnico'];
  return level?.[0] === 'Superior' ? ['inep-superior'] : ['inep-tecnico', 'inep-superior'];
};

export function Component() {
  useElements(registerElements.course);
  useGroup(courseArea, defaults);
  const code = useChosen(courseArea, 'codigo_curso');
  const name = useLoadedName('course.detail', 'name', code);
  return (
    <div className="page">
      <PageHeading
        title={pageTitles[path]}
        area={courseArea}
        tabTitle={name && coursePageTitle(name)}
        coverage={<Coverage area={courseArea} sourcesOf={sourcesOf} />}
      >
        Cursos técnicos e superiores: quem oferece, onde, e a que profissões cada um leva.
      </PageHeading>
      <div className="page-filters">
        <course-filters extraRow />
      </div>
      <div className="with-detail">
        <course-offers chips="none" />
        <course-detail chips="none" panel />
      </div>
      <NextQuestions area={courseArea} questions={next} />
    </div>
  );
}
