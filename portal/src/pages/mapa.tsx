import { labour, labourArea } from '@observatorio/contract';
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

const sourcesOf = () => [labour.summary.source()];

const next: readonly NextQuestion[] = [
  questions.occupations,
  questions.courses,
  questions.imbalance,
];

export function Component() {
  useElements(registerElements.labour);
  useGroup(labourArea, defaults);
  return (
    <div className="page">
      <PageHeading
        title={pageTitles['/mapa']}
        area={labourArea}
        coverage={<Coverage area={labourArea} sourcesOf={sourcesOf} />}
      >
        Vínculos de emprego com carteira assinada ou no serviço público, ativos em 31 de dezembro.
        Clique em um gráfico para filtrar todos os outros.
      </PageHeading>
      <div className="page-filters">
        <labour-filters />
      </div>
      <div className="grid">
        <labour-summary chips="none" heading="">
          <FirstFigures />
        </labour-summary>
        <labour-map chips="none" class="span-7 rows-2" />
        <labour-macro-sectors chips="none" class="span-5 short" />
        <labour-gender chips="none" class="span-5 short" />
        <labour-sectors chips="none" class="span-5" />
        <labour-occupations chips="none" class="span-7" />
        <labour-salary chips="none" class="span-6" />
        <labour-wage-bands chips="none" class="span-6" />
        <labour-establishment-size chips="none" class="span-6" />
        <labour-schooling chips="none" class="span-6" />
        <labour-age-gender chips="none" class="short whole-row" />
      </div>
      <NextQuestions area={labourArea} questions={next} />
    </div>
  );
}
