import { canonical, type FilterDefinition, type Filters, readValues } from '@observatorio/contract';
import { formatList } from '@observatorio/domain';
import { useMemo } from 'react';
import { attributeOf, type CommonProps } from './declaration';
import { warnAboutValue } from './warn';

/** A filter of an element with the values that it does not accept. */
export interface RefusedFilter {
  label: string;
  values: readonly string[];
}

/** The filters that an element's own properties set. */
export interface FixedFilters {
  fixed: Filters;
  refused: readonly RefusedFilter[];
}

function parseFilters(
  tag: string,
  definitions: readonly FilterDefinition[],
  texts: readonly string[],
): FixedFilters {
  const read = definitions.map((definition, index) => {
    const { codes, refused } = readValues(definition, texts[index]);
    for (const text of refused) {
      warnAboutValue(tag, attributeOf(definition.name), text, definition.allowed);
    }
    return { definition, codes, refused };
  });
  return {
    fixed: canonical(Object.fromEntries(read.map((each) => [each.definition.name, each.codes]))),
    refused: read
      .filter(({ refused }) => refused.length > 0)
      .map(({ definition: { label }, refused }) => ({ label, values: refused })),
  };
}

/** Filters set by a card's own properties, and those refused, with a console warning. */
export function useFixedFilters(
  tag: string,
  definitions: readonly FilterDefinition[],
  props: CommonProps,
): FixedFilters {
  const values: Readonly<Record<string, unknown>> = { ...props };
  // A string key, so that equal properties give the same object.
  const key = JSON.stringify(definitions.map(({ name }) => String(values[name] ?? '')));
  return useMemo(() => parseFilters(tag, definitions, JSON.parse(key)), [tag, definitions, key]);
}

/** Tells a reader which filters of the page were refused, and that the card has no figures. */
export function refusalInWords(refused: readonly RefusedFilter[]): string {
  const names = refused.map(
    ({ label, values }) => `${label} ${formatList(values.map((value) => `“${value}”`))}`,
  );
  const isOne = refused.flatMap(({ values }) => values).length === 1;
  const subject = isOne
    ? 'O filtro que esta página escolheu não é aceito'
    : 'Estes filtros que a página escolheu não são aceitos';
  return `${subject}: ${formatList(names)}. O cartão não mostra números, porque seriam os de outra escolha.`;
}
