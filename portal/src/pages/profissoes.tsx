import type { SourceName } from '@observatorio/contract';
import { pageTitles } from '@observatorio/domain';
import { imbalanceArea } from '@observatorio/widgets/areas';
import { registerElements } from '../base/register-elements';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage } from '../shell/coverage';
import { type NextQuestion, NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';

const defaults = {};

const sources: readonly SourceName[] = [
  'rais',
  'inep-superior',
  'inep-tecnico',
  'cnct',
  'evolucao',
];
const sourcesOf = () => sources;

const questions: readonly NextQuestion[] = [
  {
    to: '/busca-curso',
    question: 'Que cursos há neste lugar?',
    answer: 'Cursos técnicos e superiores, quem os oferece e a que profissões levam.',
  },
  {
    to: '/mapa',
    question: 'Que empregos há neste lugar?',
    answer: 'Vínculos por setor, ocupação, remuneração e escolaridade.',
  },
  {
    to: '/busca-cargo',
    question: 'O que faz e quanto ganha cada ocupação?',
    answer: 'Descrição, remuneração, quem trabalha nela e o que ela pede.',
  },
];

export function Component() {
  useElements(registerElements.imbalance);
  useGroup(imbalanceArea, defaults);
  return (
    <div className="page">
      <PageHeading
        title={pageTitles['/profissoes']}
        area={imbalanceArea}
        coverage={<Coverage area={imbalanceArea} sourcesOf={sourcesOf} />}
      >
        Em que profissões se abrem mais vagas de emprego do que se formam pessoas, no país, em cada
        estado e nas cidades maiores.
      </PageHeading>
      <div className="page-filters">
        <imbalance-filters />
      </div>
      <div className="grid">
        <imbalance-panel chips="none" />
        <imbalance-ranking chips="none" />
      </div>
      <NextQuestions area={imbalanceArea} questions={questions} />
    </div>
  );
}
