import type { AreaName, FilterDefinition } from '@observatorio/contract';
import {
  attributesOf,
  type Declaration,
  filterProps,
  type Prop,
  type Props,
  propsOf,
} from '../src/base/declaration';
import { type SharedFilter, sharedFilters } from '../src/base/filter-names';

/**
 * TypeScript type of a filter: `string`, or a union of the codes of a closed list and, unless the
 * filter takes only one, comma-separated lists.
 */
function typeOf({ values, single }: FilterDefinition): string {
  if (!values) return 'string';
  const codes = values.map((value) => JSON.stringify(value));
  return [...codes, ...(single ? [] : [`\`\${string},\${string}\``])].join(' | ');
}

/**
 * A sentence listing a filter's names in other families; empty if all families use the same name.
 */
function otherNames(
  shared: readonly SharedFilter[],
  { concept }: FilterDefinition,
  family: AreaName,
): string {
  const found = shared.find((filter) => filter.concept === concept);
  if (!found) return '';
  const others = [...found.attributes].filter(([name]) => name !== family);
  const list = others.map(([name, attributes]) => `${attributes.join(' ou ')} (${name})`);
  return ` Nas outras famílias: ${list.join(', ')}.`;
}

function documentedFilters({ area }: Declaration, shared: readonly SharedFilter[]): Props {
  const props = Object.entries(filterProps(area)).map(([name, prop]) => {
    const filter = area.filters.find((each) => each.name === name);
    if (!filter) return [name, prop] as const;
    const description = prop.description + otherNames(shared, filter, area.family);
    const { values } = filter;
    return [name, { ...prop, description, typeText: typeOf(filter), values }] as const;
  });
  return Object.fromEntries(props);
}

/** An alternative attribute for a filter. */
interface FilterAlias {
  attribute: string;
  /** Name of the filter. */
  name: string;
  prop: Prop;
}

/** Alternative attributes of an element's filters. */
export const filterAliases = (declaration: Declaration): FilterAlias[] =>
  declaration.area.filters.flatMap((filter) => {
    const [usual, ...others] = attributesOf(filter);
    const prop = propsOf(declaration)[filter.name];
    return others.flatMap((attribute) =>
      prop
        ? [
            {
              attribute,
              name: filter.name,
              prop: { ...prop, description: `O mesmo que ${usual}.` },
            },
          ]
        : [],
    );
  });

/** Documents the filters of the catalogue with their types and their names in other families. */
export function withDocumentedFilters(catalogue: readonly Declaration[]): Declaration[] {
  const shared = sharedFilters(catalogue);
  return catalogue.map((declaration) => ({
    ...declaration,
    props: { ...documentedFilters(declaration, shared), ...declaration.props },
  }));
}
