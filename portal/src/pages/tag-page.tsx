import { type Area, mainAreas } from '@observatorio/contract';
import type { PageData, Section } from '@observatorio/pages/page';
import { subjectTitle } from '@observatorio/pages/subject';
import { registerElements } from '@observatorio/widgets/register-elements';
import { type ComponentType, createElement, Fragment } from 'react';
import { useChosen, useLoadedName } from '../base/occupation';
import { serverText } from '../base/server-text';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage } from '../shell/coverage';
import { missingSubject } from '../shell/missing';
import { NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';
import { TagGrid } from '../shell/tag-grid';

/** A page made of tags, with the data of its area. */
interface TagPageProps {
  page: PageData;
  area: Area;
}

/** Level of the headings of tags below a section's own heading. */
const BELOW_SECTION = 3;

const sectionOf = ({ heading, lead, tags }: Section, index: number) => (
  <Fragment key={index}>
    {heading && <h2>{heading}</h2>}
    {lead && <p className="quiet">{lead}</p>}
    <TagGrid tags={tags} headingLevel={heading ? BELOW_SECTION : undefined} isFirst={index === 0} />
  </Fragment>
);

/** The page under its own title, or under the name of its subject once that is known. */
function TagPage({ page, area, subject }: TagPageProps & { subject?: string | undefined }) {
  const { title, description, lead, path, sections = [], next = [], elements = area.family } = page;
  useElements(registerElements[elements]);
  useGroup(area);
  const about = page.subject?.title;
  const tabTitle = about && subject ? subjectTitle(about, subject) : undefined;
  return (
    <div className="page">
      <PageHeading
        title={subject ?? title}
        parent={about && { title, to: path }}
        area={area}
        tabTitle={tabTitle}
        description={description}
        coverage={<Coverage title={tabTitle ?? title} area={area} sources={page.sources} />}
      >
        {lead}
      </PageHeading>
      <div className="page-filters">{createElement(`${area.family}-filters`)}</div>
      {(!about || missingSubject() !== page.subject?.kind) && (
        <>
          {sections.map(sectionOf)}
          <NextQuestions area={area} questions={next} />
        </>
      )}
    </div>
  );
}

/** Returns the name of the subject that the server rendered into the first page, if any. */
function firstSubject(title: string): string | undefined {
  const heading = serverText('heading');
  return heading === title ? undefined : heading;
}

/** A page whose title is the name of its subject, which one of its tags loads. */
function SubjectPage({ name, ...props }: TagPageProps & { name: string }) {
  const { page, area } = props;
  const code = useChosen(area, page.subject?.filter.name ?? '');
  const loaded = useLoadedName(page.subject?.dataset.id ?? '', name, code);
  return <TagPage {...props} subject={loaded ?? firstSubject(page.title)} />;
}

/** Returns the component of a page made of tags. */
export function componentOf(page: PageData): ComponentType {
  if (!page.area) throw new Error(`The page ${page.path} has neither an area nor a layout.`);
  const props: TagPageProps = {
    page,
    area: mainAreas[page.area.family],
  };
  const { title } = page.subject ?? {};
  return () => (title ? <SubjectPage {...props} name={title.name} /> : <TagPage {...props} />);
}
