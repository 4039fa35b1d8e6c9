import {
  bindAddress,
  type FilterGroup,
  type FilterWrites,
  filtersSignal,
  filters as groupNamed,
} from '@observatorio/bus';
import { effectiveFilters } from '@observatorio/cards';
import type { Area, Filters } from '@observatorio/contract';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { CommonProps } from '../base/declaration';
import { absoluteApi, defaultApi } from '../base/default-api';
import { emit, useElement } from '../base/element-context';
import { ignoredFilters } from '../base/ignored-filters';
import { type RefusedFilter, useFixedFilters } from '../base/use-fixed-filters';
import { useSignalValue } from './use-signal-value';

type Codes = string | readonly string[] | null;

/** A card's filters and the actions that change them. */
export interface CardState {
  area: Area;
  /** Properties of the element. */
  props: CommonProps;
  /** Absolute URL of the API, without a trailing slash. */
  api: string;
  /** Name of the filter group. */
  group: string;
  /** Filters of the group, whether or not the card follows them. */
  groupFilters: Filters;
  /** Effective filters: those of the group, except ignored ones, overridden by `fixed`. */
  filters: Filters;
  /** Filters set by the properties of the element or of a filter bar; users cannot change them. */
  fixed: Filters;
  /** Filters set by the element's own properties. */
  attributeFilters: Filters;
  /** Filters that the element's properties set to invalid values. */
  refused: readonly RefusedFilter[];
  /** Selects a category of one or more codes alone, or deselects it if it is selected. */
  toggle(filter: string, codes: string | readonly string[]): void;
  /** Sets a filter to one or more codes; null clears it. */
  set(filter: string, codes: Codes): void;
  /** Clears a filter. */
  clear(filter: string): void;
}

/** Combines a card's properties with its group's filters; its actions change the group. */
export function useCard(area: Area, props: CommonProps): CardState {
  const { host } = useElement();
  const group = groupNamed(props.group || area.family, area.family);
  const shared = useSignalValue(filtersSignal(group));
  const { fixed, refused } = useFixedFilters(area.filters, props);
  const ignore = props.ignore ?? '';
  const ignored = useMemo(() => ignoredFilters(area.filters, ignore), [area, ignore]);
  const filters = useMemo(
    () => effectiveFilters(area, { group: shared, fixed, ignored }),
    [area, shared, fixed, ignored],
  );
  const locked = useMemo(() => {
    const names = Object.keys(group.fixed()).filter((each) => filters[each]);
    return { ...Object.fromEntries(names.map((each) => [each, shared[each] ?? []])), ...fixed };
  }, [group, shared, fixed, filters]);
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
    groupFilters: shared,
    filters,
    fixed: locked,
    attributeFilters: fixed,
    refused,
    ...actions,
  };
}

/** Fixes the filters of a filter bar's own properties for its whole group. */
export function useFixedForGroup({ group: name, attributeFilters }: CardState): void {
  const { host } = useElement();
  const group = groupNamed(name);
  // Before the cards that render at the same time request their rows.
  useLayoutEffect(() => group.fix(host, attributeFilters), [group, host, attributeFilters]);
  useLayoutEffect(() => () => group.fix(host, {}), [group, host]);
}

/** User actions that change the group; a page can prevent each one. */
function filterActions(
  group: FilterGroup,
  host: HTMLElement,
): Pick<CardState, 'toggle' | 'set' | 'clear'> {
  function write(filter: string, value: Codes, change: (writes: FilterWrites) => void): void {
    const filters = group.preview(change);
    if (filters === group.get()) return;
    if (emit(host, 'filter-change', { group: group.name, filter, value, filters })) change(group);
  }
  return {
    toggle: (filter, codes) => write(filter, codes, (writes) => writes.toggle(filter, codes)),
    set: (filter, codes) => write(filter, codes, (writes) => writes.set(filter, codes)),
    clear: (filter) => write(filter, null, (writes) => writes.clear(filter)),
  };
}
