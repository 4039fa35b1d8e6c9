import {
  type AreaName,
  canonical,
  type FilterDefinition,
  type Filters,
  formatFilters,
} from '@observatorio/contract';
import {
  acceptedFilter,
  acceptedFilters,
  type Definitions,
  textsOf,
  type Values,
} from './accepted-filters';
import { courseRule } from './course-rule';
import { graduateDefaults, graduateRule } from './graduate-rule';
import { type FilterChange, type GroupRule, toggled } from './group-rule';
import { labourRule } from './labour-rule';
import { placeRule } from './place-rule';
import { profileRule } from './profile-rule';

export type FilterListener = (filters: Filters, change: FilterChange) => void;

/** The writes of a user to a group. */
export interface FilterWrites {
  /**
   * Sets a filter to one or more values; null or no values clears it. Names and values may be spelled
   * as attributes are; those that do not exist are ignored, with a console warning.
   */
  set(name: string, values: Values): void;
  /** Selects a value as a click does: the same one again clears it, another replaces it. */
  toggle(name: string, value: string | number): void;
  /** Resets one filter, or all of them, to their defaults. */
  clear(name?: string): void;
}

/** The filters that the tags of one group share. */
export interface FilterGroup extends FilterWrites {
  /** The group's name on this page. */
  readonly name: string;
  /** Returns the filters in force, canonical; the object changes only when they do. */
  get(): Filters;
  /** Returns the filters that a write would bring into force, without making it. */
  preview(write: (group: FilterWrites) => void): Filters;
  /** Restores a whole state. */
  replace(filters: Filters): void;
  /** Sets the values of filters without a choice, such as a page's reference year. */
  setDefaults(defaults: Filters): void;
  /** Adds defaults below those of `setDefaults`, whenever that is called. */
  addDefaults(defaults: Filters): void;
  /** Returns the filters that differ from the defaults, for the address. */
  chosen(): Filters;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: FilterListener): () => void;
}

/** Defaults that come into force `delay` milliseconds after a group is made. */
export interface DelayedDefaults {
  filters: Filters;
  delay: number;
}

interface Registry {
  groups: Map<string, FilterGroup>;
  /** Group → family. */
  families: Map<string, string>;
  /** Family → rule. */
  rules: Map<string, GroupRule>;
  /** Family → its filters. */
  definitions: Map<string, Definitions>;
  /** Family → defaults that its groups apply after a delay. */
  delayedDefaults: Map<string, DelayedDefaults>;
}

/** The rule of each area: how the groups of its family complete a write. */
const areaRules = {
  labour: labourRule,
  graduate: graduateRule,
  occupation: (next) => next,
  profile: profileRule,
  course: courseRule,
  imbalance: placeRule,
} satisfies Record<AreaName, GroupRule>;

/**
 * Key of the registry. Copies of the library on one page share no modules, but they share this key:
 * the first copy creates the registry for all. The number is the version of its shape.
 */
const KEY = Symbol.for('observatorio.bus/1');

const shared = globalThis as { [KEY]?: Registry };

const registry = (): Registry =>
  (shared[KEY] ??= {
    groups: new Map(),
    families: new Map(),
    rules: new Map(Object.entries(areaRules)),
    definitions: new Map(),
    delayedDefaults: new Map([['graduate', graduateDefaults]]),
  });

const familyOf = (group: string): string => registry().families.get(group) ?? group;

/**
 * Adds filters to a family, whose groups then check the names and values that scripts set.
 * `isComplete` if the family has no others; their names are then refused. Default: false.
 */
export function defineFilters(
  family: string,
  added: readonly FilterDefinition[],
  isComplete = false,
): void {
  const { definitions, groups } = registry();
  const known = definitions.get(family);
  const isKnown = added.every(({ name }) => known?.byName.has(name));
  if (isKnown && (known?.isComplete || !isComplete)) return;
  definitions.set(family, {
    byName: new Map([
      ...added.map((definition) => [definition.name, definition] as const),
      ...(known?.byName ?? []),
    ]),
    isComplete: isComplete || Boolean(known?.isComplete),
  });
  for (const group of groups.values()) {
    // Checks the values that were set before.
    if (familyOf(group.name) === family) group.replace(group.get());
  }
}

