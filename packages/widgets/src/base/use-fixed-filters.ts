import { canonical, type FilterDefinition, type Filters, readValues } from '@observatorio/contract';
import { formatList } from '@observatorio/language';
import { useMemo } from 'react';
import { attributeOf, type CommonProps } from './declaration';
import { warnAboutValue } from './warn';

/** A filter of an element, with the values it rejected. */
export interface RefusedFilter {
  definition: FilterDefinition;
  values: readonly string[];
}

/** Filters set by an element's own properties. */
export interface FixedFilters {
  fixed: Filters;
  refused: readonly RefusedFilter[];
}

/** Separates property values in the memo key; values cannot contain control characters. */
const SEPARATOR = '\0';

function parseFilters(
  definitions: readonly FilterDefinition[],
  texts: readonly string[],
): FixedFilters {
  const read = definitions.map((definition, index) => {
    const { codes, refused } = readValues(definition, texts[index]);
    return { definition, codes, values: refused };
  });
  return {
    fixed: canonical(Object.fromEntries(read.map((each) => [each.definition.name, each.codes]))),
    refused: read.filter(({ values }) => values.length > 0),
  };
}

/** Returns the filters set by an element's own properties, and those with rejected values. */
export function useFixedFilters(
  definitions: readonly FilterDefinition[],
  props: CommonProps,
): FixedFilters {
  const values: Readonly<Record<string, unknown>> = { ...props };
  // A string key, so that equal properties return the same object. Not JSON, because old libraries
  // on the page may alter its output.
  const key = definitions
    .map(({ name }) => String(values[name] ?? '').replaceAll(SEPARATOR, ' '))
    .join(SEPARATOR);
  return useMemo(() => parseFilters(definitions, key.split(SEPARATOR)), [definitions, key]);
}

/** Warns the page's author about each rejected value. */
export function warnAboutRefused(tag: string, refused: readonly RefusedFilter[]): void {
  for (const { definition, values } of refused) {
    for (const value of values) {
      warnAboutValue(tag, attributeOf(definition.name), value, definition.allowed, '');
    }
  }
}

/** Sentence for readers that names the page's rejected filters. */
export function refusalInWords(refused: readonly RefusedFilter[]): string {
  const names = refused.map(
    ({ definition, values }) =>
      `${definition.label} ${formatList(values.map((value) => `“${value}”`))}`,
  );
  const isOne = refused.flatMap(({ values }) => values).length === 1;
  const subject = isOne
    ? 'O filtro que esta página escolheu não é aceito'
    : 'Estes filtros que a página escolheu não são aceitos';
  return `${subject}: ${formatList(names)}.`;
}
