import {
  bindAddress,
  type FilterGroup,
  filtersSignal,
  filters as groupNamed,
} from '@observatorio/bus';
import type { Filters } from '@observatorio/contract';
import { useEffect, useMemo } from 'react';
import type { Area } from '../base/area';
import type { CommonProps } from '../base/declaration';
import { absoluteApi, defaultApi } from '../base/default-api';
import { emit, useElement } from '../base/element-context';
import { useFixedFilters } from '../base/use-fixed-filters';
import { useSignalValue } from './use-signal-value';

type Codes = string | readonly string[] | null;

/** A card's filters and the actions that change them. */
export interface Card {
  area: Area;
  /** Properties of the element. */
  props: CommonProps;
  /** URL of the API, absolute, without a slash at its end. */
  api: string;
  /** Name of the filter group. */
  group: string;
  /** Filters in force: those of the group, except ignored ones, overridden by `fixed`. */
  filters: Filters;
  /** Filters set by the element's properties; users cannot change them. */
  fixed: Filters;
  /** Sets a filter to one code, or clears it if that code is already set. */
  toggle(filter: string, code: string): void;
  /** Sets a filter to one or more codes; null clears it. */
  set(filter: string, codes: Codes): void;
  /** Clears one filter of the group. Default: all. */
  clear(filter?: string): void;
}

/** Reads the filters of a card from its properties and its group; its actions change the group. */
export function useCard(area: Area, props: CommonProps): Card {
  const { host } = useElement();
  const group = groupNamed(props.group || area.family, area.family);
  const shared = useSignalValue(filtersSignal(group));
  const fixed = useFixedFilters(host.localName, area.filters, props);
  const ignore = props.ignore ?? '';
  const filters = useMemo(
    () => effectiveFilters(area, shared, fixed, ignore),
    [area, shared, fixed, ignore],
  );
  useEffect(
    () => (props.address ? bindAddress(group, area.filters) : undefined),
    [props.address, group, area],
  );
  const actions = useMemo(() => filterActions(group, host), [group, host]);
  return {
    area,
    props,
    api: absoluteApi(props.api || defaultApi()),
    group: group.name,
    filters,
    fixed,
    ...actions,
  };
}

/** Ignores filters of the group that the area does not define. */
function effectiveFilters(area: Area, shared: Filters, fixed: Filters, ignore: string): Filters {
  const ignored = new Set(ignore.split(/\s+/));
  const followed = area.filters
    .map(({ name }) => name)
    .filter((name) => !ignored.has(name) && shared[name])
    .map((name) => [name, shared[name] ?? []] as const);
  return { ...Object.fromEntries(followed), ...fixed };
}

function filterActions(
  group: FilterGroup,
  host: HTMLElement,
): Pick<Card, 'toggle' | 'set' | 'clear'> {
  function write(filter: string | null, value: Codes, act: () => void): void {
    const before = group.get();
    act();
    const filters = group.get();
    if (filters !== before)
      emit(host, 'filter-change', { group: group.name, filter, value, filters });
  }
  return {
    toggle: (filter, code) => write(filter, code, () => group.toggle(filter, code)),
    set: (filter, codes) => write(filter, codes, () => group.set(filter, codes)),
    clear: (filter) => write(filter ?? null, null, () => group.clear(filter)),
  };
}
