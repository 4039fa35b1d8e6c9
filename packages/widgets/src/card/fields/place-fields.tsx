import { Combobox, Select } from '@observatorio/ui';
import type { FieldOf } from './group-bar';
import type { FieldOptions } from './use-field-options';

interface PlaceFieldsProps {
  field: FieldOf;
  options: FieldOptions;
  /** Label of the municipality field, and its placeholder when none is selected. */
  municipality: { label: string; all: string };
}

/** Fields for region, state and municipality, each narrowed by the previous one. */
export function PlaceFields({ field, options, municipality }: PlaceFieldsProps) {
  const { regions, states, listed, longList } = options;
  return (
    <>
      <Select label="Região" options={regions} allLabel="Todas" {...field('regiao')} />
      <Select label="Estado" options={states} allLabel="Todos" {...field('uf')} />
      <Combobox
        label={municipality.label}
        options={listed.municipio ?? []}
        placeholder={municipality.all}
        {...longList}
        {...field('municipio')}
      />
    </>
  );
}
