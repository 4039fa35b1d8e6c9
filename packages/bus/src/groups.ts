import {
  areaRules,
  canonical,
  type FilterChange,
  type FilterDefinition,
  type Filters,
  formatFilters,
  type GroupRule,
  graduateDefaults,
  placeFilters,
  spellerFor,
  synonyms,
  toggled,
} from '@observatorio/contract';
import {
  acceptedFilter,
  acceptedFilters,
  type FilterDefinitions,
  type FilterValues,
  valueTexts,
} from './accepted-filters';

export type FilterListener = (filters: Filters, change: FilterChange) => void;

/** Methods that change a group's filters on behalf of the user. */
export interface FilterWrites {
  /**
   * Sets a filter to one or more values; null or an empty list clears it. Accepts the same
   * spellings as attributes. Unknown names and values are ignored with a console warning.
   */
  set(name: string, values: FilterValues): void;
  /**
   * Selects a value alone, as a click does, or several that form one category; deselects them if
   * they are already selected.
   */
  toggle(name: string, values: FilterValues): void;
  /** Resets one filter, or all filters, to the defaults. */
  clear(name?: string): void;
}

/** Filters shared by the elements of a group. */
export interface FilterGroup extends FilterWrites {
  /** Name of the group, unique on the page. */
  readonly name: string;
  /** Returns the current filters in canonical form, as the same object until they change. */
  get(): Filters;
  /** Returns the filters that would result from a write, without applying it. */
  preview(write: (group: FilterWrites) => void): Filters;
  /** Replaces all filters, e.g. to restore a state. */
  replace(filters: Filters): void;
  /** Sets values for filters that the user has not chosen, such as a page's reference year. */
  setDefaults(defaults: Filters): void;
  /** Adds defaults with lower precedence than those of `setDefaults`, regardless of call order. */
  addDefaults(defaults: Filters): void;
  /**
   * Fixes filters on behalf of an element: they override all other values, which take effect again
   * once the element fixes other filters or none. Of several elements, the last one wins.
   */
  fix(element: object, filters: Filters): void;
  /** Returns the fixed filters. */
  fixed(): Filters;
  /** Validates the filters again, after filter definitions or rules were added. */
  refresh(): void;
  /** Returns the filters that differ from the defaults, as written to the URL. */
  chosen(): Filters;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe(listener: FilterListener): () => void;
}

/** Defaults that take effect `delay` milliseconds after the family joins a group. */
export interface DelayedDefaults {
  filters: Filters;
  delay: number;
}

interface Registry {
  groups: Map<string, FilterGroup>;
  /** Group → families of its elements. */
  families: Map<string, readonly string[]>;
  /** Family → rule. */
  rules: Map<string, GroupRule>;
  /** Family → filter definitions. */
  definitions: Map<string, FilterDefinitions>;
  /** Family → delayed defaults of its groups. */
  delayedDefaults: Map<string, DelayedDefaults>;
}

/**
 * Registry key. Copies of the library on one page do not share modules, but they share this key;
 * the first copy creates the registry for all of them. The number is the version of the registry's
 * shape.
 */
const KEY = Symbol.for('observatorio.bus/2');

const shared = globalThis as { [KEY]?: Registry };

const registry = (): Registry =>
  (shared[KEY] ??= {
    groups: new Map(),
    families: new Map(),
    rules: new Map(Object.entries(areaRules)),
    definitions: new Map(),
    delayedDefaults: new Map([['graduate', graduateDefaults]]),
  });

const familiesOf = (group: string): readonly string[] => registry().families.get(group) ?? [group];

/** Returns the filter definitions of all families in a group. */
function definitionsIn(group: string): FilterDefinitions {
  const found = familiesOf(group).map((family) => registry().definitions.get(family));
  const byName = new Map<string, FilterDefinition>();
  for (const definition of found.flatMap((each) => [...(each?.byName.values() ?? [])])) {
    const other = byName.get(definition.name);
    byName.set(definition.name, other ? acceptingBoth(other, definition) : definition);
  }
  return { byName, isComplete: found.every((each) => each?.isComplete) };
}

/**
 * Gives the filters of one concept, which each family of a group calls differently, the same codes:
 * those of the one that changed, or else of one that has any. A family may not accept them all.
 */
function alignSynonyms({ byName }: FilterDefinitions, before: Filters, after: Filters): Filters {
  const aligned: Record<string, readonly string[]> = { ...after };
  for (const names of synonyms(byName.values())) {
    const source =
      names.find((name) => !sameCodes(after[name] ?? [], before[name] ?? [])) ??
      names.find((name) => after[name]?.length);
    if (source === undefined) continue;
    for (const name of names) {
      const parse = byName.get(name)?.parse;
      aligned[name] = (after[source] ?? []).flatMap((code) => parse?.(code) ?? []);
    }
  }
  return aligned;
}

/** Combines two families' definitions of a filter: values of either are accepted. */
const acceptingBoth = (first: FilterDefinition, second: FilterDefinition): FilterDefinition => ({
  ...first,
  parse: (text) => first.parse(text) ?? second.parse(text),
  allowed:
    first.allowed === second.allowed ? first.allowed : `${first.allowed}; ou ${second.allowed}`,
});

/**
 * Adds filter definitions to a family. Its groups then validate the names and values set by
 * scripts. `isComplete` means that the family has no other filters, so unknown names are rejected.
 * Default: false.
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
    if (familiesOf(group.name).includes(family)) group.refresh();
  }
}

/**
 * Sets the delayed defaults for groups that the family joins later. Omitting `defaults` removes
 * them.
 */
