import { compareArea, filtersFromSearch, occupationArea } from '@observatorio/contract';
import { comparisonPageTitle, occupationPageTitles, pageTitles } from '@observatorio/domain';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
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

const path = '/busca-cargo';
const defaults = {};

/** Reserves the height of the title until the name is known. */
const NO_BREAK_SPACE = '\u00a0';

/** Filters in the URL: the searched occupation, its filters and the compared occupations. */
const area = { ...occupationArea, filters: [...occupationArea.filters, ...compareArea.filters] };

/** Filters that do not apply to a comparison: all except the occupation. */
const uncompared = occupationArea.filters
  .slice(1)
  .map(({ name }) => name)
  .join(' ');

const questionsAbout = (code: string): readonly NextQuestion[] => [
  {
    to: '/perfil',
    question: 'Quanto conhecimento esta ocupação exige?',
    answer: 'A profundidade de cada conhecimento, o crescimento e o risco de automação.',
  },
  comparisonQuestion(code),
  questions.jobsOfOccupation,
  questions.imbalance,
];

const examples = [
  { code: '521110', title: 'Vendedor de comércio varejista' },
  { code: '411005', title: 'Auxiliar de escritório' },
  { code: '322205', title: 'Técnico de enfermagem' },
  { code: '782510', title: 'Motorista de caminhão' },
  { code: '225125', title: 'Médico clínico' },
  { code: '212405', title: 'Analista de desenvolvimento de sistemas' },
];

const lead = (isComparing: boolean): string =>
  isComparing
    ? 'De duas a quatro ocupações lado a lado, com os números do país inteiro.'
    : 'O que faz, quanto ganha, quem trabalha e o que pede cada ocupação do país.';

const Examples = () => (
  <section className="examples">
    <h2>Por onde começar</h2>
    <p className="quiet">Digite o nome que você usa no dia a dia, ou veja uma destas ocupações:</p>
    <ul>
      {examples.map(({ code, title }) => (
        <li key={code}>
          <Link to={`${path}?cbo=${code}`}>{title}</Link>
        </li>
      ))}
    </ul>
    <p>
      <Link to={`${path}?comparar=`}>Comparar profissões lado a lado</Link>
    </p>
  </section>
);

const Comparison = () => (
  <div className="grid">
    <occupation-compare />
  </div>
);

const Results = ({ code }: { code: string }) => (
  <>
    <div className="with-panel">
      <div className="grid">
        <occupation-pay chips="none" headingLevel={2}>
          <FirstFigures />
        </occupation-pay>
        <occupation-knowledge chips="none" class="span-4" headingLevel={2} />
        <occupation-skills chips="none" class="span-4" headingLevel={2} />
        <occupation-attitudes chips="none" class="span-4" headingLevel={2} />
        <occupation-gender chips="none" class="span-5 short" headingLevel={2} />
        <occupation-related chips="none" class="span-7 short whole-row" headingLevel={2} />
      </div>
      <occupation-info chips="none" headingLevel={2} />
    </div>
    <div className="grid">
      <occupation-map chips="none" class="span-7 rows-2" headingLevel={2} />
      <occupation-schooling chips="none" class="span-5 short" headingLevel={2} />
      <occupation-age chips="none" class="span-5 short" headingLevel={2} />
      <occupation-courses chips="none" headingLevel={2} />
    </div>
    <NextQuestions area={occupationArea} questions={questionsAbout(code)} />
  </>
);

export function Component() {
  useElements(registerElements.occupation);
  useGroup(area, defaults);
  const chosen = useChosen(occupationArea, 'cod_cbo');
  const code = missingSubject() === 'ocupacao' ? undefined : chosen;
  const { search } = useLocation();
  const wantsComparison = new URLSearchParams(search).has('comparar');
  // The group reads the URL slightly later; the page already has its final height in the meantime.
  const [isArriving, setArriving] = useState(
    () => 'cod_cbo' in filtersFromSearch(search, occupationArea.filters) && !missingSubject(),
  );
  if (isArriving && code) setArriving(false);
  const hasResults = Boolean(code) || isArriving;
  const name = useLoadedName('occupation.info', 'title', code);
  const text = useLoadedName('occupation.info', 'description', code) ?? serverText('lead');
  const title = hasResults ? (name ?? serverText('heading')) : undefined;
  const isComparing = useChosen(compareArea, 'comparar') !== undefined || wantsComparison;
  const plainTitle = isComparing ? comparisonPageTitle : pageTitles[path];
  const subject = title && occupationPageTitles[path](title);
  return (
    <div className="page">
      <PageHeading
        title={hasResults ? (title ?? NO_BREAK_SPACE) : plainTitle}
        parent={hasResults || isComparing ? { title: pageTitles[path], to: path } : undefined}
        area={occupationArea}
        tabTitle={subject ?? plainTitle}
        coverage={<Coverage area={occupationArea} sourcesOf={occupationPageSources} />}
      >
        {hasResults ? <span className="occupation-text">{text}</span> : lead(isComparing)}
      </PageHeading>
      <div className="page-filters">
        <occupation-search ignore={!hasResults && isComparing ? uncompared : ''} />
      </div>
      {hasResults && <Results code={code ?? ''} />}
      {!hasResults && (isComparing ? <Comparison /> : <Examples />)}
    </div>
  );
}
