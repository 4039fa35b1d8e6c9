import { canonical, type FilterDefinition, type Filters, readValues } from '@observatorio/contract';
import { useMemo } from 'react';
import { attributeOf, type CommonProps } from './declaration';
import { warnAboutValue } from './warn';

function parseFilters(
  tag: string,
  definitions: readonly FilterDefinition[],
  texts: readonly string[],
) {
  const entries = definitions.map((definition, index) => {
    const { codes, refused } = readValues(definition, texts[index]);
    for (const text of refused) {
      warnAboutValue(tag, attributeOf(definition.name), text, definition.allowed);
    }
    return [definition.name, codes] as const;
  });
  return canonical(Object.fromEntries(entries));
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
