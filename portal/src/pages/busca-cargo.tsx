import { occupationPageTitles, pageTitles } from '@observatorio/domain';
import { compareArea, occupationArea } from '@observatorio/widgets/areas';
import { Link, useLocation } from 'react-router';
import { useChosen, useLoadedName } from '../base/occupation';
import { registerElements } from '../base/register-elements';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage, occupationPageSources } from '../shell/coverage';
import { missingSubject } from '../shell/missing';
import { PageHeading } from '../shell/page-heading';
import { OccupationLinks } from './occupation-links';

const path = '/busca-cargo';
const defaults = {};

/** The searched occupation, its filters, and the compared occupations. */
const area = { ...occupationArea, filters: [...occupationArea.filters, ...compareArea.filters] };

const comparison = 'Comparação de profissões';

const examples = [
  { code: '521110', title: 'Vendedor de comércio varejista' },
  { code: '411005', title: 'Auxiliar de escritório' },
  { code: '322205', title: 'Técnico de enfermagem' },
  { code: '782510', title: 'Motorista de caminhão' },
  { code: '225125', title: 'Médico clínico' },
  { code: '212405', title: 'Analista de desenvolvimento de sistemas' },
];

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

const Results = ({ code, title }: { code: string; title: string | undefined }) => (
  <>
    <div className="results-heading">
      <h2>{title}</h2>
      <OccupationLinks code={code} to="/perfil">
        Ver o perfil da ocupação
      </OccupationLinks>
    </div>
    <div className="with-panel">
      <div className="grid">
        <occupation-knowledge chips="none" class="span-4" headingLevel={3} />
        <occupation-skills chips="none" class="span-4" headingLevel={3} />
        <occupation-attitudes chips="none" class="span-4" headingLevel={3} />
        <occupation-gender chips="none" class="span-6 short" headingLevel={3} />
        <occupation-pay chips="none" class="span-6 short" headingLevel={3} />
        <occupation-related chips="none" headingLevel={3} />
      </div>
      <occupation-info chips="none" headingLevel={3} />
    </div>
    <div className="grid">
      <occupation-map chips="none" class="span-7 rows-2" headingLevel={3} />
      <occupation-schooling chips="none" class="span-5 short" headingLevel={3} />
      <occupation-age chips="none" class="span-5 short" headingLevel={3} />
      <occupation-courses chips="none" headingLevel={3} />
    </div>
  </>
);

export function Component() {
  useElements(registerElements.occupation);
  useGroup(area, defaults);
  const chosen = useChosen(occupationArea, 'cod_cbo');
  const code = missingSubject() === 'ocupacao' ? undefined : chosen;
  const title = useLoadedName('occupation.info', 'title', code);
  const wantsComparison = new URLSearchParams(useLocation().search).has('comparar');
  const isComparing = useChosen(compareArea, 'comparar') !== undefined || wantsComparison;
  const subject = title && occupationPageTitles[path](title);
  return (
    <div className="page">
      <PageHeading
        title={pageTitles[path]}
        area={occupationArea}
        tabTitle={subject ?? (isComparing ? comparison : undefined)}
        coverage={<Coverage area={occupationArea} sourcesOf={occupationPageSources} />}
      >
        O que faz, quanto ganha, quem trabalha e o que pede cada ocupação do país.
      </PageHeading>
      <div className="page-filters" data-searched={Boolean(code)}>
        <occupation-search />
      </div>
      {code && <Results code={code} title={title} />}
      {!code && (isComparing ? <Comparison /> : <Examples />)}
    </div>
  );
}
