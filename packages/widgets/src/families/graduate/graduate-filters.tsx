import { graduateFilterBar } from '@observatorio/cards/graduate/graduate-panels';
import { graduatePageArea, graduateTitles, isHigher } from '@observatorio/contract';
import { academicLevels, educationLevels, measuresOf } from '@observatorio/domain';
import { filterBarStyles, Select } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { GroupBar } from '../../card/fields/group-bar';
import { toOption } from '../../card/fields/option-lists';
import { PlaceFields } from '../../card/fields/place-fields';
import { useFieldOptions } from '../../card/fields/use-field-options';
import { useCard } from '../../data/use-card';

const { title } = graduateFilterBar;

function GraduateFilters(props: CommonProps) {
  const card = useCard(graduatePageArea, props);
  const options = useFieldOptions(card);
  const level = isHigher(card.filters) ? 'Superior' : 'Técnico';
  return (
    <GroupBar
      title={title}
      card={card}
      options={options}
      none={`Cursos ${level === 'Superior' ? 'superiores' : 'técnicos'} de todo o país, sem filtros.`}
    >
      {(field) => (
        <>
          <Select
            label="Nível de Ensino"
            options={educationLevels.map(toOption)}
            {...field('nivel_ensino')}
            value={level}
          />
          <Select label="Ano" options={options.years} {...field('ano')} value={options.year} />
          <Select
            label="Dados"
            options={measuresOf(level).map(toOption)}
            {...field('dimensao')}
            value={graduateTitles(card.filters).chart}
          />
          {level === 'Superior' && (
            <Select
              label="Nível Acadêmico"
              options={academicLevels.map(toOption)}
              allLabel="Todos"
              {...field('nivel_academico')}
            />
          )}
          <PlaceFields
            field={field}
            options={options}
            municipality={{ label: 'Município', all: 'Todos' }}
          />
        </>
      )}
    </GroupBar>
  );
}

/** Filter bar of graduates and enrolments: level, year, measure, region, state and municipality. */
export const graduateFilters = {
  ...graduateFilterBar,
  styles: [filterBarStyles],
  Component: GraduateFilters,
} satisfies Declaration;
