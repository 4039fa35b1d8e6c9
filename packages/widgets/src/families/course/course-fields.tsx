import { ALL_LEVELS, courseLevels, MAX_COURSE_TEXT } from '@observatorio/contract';
import { Select, TextField } from '@observatorio/ui';
import type { FieldOf } from '../../card/fields/group-bar';
import { toOption } from '../../card/fields/option-lists';
import { PlaceFields } from '../../card/fields/place-fields';
import type { FieldOptions } from '../../card/fields/use-field-options';

interface CourseFieldsProps {
  field: FieldOf;
  options: FieldOptions;
}

const levels = courseLevels.map(toOption);

/**
 * Fields for the education level and its subdivisions: axis and type, or area, level and degree.
 */
export function CourseFields({ field, options: { listed } }: CourseFieldsProps) {
  const level = field('nivel_ensino');
  return (
    <>
      <Select
        label="Nível de ensino"
        options={levels}
        {...level}
        value={level.value || ALL_LEVELS}
      />
      {level.value === 'Técnico' && (
        <>
          <Select
            label="Eixo tecnológico"
            options={listed.eixo_tecnologico ?? []}
            allLabel="Todos"
            {...field('eixo_tecnologico')}
          />
          <Select
            label="Tipo de curso"
            options={listed.nivel_academico ?? []}
            allLabel="Todos"
            {...field('nivel_academico')}
          />
        </>
      )}
      {level.value === 'Superior' && (
        <>
          <Select
            label="Área do curso"
            options={listed.area_geral ?? []}
            allLabel="Todas"
            {...field('area_geral')}
          />
          <Select
            label="Nível acadêmico"
            options={listed.nivel_academico ?? []}
            allLabel="Todos"
            {...field('nivel_academico')}
          />
          <Select
            label="Grau acadêmico"
            options={listed.grauAcademico ?? []}
            allLabel="Todos"
            {...field('grauAcademico')}
          />
        </>
      )}
    </>
  );
}

/** Field for the name of a course or of an institution. */
export function CourseNameField({ field }: Pick<CourseFieldsProps, 'field'>) {
  return (
    <TextField
      label="Curso ou instituição"
      placeholder="Por exemplo: enfermagem"
      maxLength={MAX_COURSE_TEXT}
      {...field('nome_curso')}
    />
  );
}

/** Fields for place, funding, modality and shift. */
export function CoursePlaceFields({ field, options }: CourseFieldsProps) {
  const {
    custeamento = [],
    mediacao_didatico_pedagogica: modalities = [],
    turno: shifts = [],
  } = options.listed;
  return (
    <>
      <PlaceFields
        field={field}
        options={options}
        municipality={{ label: 'Cidade', all: 'Todas' }}
      />
      <Select
        label="Custeamento"
        options={custeamento}
        allLabel="Todos"
        {...field('custeamento')}
      />
      {modalities.length > 0 && (
        <Select
          label="Modalidade"
          options={modalities}
          allLabel="Todas"
          {...field('mediacao_didatico_pedagogica')}
        />
      )}
      {shifts.length > 0 && (
        <Select label="Turno" options={shifts} allLabel="Todos" {...field('turno')} />
      )}
    </>
  );
}
