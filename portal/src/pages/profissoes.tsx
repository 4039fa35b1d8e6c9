import type { SourceName } from '@observatorio/contract';
import { imbalanceArea } from '@observatorio/contract';
import { pageTitles } from '@observatorio/domain';
import { registerElements } from '../base/register-elements';
import { FirstFigures } from '../base/server-text';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage } from '../shell/coverage';
import { type NextQuestion, NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';
import { questions } from './questions';

const defaults = {};

const sources: readonly SourceName[] = [
  'rais',
  'inep-superior',
  'inep-tecnico',
  'cnct',
  'evolucao',
];
const sourcesOf = () => sources;

const next: readonly NextQuestion[] = [questions.courses, questions.jobs, questions.occupations];

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
        Em que profissões se abrem mais vagas de emprego do que se formam pessoas, e em quais se
        formam pessoas demais: no país, em cada estado e nas cidades maiores.
      </PageHeading>
      <div className="page-filters">
        <imbalance-filters />
      </div>
      <div className="grid">
        <imbalance-panel chips="none">
          <FirstFigures />
        </imbalance-panel>
        <imbalance-ranking chips="none" />
      </div>
      <NextQuestions area={imbalanceArea} questions={next} />
    </div>
  );
}
