import { canonical, type FilterDefinition, type Filters } from '@observatorio/contract';
import { useMemo } from 'react';
import { attributeOf, type CommonProps } from './declaration';
import { warnOfValue } from './warn';

function read(tag: string, definitions: readonly FilterDefinition[], texts: readonly string[]) {
  const entries = definitions.map((definition, index): [string, string[]] => {
    const written = (texts[index] ?? '').split(',').map((text) => text.trim());
    return [
      definition.name,
      written.filter(Boolean).flatMap((text) => code(tag, definition, text)),
    ];
  });
  return canonical(Object.fromEntries(entries));
}

function code(tag: string, { name, allowed, parse }: FilterDefinition, text: string): string[] {
  const parsed = parse(text);
  if (parsed === undefined) warnOfValue(tag, attributeOf(name), text, allowed);
  return parsed === undefined ? [] : [parsed];
}

/** A card's own filters, from its properties; values that are none are warned of and left out. */
export function useFixedFilters(
  tag: string,
  definitions: readonly FilterDefinition[],
  props: CommonProps,
): Filters {
  const values: Readonly<Record<string, unknown>> = { ...props };
  // One string, so that equal attributes give the same object.
  const written = JSON.stringify(definitions.map(({ name }) => String(values[name] ?? '')));
  return useMemo(() => read(tag, definitions, JSON.parse(written)), [tag, definitions, written]);
}