export function defineDelayedDefaults(family: string, defaults?: DelayedDefaults): void {
  if (defaults) registry().delayedDefaults.set(family, defaults);
  else registry().delayedDefaults.delete(family);
}

/**
 * Returns the group with this name, creating it on the first call. The group follows the rules of
 * each `family` passed, or else those of the family with the group's name.
 */
export function filters(group: string, family?: string): FilterGroup {
  const { groups, families } = registry();
  const existing = groups.get(group);
  const before = existing ? familiesOf(group) : [];
  const known = families.get(group) ?? [];
  if (family && !known.includes(family)) families.set(group, [...known, family]);
  const added = familiesOf(group).filter((each) => !before.includes(each));
  const found = existing ?? createGroup(group);
  groups.set(group, found);
  if (existing && added.length > 0) existing.refresh();
  for (const each of added) addDelayedDefaults(found, each);
  return found;
}

function addDelayedDefaults(group: FilterGroup, family: string): void {
  const delayed = registry().delayedDefaults.get(family);
  if (delayed) setTimeout(() => group.addDefaults(delayed.filters), delayed.delay);
}

function createGroup(name: string): FilterGroup {
  /** Filters with the values that the fixed ones override. */
  let own: Filters = {};
  let current: Filters = {};
  /** Defaults set by the page. */
  let defaults: Filters = {};
  /** Defaults of the family, overridden by those of the page. */
  let familyDefaults: Filters = {};
  /** Element → filters that it fixes. */
  const fixes = new Map<object, Filters>();
  const listeners = new Set<FilterListener>();
  const accepted = (given: Filters) => acceptedFilters(name, definitionsIn(name), given);

  const fixed = () => accepted(Object.assign({}, ...fixes.values()));

  /** Returns the filters that result from a write: `own` and `current`. */
  function settled(wanted: Filters, change: FilterChange): [own: Filters, current: Filters] {
    const definitions = definitionsIn(name);
    const next = alignSynonyms(definitions, own, accepted(wanted));
    familyDefaults = accepted(familyDefaults);
    defaults = accepted(defaults);
    const locked = alignSynonyms(definitions, {}, fixed());
    const written = change.name;
    const alsoWritten = synonyms(definitions.byName.values()).find((names) =>
      names.includes(written ?? ''),
    ) ?? [written];
    // A fixed place also drops the places outside of it.
    const names = [...alsoWritten, ...placeFilters.filter((each) => each in locked)];
    const ruled = names.reduce<Filters>(
      (left, each) =>
        familiesOf(name).reduce(
          (given, family) =>
            canonical(registry().rules.get(family)?.(given, { ...change, name: each }) ?? given),
          { ...left, ...locked },
        ),
      next,
    );
    const chosen = alignSynonyms(definitions, next, ruled);
    const shown = canonical({ ...familyDefaults, ...defaults, ...chosen, ...locked });
    const overridden = Object.keys(locked).map((each) => [each, next[each] ?? []] as const);
    return [canonical({ ...shown, ...Object.fromEntries(overridden) }), shown];
  }

  function commit(given: Filters, changed: string | null, isState = false, isNews = false): void {
    const change = { name: changed, previous: current, isState };
    const [nextOwn, next] = settled(given, change);
    own = nextOwn;
    if (!isNews && formatFilters(next) === formatFilters(current)) return;
    current = next;
    for (const listener of Array.from(listeners)) {
      try {
        listener(current, change);
      } catch (error) {
        // The error of a script on the page must not keep the others from following the filters.
        reportError(error);
      }
    }
  }

  /** Builds the `FilterWrites` methods on top of `write`. */
  const writes = (write: typeof commit): FilterWrites => {
    const change = (
      spelling: string,
      values: FilterValues,
      codesOf: (filter: string, codes: string[]) => readonly string[],
    ) => {
      const [filter, codes] = acceptedFilter(name, definitionsIn(name), spelling, values) ?? [];
      if (filter === undefined || codes === undefined) return;
      // Ignores the call if all values were rejected; an empty value clears the filter.
      if (codes.length === 0 && valueTexts(values).length > 0) return;
      write({ ...own, [filter]: codesOf(filter, codes) }, filter);
    };
    return {
      set: (filter, values) => change(filter, values, (_, codes) => codes),
      toggle: (filter, values) =>
        change(filter, values, (known, codes) => {
          const spelling = spellerFor([...definitionsIn(name).byName.values()], own);
          const spelled = (each: string) => spelling(known, each);
          return toggled((own[known] ?? []).map(spelled), codes.map(spelled));
        }),
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
          [, result] = settled(given, { name: changed, previous: current, isState: false });
        }),
      );
      return formatFilters(result) === formatFilters(current) ? current : result;
    },
    replace: (next) => commit(next, null, true),
    setDefaults(next) {
      defaults = canonical(next);
      commit(own, null, true);
    },
    addDefaults(more) {
      familyDefaults = canonical({ ...familyDefaults, ...more });
      commit(own, null, true);
    },
    fix(element, given) {
      if (formatFilters(given) === formatFilters(fixes.get(element) ?? {})) return;
      // Does not keep removed elements in memory.
      if (Object.keys(given).length === 0) fixes.delete(element);
      else fixes.set(element, given);
      // Cards also change if the filters stay the same: they no longer offer to change them.
      commit(own, null, true, true);
    },
    fixed,
    refresh: () => commit(own, null, true),
    chosen: () =>
      Object.fromEntries(
        Object.entries(own).filter(
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
