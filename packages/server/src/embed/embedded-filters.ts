import {
  type AreaName,
  type FilterDefinition,
  type Filters,
  formatFilters,
  valuesIn,
} from '@observatorio/contract';
import { municipalityInFull, unnamedOccupation } from '@observatorio/domain';
import { formatList } from '@observatorio/language';
import type { Places, Store } from '@observatorio/store';
import { areaFilters } from '../responses/area-filters';

/** A filter of an embedded element, with the chosen codes. */
interface Chosen {
  definition: FilterDefinition;
  codes: readonly string[];
}

/** Returns the filters among the attributes of an element, in the order defined by the area. */
function chosenFilters(area: AreaName, attributes: URLSearchParams): Chosen[] {
  const definitions = new Map(areaFilters(area).map((each) => [each.name, each]));
  return [...definitions.values()].flatMap((definition) => {
    const codes = valuesIn(definition, attributes.get(definition.name) ?? '').filter(Boolean);
    return codes.length > 0 ? [{ definition, codes }] : [];
  });
}

/** Names of codes that are not part of the contract. */
interface Names {
  places: Places;
  store: Pick<Store, 'occupationTitle'>;
}

/**
 * Describes a filter, such as `Estado: São Paulo e Bahia` or `Ocupação: Médico clínico`; undefined
 * if its codes have no names.
 */
function inWords({ definition, codes }: Chosen, { places, store }: Names): string | undefined {
  const { name, label, labelOf } = definition;
  const city = (code: string) => {
    const found = places.find(code);
    return found && municipalityInFull(found.code, found.name);
  };
  const nameOf = (code: string) => {
    if (name === 'municipio') return city(code);
    return labelOf === unnamedOccupation ? store.occupationTitle(code) : labelOf?.(code);
  };
  const names = codes.flatMap((code) => nameOf(code) ?? []);
  if (names.length === 0) return undefined;
  const list = formatList(names);
  return list.startsWith(label) ? list : `${label}: ${list}`;
}

/** Appends the filters of an element to a title, in the same format as on its card. */
export function titleWithFilters(
  title: string,
  area: AreaName,
  { attributes, ...names }: Names & { attributes: URLSearchParams },
): string {
  const filters = chosenFilters(area, attributes).flatMap((each) => inWords(each, names) ?? []);
  return [title, filters.join('; ')].filter(Boolean).join('. ');
}

/** Builds the query string that sets an element's filters on the portal page of its area. */
export function pageQuery(area: AreaName, attributes: URLSearchParams): string {
  const filters: Filters = Object.fromEntries(
    chosenFilters(area, attributes).map(({ definition: { name, pageName = name }, codes }) => [
      pageName,
      codes,
    ]),
  );
  return formatFilters(filters);
}
