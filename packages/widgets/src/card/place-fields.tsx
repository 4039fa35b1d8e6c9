import { Combobox, Select } from '@observatorio/ui';
import type { FieldOf } from './group-bar';
import type { FieldOptions } from './use-field-options';

interface PlaceFieldsProps {
  field: FieldOf;
  options: FieldOptions;
  /** What a municipality is called, and what stands for all of them. */
  municipality: { label: string; all: string };
}

/** Region, state and municipality, each narrowed by the one before. */
export function PlaceFields({ field, options, municipality }: PlaceFieldsProps) {
  const { regions, states, listed } = options;
  return (
    <>
      <Select label="Região" options={regions} allLabel="Todas" {...field('regiao')} />
      <Select label="Estado" options={states} allLabel="Todos" {...field('uf')} />
      <Combobox
        label={municipality.label}
        options={listed.municipio ?? []}
        placeholder={municipality.all}
        {...field('municipio')}
      />
    </>
  );
}
