import type { Filters } from './filter';
import type { GroupRule } from './group-rule';

/** A pair of filters in which each inner value lies within one outer value. */
export interface Nesting {
  outer: string;
  inner: string;
  outerOf(innerCode: string): string | undefined;
}

/** Keeps the value just chosen and drops values of the other filter that contradict it. */
function reconcile(filters: Filters, chosen: string, { outer, inner, outerOf }: Nesting): Filters {
  const outers = filters[outer] ?? [];
  const inners = filters[inner] ?? [];
  if (outers.length === 0 || inners.length === 0) return filters;
  if (chosen === outer) {
    return { ...filters, [inner]: inners.filter((code) => outers.includes(outerOf(code) ?? '')) };
  }
  if (chosen === inner) {
    return {
      ...filters,
      [outer]: outers.filter((code) => inners.some((c) => outerOf(c) === code)),
    };
  }
  return filters;
}

/** Creates a rule that keeps hierarchical filters consistent. */
export const nestingRule =
  (nestings: readonly Nesting[]): GroupRule =>
  (next, { name }) =>
    name === null
      ? next
      : nestings.reduce((filters, nesting) => reconcile(filters, name, nesting), next);