/** Sets the delayed defaults of a family's future groups; without `defaults`, removes them. */
export function defineDelayedDefaults(family: string, defaults?: DelayedDefaults): void {
  if (defaults) registry().delayedDefaults.set(family, defaults);
  else registry().delayedDefaults.delete(family);
}

/**
 * Returns a group, created on the first call. It follows the rules of `family`, which the first tag
 * passes; without one, those of the family with the group's name.
 */
export function filters(group: string, family?: string): FilterGroup {
  const { groups, families, delayedDefaults } = registry();
  const existing = groups.get(group);
  if (family && !families.has(group)) {
    families.set(group, family);
    existing?.replace(existing.get());
  }
  if (existing) return existing;
  const created = createGroup(group);
  groups.set(group, created);
  const delayed = delayedDefaults.get(familyOf(group));
  if (delayed) setTimeout(() => created.addDefaults(delayed.filters), delayed.delay);
  return created;
}

function createGroup(name: string): FilterGroup {
  let current: Filters = {};
  /** Defaults of the page. */
  let defaults: Filters = {};
  /** Defaults of the family; those of the page win. */
  let familyDefaults: Filters = {};
  const listeners = new Set<FilterListener>();
  const definitions = () => registry().definitions.get(familyOf(name));
  const accepted = (given: Filters) => acceptedFilters(name, definitions(), given);

  /** The filters in force after a write. */
  function settled(given: Filters, change: FilterChange): Filters {
    const next = accepted(given);
    familyDefaults = accepted(familyDefaults);
    defaults = accepted(defaults);
    const chosen = canonical(registry().rules.get(familyOf(name))?.(next, change) ?? next);
    return canonical({ ...familyDefaults, ...defaults, ...chosen });
  }

  function commit(given: Filters, changed: string | null, isState = false): void {
    const change = { name: changed, previous: current, isState };
    const next = settled(given, change);
    if (formatFilters(next) === formatFilters(current)) return;
    current = next;
    for (const listener of Array.from(listeners)) listener(current, change);
  }

  /** The writes of a user, made by `write`. */
  const writes = (write: typeof commit): FilterWrites => {
    const change = (
      spelling: string,
      values: Values,
      codesOf: (filter: string, codes: string[]) => readonly string[],
    ) => {
      const [filter, codes] = acceptedFilter(name, definitions(), spelling, values) ?? [];
      if (filter === undefined || codes === undefined) return;
      // A refused value changes nothing; no value clears the filter.
      if (codes.length === 0 && textsOf(values).length > 0) return;
      write({ ...current, [filter]: codesOf(filter, codes) }, filter);
    };
    return {
      set: (filter, values) => change(filter, values, (_, codes) => codes),
      toggle: (filter, value) =>
        change(filter, value, (known, [code]) =>
          code === undefined ? [] : toggled(current[known] ?? [], code),
        ),
      clear: (filter) => (filter === undefined ? write({}, null) : change(filter, null, () => [])),
    };
  };

  return {
    name,
    get: () => current,
    ...writes(commit),
    preview(write) {
      let result = current;
      write(
        writes((given, changed) => {
          result = settled(given, { name: changed, previous: current, isState: false });
        }),
      );
      return formatFilters(result) === formatFilters(current) ? current : result;
    },
    replace: (next) => commit(next, null, true),
    setDefaults(next) {
      defaults = canonical(next);
      commit(current, null, true);
    },
    addDefaults(more) {
      familyDefaults = canonical({ ...familyDefaults, ...more });
      commit(current, null, true);
    },
    chosen: () =>
      Object.fromEntries(
        Object.entries(current).filter(
          ([filter, codes]) => !sameCodes(codes, defaults[filter] ?? familyDefaults[filter]),
        ),
      ),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const sameCodes = (a: readonly string[], b: readonly string[] | undefined): boolean =>
  a.join() === b?.join();
