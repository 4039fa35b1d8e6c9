import { type FilterOption, type Filters, QueryError } from '@observatorio/contract';
import { randomNumbers } from '@observatorio/domain/random';

/** Filters that exclude each other wherever their values do. */
const NESTED = [
  ['uf', 'municipio', (code: string) => code.slice(0, 2)],
  ['regiao', 'uf', (code: string) => code.slice(0, 1)],
] as const;

/** Passes over a pay band of few people, which small editions refuse. */
export function passIfSecret(error: unknown): undefined {
  if (!(error instanceof QueryError)) throw error;
}

/** Draws sets of filters from the values that a store offers. */
export class FilterSets {
  private readonly offered = new Map<string, string[]>();
  private readonly random: () => number;

  constructor(options: readonly FilterOption[], seed: number) {
    this.random = randomNumbers(seed);
    for (const { filter, code } of options) {
      if (filter !== 'ano') this.offered.set(filter, [...(this.offered.get(filter) ?? []), code]);
    }
  }

  /** A set of so many filters, each with one value; all filters are equally likely. */
  of(size: number): Filters {
    const names = new Set<string>();
    while (names.size < size) names.add(this.pick([...this.offered.keys()]));
    return this.with(...names);
  }

  /** Sets of 0–4 filters, each with one value, all sizes equally likely. */
  mixed(count: number): Filters[] {
    return Array.from({ length: count }, () => this.of(Math.floor(this.random() * 5)));
  }

  /** One value for each of some filters. */
  with(...names: readonly string[]): Filters {
    return Object.fromEntries(names.map((name) => [name, [this.value(name)]]));
  }

  /** Three filters of three values each. */
  several(): Filters {
    const filters = Object.entries(this.of(3));
    return Object.fromEntries(
      filters.map(([name, values]) => [
        name,
        [...new Set([...values, this.value(name), this.value(name)])],
      ]),
    );
  }

  /** A place, and another one that it does not lie in. */
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
