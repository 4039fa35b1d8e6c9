import type { Filters, SourceName } from '@observatorio/contract';
import { courseArea } from '@observatorio/contract';
import { buscaCurso } from '@observatorio/pages/busca-curso';
import type { PageData } from '@observatorio/pages/page';
import { subjectTitle } from '@observatorio/pages/subject';
import { registerElements } from '@observatorio/widgets/register-elements';
import { useGroupFilters, useLoadedName } from '../base/occupation';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage } from '../shell/coverage';
import { NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';

const { title, description, lead, next = [], subject }: PageData = buscaCurso;

/** Returns the sources of the course offers of the chosen level, or of both levels. */
const sourcesOf = ({ nivel_ensino: level }: Filters): readonly SourceName[] => {
  if (level?.[0] === 'Técnico') return ['inep-tecnico'];
  return level?.[0] === 'Superior' ? ['inep-superior'] : ['inep-tecnico', 'inep-superior'];
};

export function Component() {
  useElements(registerElements.course);
  useGroup(courseArea);
  const filters = useGroupFilters(courseArea);
  const code = filters.codigo_curso?.[0];
  const name = useLoadedName('course.detail', 'name', code);
  const tabTitle = name && subject?.title ? subjectTitle(subject.title, name) : undefined;
  return (
    <div className="page">
      <PageHeading
        title={title}
        area={courseArea}
        tabTitle={tabTitle}
        description={description}
        coverage={
          <Coverage title={tabTitle ?? title} area={courseArea} sources={sourcesOf(filters)} />
        }
      >
        {lead}
      </PageHeading>
      <div className="page-filters">
        <course-filters extraRow />
      </div>
      <div className="with-detail">
        <course-offers chips="none" source="short" grouped />
        <div className="detail-column">
          <course-map chips="none" source="short" hidden={code !== undefined} />
          <course-detail chips="none" source="short" panel />
        </div>
      </div>
      <NextQuestions area={courseArea} questions={next} />
    </div>
  );
}
