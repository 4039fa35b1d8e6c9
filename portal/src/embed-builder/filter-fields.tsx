import type { Area, FilterDefinition, Filters } from '@observatorio/contract';
import { formatList } from '@observatorio/language';
import { neededFilters } from '@observatorio/widgets';
import { Combobox, type Option, Select } from '@observatorio/widgets/builder';
import { useState } from 'react';
import { type BuilderState, choosableFilters, type StateChange } from './builder-state';
import { nextFilters } from './next-filters';
import { BuilderInput } from './text-input';
import { type OptionLists, useOptions } from './use-options';

/** Maximum number of occupations in a comparison. */
const MAX_COMPARED = 4;

interface FieldProps {
  definition: FilterDefinition;
  codes: readonly string[];
  filters: Filters;
  lists: OptionLists;
  /** Whether the list is left out until the field is opened. */
  isOmitted: boolean;
  isRequired: boolean;
  /** Value that applies if none is chosen. Default: none. */
  standard?: string | undefined;
  onChange: (codes: readonly string[]) => void;
  onOpen: () => void;
}

const labelFor =
  (options: readonly Option[], definition: FilterDefinition, filters: Filters) =>
  (code: string): string =>
    options.find(({ value }) => value === code)?.label ??
    definition.labelOf?.(code, filters) ??
    code;

/** Returns the options, with an extra one if several codes or an unlisted code are chosen. */
function withCurrent(
  options: readonly Option[],
  value: string,
  codes: readonly string[],
  labelOf: (code: string) => string,
): readonly Option[] {
  if (value === '' || options.some((option) => option.value === value)) return options;
  return [{ value, label: codes.map(labelOf).join(', ') }, ...options];
}

/** Label of the option that leaves a filter unset. */
function unchosen(name: string, standard: string | undefined): string {
  if (name === 'ano') return 'O mais recente';
  return standard === undefined ? 'Sem filtro' : `${standard} (padrão)`;
}

function FilterField({
  definition,
  codes,
  filters,
  lists,
  isOmitted,
  isRequired,
  standard,
  onChange,
  onOpen,
}: FieldProps) {
  const { name } = definition;
  const label = isRequired ? `${definition.label}: escolha necessária` : definition.label;
  if (definition.isText) {
    return (
      <BuilderInput
        label={label}
        value={codes[0] ?? ''}
        placeholder="Por exemplo: enfermagem"
        maxLength={100}
        onChange={(text) => onChange(text.trim() ? [text] : [])}
      />
    );
  }
  const listed = (typeof lists === 'object' && lists[name]) || [];
  const value = codes.join(',');
  const options = withCurrent(listed, value, codes, labelFor(listed, definition, filters));
  const field = {
    label,
    value,
    options,
    onChange: (code: string) => onChange(code ? code.split(',') : []),
  };
  if (isLong(name)) {
    return (
      <Combobox
        {...field}
        placeholder={isRequired ? 'Escolha' : 'Sem filtro'}
        status={isOmitted ? 'Carregando…' : undefined}
        onFocus={onOpen}
      />
    );
  }
  return <Select {...field} allLabel={unchosen(name, standard)} />;
}

/** Whether a filter can have a long list. */
const isLong = (name: string): boolean => /municipio|cbo|occupation|ocupacao|curso/i.test(name);

/** A field for each compared occupation, and an empty one. */
function ComparedFields({ definition, codes, lists, onChange }: FieldProps) {
  const listed = (typeof lists === 'object' && lists[definition.name]) || [];
  const labelOf = labelFor(listed, definition, {});
  const count = Math.min(Math.max(codes.length + 1, 2), MAX_COMPARED);
  return Array.from({ length: count }, (_, index) => {
    const code = codes[index] ?? '';
    return (
      <Combobox
        // Fields are identified by their position.
        key={index}
        label={`Profissão ${index + 1}`}
        options={withCurrent(listed, code, [code], labelOf)}
        value={code}
        placeholder="Escolha"
        onChange={(chosen) =>
          onChange([...new Set(codes.toSpliced(index, 1, chosen))].filter(Boolean))
        }
      />
    );
  });
}

/**
 * Whether all chosen codes are in the filter's list; true if the list is incomplete or not loaded.
 */
function areListed(
  codes: readonly string[],
  lists: OptionLists,
  { name, isText }: FilterDefinition,
): boolean {
  const listed = typeof lists === 'object' ? lists[name] : undefined;
  const isOpen = isText || name === 'raio_km';
  return isOpen || !listed || codes.every((code) => listed.some(({ value }) => value === code));
}

/** Label of the value that applies if none is chosen; undefined if that is no filter. */
function standardOf(
  { defaults = {}, measures = [] }: Area,
  { name, values = [], labelOf }: FilterDefinition,
): string | undefined {
  return measures.includes(name) ? labelOf?.(values[0] ?? '') : defaults[name]?.[0];
}

interface FilterFieldsProps {
  state: BuilderState;
  onChange: StateChange;
}

/** A field for each filter of the element. */
export function FilterFields({ state: { declaration, filters }, onChange }: FilterFieldsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { lists, omitted } = useOptions(declaration, filters, opened);
  const needed = neededFilters(declaration);
  const definitions = choosableFilters(declaration).filter(
    ({ name, isText }) =>
      isText ||
      filters[name] ||
      typeof lists !== 'object' ||
      lists[name]?.length ||
      omitted.includes(name),
  );
  const unlisted = definitions
    .filter((definition) => !areListed(filters[definition.name] ?? [], lists, definition))
    .map(({ label }) => label);
  return (
    <>
      {lists === 'failed' && (
        <p role="alert" className="builder-wide">
          As listas dos filtros não chegaram. Recarregue a página para tentar de novo.
        </p>
      )}
      {unlisted.length > 0 && (
        <p role="alert" className="builder-wide">
          {`Não há dados para o que foi escolhido em ${formatList(unlisted)}. Escolha outro valor.`}
        </p>
      )}
      {definitions.map((definition) => {
        const { name } = definition;
        const Field = name === 'comparar' ? ComparedFields : FilterField;
        return (
          <Field
            key={`${declaration.tag} ${name}`}
            definition={definition}
            codes={filters[name] ?? []}
            filters={filters}
            lists={lists}
            isOmitted={omitted.includes(name)}
            onOpen={() =>
              setOpened((names) => (names.has(name) ? names : new Set(names).add(name)))
            }
            isRequired={name in needed}
            standard={standardOf(declaration.area, definition)}
            onChange={(codes) =>
              onChange((latest) => ({
                filters: nextFilters(declaration, latest.filters, name, codes),
              }))
            }
          />
        );
      })}
    </>
  );
}
