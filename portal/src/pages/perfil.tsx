import { profileArea } from '@observatorio/contract';
import { occupationPageTitles, pageTitles } from '@observatorio/domain';
import { useChosen, useLoadedName } from '../base/occupation';
import { registerElements } from '../base/register-elements';
import { FirstFigures, serverText } from '../base/server-text';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage, occupationPageSources } from '../shell/coverage';
import { missingSubject } from '../shell/missing';
import { type NextQuestion, NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';
import { comparisonQuestion, questions } from './questions';

const path = '/perfil';
const defaults = {};

const questionsAbout = (code = ''): readonly NextQuestion[] => [
  {
    to: '/busca-cargo',
    question: 'Quem trabalha nesta ocupação?',
    answer: 'Homens e mulheres, idade, escolaridade, e os cursos que levam a ela.',
  },
  comparisonQuestion(code),
  questions.jobsOfOccupation,
  questions.imbalance,
];

/** Returns the name of the occupation that the server rendered into the first page, if any. */
function firstOccupation(): string | undefined {
  const heading = serverText('heading');
  return heading === pageTitles[path] ? undefined : heading;
}

export function Component() {
  useElements(registerElements.profile);
  useGroup(profileArea, defaults);
  const code = useChosen(profileArea, 'codigoBrasileiroOcupacao');
  const loaded = useLoadedName('profile.occupation', 'title', code);
  const title = loaded ?? firstOccupation();
  return (
    <div className="page">
      <PageHeading
        title={title ?? pageTitles[path]}
        parent={{ title: pageTitles[path], to: path }}
        area={profileArea}
        tabTitle={title && occupationPageTitles[path](title)}
        coverage={<Coverage area={profileArea} sourcesOf={occupationPageSources} />}
      >
        O que uma ocupação pede de quem a exerce, em conhecimentos, habilidades, atitudes e
        escolaridade; quanto paga, onde estão os empregos e que risco tem de ser automatizada.
      </PageHeading>
      <div className="page-filters">
        <profile-filters />
      </div>
      {missingSubject() !== 'ocupacao' && (
        <>
          <h2>Profissão</h2>
          <div className="grid">
            <profile-occupation chips="none" heading="" headingLevel={3}>
              <FirstFigures />
            </profile-occupation>
            <profile-knowledge chips="none" class="span-4" headingLevel={3} />
            <profile-skills chips="none" class="span-4" headingLevel={3} />
            <profile-attitudes chips="none" class="span-4 whole-row" headingLevel={3} />
          </div>
          <h2>Vagas Ofertadas</h2>
          <p className="quiet">Vínculos ativos em 31 de dezembro, sob os filtros escolhidos.</p>
          <div className="grid">
            <profile-salary chips="none" class="span-4 whole-row" headingLevel={3} />
            <profile-growth chips="none" class="span-4" headingLevel={3} />
            <profile-automation chips="none" class="span-4" headingLevel={3} />
            <profile-map chips="none" class="span-7 rows-2" headingLevel={3} />
            <profile-sex chips="none" class="span-5 short" headingLevel={3} />
            <profile-schooling chips="none" class="span-5 short" headingLevel={3} />
          </div>
          <NextQuestions area={profileArea} questions={questionsAbout(code)} />
        </>
      )}
    </div>
  );
}
