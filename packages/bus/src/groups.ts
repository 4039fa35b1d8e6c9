import { type AreaName, canonical, type Filters, formatFilters } from '@observatorio/contract';
import { graduateDefaults, graduateRule } from './graduate-rule';
import { type FilterChange, type GroupRule, toggled } from './group-rule';
import { labourRule } from './labour-rule';
import { profileRule } from './profile-rule';

export type FilterListener = (filters: Filters, change: FilterChange) => void;

/** The filters that the tags of one group share. */
export interface FilterGroup {
  /** The group's name on this page. */
  readonly name: string;
  /** The filters in force, canonical; a new object after every change and the same until then. */
  get(): Filters;
  /** Sets a filter to a code or several; null or no codes lifts it. */
  set(name: string, values: string | readonly string[] | null): void;
  /** Chooses a code as a click does: again to lift it, another to replace it. */
  toggle(name: string, value: string): void;
  /** Puts a whole state in place as it is, without the rules of the family: to restore one. */
  replace(filters: Filters): void;
  /** Lifts one filter, or all of them, as far as their defaults. */
  clear(name?: string): void;
  /** Sets what stands wherever nothing is chosen, such as a page's reference year. */
  setDefaults(defaults: Filters): void;
  /** Adds defaults for the filters that have none, now or after another `setDefaults`. */
  addDefaults(defaults: Filters): void;
  /** The filters in force that differ from the defaults: what an address must say. */
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
  /** Family → what its groups turn to some time after they are made. */
  delayedDefaults: Map<string, DelayedDefaults>;
}

/** The rule of each area: how the groups of its family complete a write. */
const areaRules = {
  labour: labourRule,
  graduate: graduateRule,
  occupation: (next) => next,
  profile: profileRule,
} satisfies Record<AreaName, GroupRule>;

/**
 * Two copies of the library on one page share no module, but they share this key: the first copy
 * makes the registry, and its groups serve all copies. The number is the shape's version.
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

/** Sets what follows from a write in the groups of a family; the last definition stands. */
export function defineGroupRule(family: string, rule: GroupRule): void {
  registry().rules.set(family, rule);
}

/**
 * Sets what the groups of a family turn to some time after they are made, from now on; without it,
 * nothing.
 */
export function defineDelayedDefaults(family: string, defaults?: DelayedDefaults): void {
  if (defaults) registry().delayedDefaults.set(family, defaults);
  else registry().delayedDefaults.delete(family);
}

/**
 * The filters of a group, made at the first call. `family` says whose rules the group follows:
 * a tag passes its own; without one, a group named like a family follows that family.
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
  /** The page's, and those of the family, which the page's win over and never undo. */
  let defaults: Filters = {};
  let late: Filters = {};
  const listeners = new Set<FilterListener>();

  function commit(next: Filters, changed: string | null, isState = false): void {
    const change = { name: changed, previous: current, isState };
    const chosen = canonical(rule()?.(next, change) ?? next);
    const settled = canonical({ ...late, ...defaults, ...chosen });
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
      late = canonical({ ...late, ...more });
      commit(current, null, true);
    },
    chosen: () =>
      Object.fromEntries(
        Object.entries(current).filter(
          ([filter, codes]) => !sameCodes(codes, defaults[filter] ?? late[filter]),
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
