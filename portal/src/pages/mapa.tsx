import { labour } from '@observatorio/contract';
import { pageTitles } from '@observatorio/domain';
import { labourArea } from '@observatorio/widgets/areas';
import { config } from '../base/config';
import { registerElements } from '../base/register-elements';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage } from '../shell/coverage';
import { type NextQuestion, NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';

const defaults = { ano: [config.year] };

const sourcesOf = () => [labour.summary.source()];

const questions: readonly NextQuestion[] = [
  {
    to: '/busca-cargo',
    question: 'O que faz e quanto ganha cada ocupação?',
    answer: 'Descrição, remuneração, quem trabalha nela e o que ela pede.',
  },
  {
    to: '/busca-curso',
    question: 'Que cursos há neste lugar?',
    answer: 'Cursos técnicos e superiores, quem os oferece e a que profissões levam.',
  },
  {
    to: '/profissoes',
    question: 'Em que profissões faltam pessoas formadas?',
    answer: 'As vagas que se abrem por ano, comparadas com quem os cursos formam.',
  },
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
        <labour-summary chips="none" heading="" />
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
      <NextQuestions area={labourArea} questions={questions} />
    </div>
  );
}
