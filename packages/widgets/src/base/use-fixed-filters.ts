import { canonical, type FilterDefinition, type Filters } from '@observatorio/contract';
import { useMemo } from 'react';
import { attributeOf, type CommonProps } from './declaration';
import { warnAboutValue } from './warn';

function parseFilters(
  tag: string,
  definitions: readonly FilterDefinition[],
  texts: readonly string[],
) {
  const entries = definitions.map((definition, index): [string, string[]] => {
    const codes = (texts[index] ?? '').split(',').map((text) => text.trim());
    return [
      definition.name,
      codes.filter(Boolean).flatMap((text) => parseCode(tag, definition, text)),
    ];
  });
  return canonical(Object.fromEntries(entries));
}

function parseCode(
  tag: string,
  { name, allowed, parse }: FilterDefinition,
  text: string,
): string[] {
  const parsed = parse(text);
  if (parsed === undefined) warnAboutValue(tag, attributeOf(name), text, allowed);
  return parsed === undefined ? [] : [parsed];
}

/** Filters set by a card's own properties; invalid values are ignored with a console warning. */
export function useFixedFilters(
  tag: string,
  definitions: readonly FilterDefinition[],
  props: CommonProps,
): Filters {
  const values: Readonly<Record<string, unknown>> = { ...props };
  // A string key, so that equal properties give the same object.
  const key = JSON.stringify(definitions.map(({ name }) => String(values[name] ?? '')));
  return useMemo(() => parseFilters(tag, definitions, JSON.parse(key)), [tag, definitions, key]);
}
