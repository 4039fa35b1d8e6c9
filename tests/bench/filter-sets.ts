import { type FilterOption, type Filters, labourArea, QueryError } from '@observatorio/contract';
import { randomNumbers } from '@observatorio/domain/random';

/**
 * Pairs of filters for nested places, with a function that maps the inner place's code to the outer
 * place's code.
 */
const NESTED = [
  ['uf', 'municipio', (code: string) => code.slice(0, 2)],
  ['regiao', 'uf', (code: string) => code.slice(0, 1)],
] as const;

/** Ignores QueryErrors: small editions reject pay bands with too few people. */
export function ignoreIfWithheld(error: unknown): undefined {
  if (!(error instanceof QueryError)) throw error;
}

/** Draws random filter sets from a store's options. */
export class FilterSets {
  private readonly offered = new Map<string, string[]>();
  private readonly random: () => number;

  constructor(options: readonly FilterOption[], seed: number) {
    this.random = randomNumbers(seed);
    const drawn: readonly string[] = labourArea.filters
      .map(({ name }) => name)
      .filter((name) => name !== 'ano');
    // The options also list places in other orders and their nicknames.
    for (const { filter, code } of options.filter((each) => drawn.includes(each.filter))) {
      this.offered.set(filter, [...(this.offered.get(filter) ?? []), code]);
    }
  }

  /** Draws `size` filters with one value each; all filters are equally likely. */
  of(size: number): Filters {
    const names = new Set<string>();
    while (names.size < size) names.add(this.pick([...this.offered.keys()]));
    return this.with(...names);
  }

  /** Draws sets of 0–4 filters with one value each; all sizes are equally likely. */
  mixed(count: number): Filters[] {
    return Array.from({ length: count }, () => this.of(Math.floor(this.random() * 5)));
  }

  /** Draws one value for each named filter. */
  with(...names: readonly string[]): Filters {
    return Object.fromEntries(names.map((name) => [name, [this.value(name)]]));
  }

  /** Draws three filters with up to three values each. */
  several(): Filters {
    const filters = Object.entries(this.of(3));
    return Object.fromEntries(
      filters.map(([name, values]) => [
        name,
        [...new Set([...values, this.value(name), this.value(name)])],
      ]),
    );
  }

  /** Draws a place and a larger place that does not contain it. */
  contradictory(): Filters {
    const [outer, inner, outerOf] = this.pick(NESTED);
    for (;;) {
      const filters = this.with(outer, inner);
      if (outerOf(filters[inner]?.[0] ?? '') !== filters[outer]?.[0]) return filters;
    }
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  private value(name: string): string {
    return this.pick(this.offered.get(name) ?? []);
  }
}
