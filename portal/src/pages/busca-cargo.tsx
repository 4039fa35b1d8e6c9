import {
  compareArea,
  comparedOccupations,
  filtersFromSearch,
  MIN_COMPARED,
  occupationTrendArea,
} from '@observatorio/contract';
import { buscaCargo } from '@observatorio/pages/busca-cargo';
import type { PageData } from '@observatorio/pages/page';
import { subjectTitle } from '@observatorio/pages/subject';
import { registerElements } from '@observatorio/widgets/register-elements';
import { Fragment, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useChosen, useGroupFilters, useLoadedName } from '../base/occupation';
import { serverText } from '../base/server-text';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage } from '../shell/coverage';
import { missingSubject } from '../shell/missing';
import { NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';
import { Tag, TagGrid } from '../shell/tag-grid';

const {
  path,
  title: pageTitle,
  lead,
  variant,
  sources,
  sections = [],
  next = [],
  ...page
}: PageData = buscaCargo;

/** Reserves the height of the title until the name is known. */
const NO_BREAK_SPACE = '\u00a0';

/** Filters in the URL: the searched occupation, its filters and the compared occupations. */
const area = {
  ...occupationTrendArea,
  filters: [...occupationTrendArea.filters, ...compareArea.filters],
};

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

/** The compared occupations side by side, and over the years. */
const Comparison = ({ codes }: { codes: readonly string[] }) => {
  // In a separate group, because the comparison always covers the whole country.
  const trend = {
    group: 'comparacao',
    compara: codes.join(),
    source: 'short',
    class: 'span-6',
  } as const;
  return (
    <>
      <div className="grid fills-screen">
        <occupation-compare source="short" />
      </div>
      {codes.length >= MIN_COMPARED && (
        <div className="grid">
          <occupation-trend {...trend} />
          <occupation-trend {...trend} medida="mediana" />
        </div>
      )}
    </>
  );
};

/** Level of the headings of the tags. */
const HEADING_LEVEL = 2;

const Results = () => (
  <>
    {sections.map(({ tags, panel }, index) => {
      const grid = <TagGrid tags={tags} headingLevel={HEADING_LEVEL} isFirst={index === 0} />;
      return panel ? (
        <div className="with-panel" key={panel.card.tag}>
          {grid}
          <Tag tag={panel} headingLevel={HEADING_LEVEL} />
        </div>
      ) : (
        <Fragment key={tags[0]?.card.tag}>{grid}</Fragment>
      );
    })}
    <NextQuestions area={occupationTrendArea} questions={next} />
  </>
);

export function Component() {
  useElements(registerElements.occupation);
  useGroup(area);
  const chosen = useChosen(occupationTrendArea, 'cod_cbo');
  const code = missingSubject() === 'ocupacao' ? undefined : chosen;
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const wantsComparison = parameters.has('comparar');
  // The group reads the URL slightly later; the page already has its final height in the meantime.
  const [isArriving, setArriving] = useState(
    () => 'cod_cbo' in filtersFromSearch(search, occupationTrendArea.filters) && !missingSubject(),
  );
  if (isArriving && code) setArriving(false);
  const hasResults = Boolean(code) || isArriving;
  /** Text from another search, which found nothing. */
  const words = parameters.get('busca') ?? undefined;
  const name = useLoadedName('occupation.info', 'title', code);
  const text = useLoadedName('occupation.info', 'description', code) ?? serverText('lead');
  const title = hasResults ? (name ?? serverText('heading')) : undefined;
  const compared = useGroupFilters(compareArea)[comparedOccupations.name] ?? [];
  const isComparing = compared.length > 0 || wantsComparison;
  const isCompared = isComparing && !hasResults;
  const plain = isComparing && variant ? variant : { title: pageTitle, lead };
  const about = page.subject?.title;
  const subject = title && about && subjectTitle(about, title);
  return (
    <div className="page">
      <PageHeading
        title={hasResults ? (title ?? NO_BREAK_SPACE) : plain.title}
        parent={hasResults || isComparing ? { title: pageTitle, to: path } : undefined}
        area={occupationTrendArea}
        tabTitle={subject ?? plain.title}
        description={page.description}
        coverage={
          <Coverage title={subject ?? plain.title} area={occupationTrendArea} sources={sources} />
        }
      >
        {hasResults ? (
          <>
            <span className="occupation-text">{text}</span>
            <Link to={`${path}?comparar=${code ?? ''}`}>Comparar com outra ocupação</Link>
          </>
        ) : (
          plain.lead
        )}
      </PageHeading>
      {isCompared ? (
        <Comparison codes={compared} />
      ) : (
        <>
          <div className={hasResults ? 'page-filters with-measure' : 'page-filters'}>
            <occupation-search key={words} text={words} />
          </div>
          {hasResults ? <Results /> : <Examples />}
        </>
      )}
    </div>
  );
}
