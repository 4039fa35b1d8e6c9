import { type AreaName, canonical, type Filters, formatFilters } from '@observatorio/contract';
import { courseRule } from './course-rule';
import { graduateDefaults, graduateRule } from './graduate-rule';
import { type FilterChange, type GroupRule, toggled } from './group-rule';
import { labourRule } from './labour-rule';
import { placeRule } from './place-rule';
import { profileRule } from './profile-rule';

export type FilterListener = (filters: Filters, change: FilterChange) => void;

/** The filters that the tags of one group share. */
export interface FilterGroup {
  /** The group's name on this page. */
  readonly name: string;
  /** Returns the filters in force, canonical; the object changes only when they do. */
  get(): Filters;
  /** Sets a filter to one or more codes; null or no codes clears it. */
  set(name: string, values: string | readonly string[] | null): void;
  /** Selects a code as a click does: the same code again clears it, another replaces it. */
  toggle(name: string, value: string): void;
  /** Restores a whole state. */
  replace(filters: Filters): void;
  /** Resets one filter, or all of them, to their defaults. */
  clear(name?: string): void;
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
    delayedDefaults: new Map([['graduate', graduateDefaults]]),
  });

/** Sets the rule of a family's groups; a later definition replaces it. */
export function defineGroupRule(family: string, rule: GroupRule): void {
  registry().rules.set(family, rule);
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
  const { groups, families, rules, delayedDefaults } = registry();
  if (family && !families.has(group)) families.set(group, family);
  const existing = groups.get(group);
  if (existing) return existing;
  const created = createGroup(group, () => rules.get(families.get(group) ?? group));
  groups.set(group, created);
  const delayed = delayedDefaults.get(families.get(group) ?? group);
  if (delayed) setTimeout(() => created.addDefaults(delayed.filters), delayed.delay);
  return created;
}

function createGroup(name: string, rule: () => GroupRule | undefined): FilterGroup {
  let current: Filters = {};
  /** Defaults of the page. */
  let defaults: Filters = {};
  /** Defaults of the family; those of the page win. */
  let familyDefaults: Filters = {};
  const listeners = new Set<FilterListener>();

  function commit(next: Filters, changed: string | null, isState = false): void {
    const change = { name: changed, previous: current, isState };
    const chosen = canonical(rule()?.(next, change) ?? next);
    const settled = canonical({ ...familyDefaults, ...defaults, ...chosen });
    if (formatFilters(settled) === formatFilters(current)) return;
    current = settled;
    for (const listener of Array.from(listeners)) listener(current, change);
  }

  return {
    name,
    get: () => current,
    set: (filter, values) => commit({ ...current, [filter]: [values ?? []].flat() }, filter),
    toggle: (filter, value) =>
      commit({ ...current, [filter]: toggled(current[filter] ?? [], value) }, filter),
    replace: (next) => commit(next, null, true),
    clear: (filter) =>
      filter === undefined ? commit({}, null) : commit({ ...current, [filter]: [] }, filter),
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
