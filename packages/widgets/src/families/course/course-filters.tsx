import { courseFilterBar } from '@observatorio/cards/course/course-panels';
import { ALL_LEVELS, type CourseFilter, courseArea, type Filters } from '@observatorio/contract';
import { filterBarStyles } from '@observatorio/ui';
import type { CommonProps, Declaration, Props } from '../../base/declaration';
import { GroupBar } from '../../card/fields/group-bar';
import { useFieldOptions } from '../../card/fields/use-field-options';
import { useCard } from '../../data/use-card';
import { CourseFields, CourseNameField, CoursePlaceFields } from './course-fields';
import { useDelayedFields } from './use-delayed-fields';

const { title } = courseFilterBar;

/** Text when no filter except the education level is set. */
const noneOf = ({ nivel_ensino: [level = ALL_LEVELS] = [] }: Filters): string =>
  level === ALL_LEVELS
    ? 'Nenhum filtro: todas as ofertas do país.'
    : `Todas as ofertas do país de nível ${level.toLowerCase()}.`;

interface CourseFiltersProps extends CommonProps {
  /** Whether to show the fields for place, funding, modality and shift. Default: false. */
  extraRow?: boolean;
}

/** Renders the filter bar of the course search. */
export function CourseFilters({ extraRow = false, ...props }: CourseFiltersProps) {
  const card = useCard(courseArea, props);
  const options = useFieldOptions(card);
  const delayed = useDelayedFields();
  return (
    <GroupBar
      title={title}
      card={card}
      options={options}
      none={noneOf(card.filters)}
      renderLead={(writing) => <CourseNameField field={delayed(writing)} />}
    >
      {(writing) => {
        const field = delayed(writing);
        return (
          <>
            <CourseFields field={field} options={options} />
            {extraRow && <CoursePlaceFields field={field} options={options} />}
          </>
        );
      }}
    </GroupBar>
  );
}

/** Filter bar of the course search. */
export const courseFilters = {
  ...courseFilterBar,
  props: {
    extraRow: {
      type: 'boolean',
      default: false,
      description: 'Mostra também lugar, custeamento, modalidade e turno.',
    },
  },
  styles: [filterBarStyles],
  Component: CourseFilters,
} satisfies Declaration<'course-filters', CourseFilter, Props>;
