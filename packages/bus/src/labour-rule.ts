import type { Filters } from '@observatorio/contract';
import { macroSectorOf, regionOfState, stateOfMunicipality } from '@observatorio/domain';
import type { GroupRule } from './group-rule';

/** A filter whose values each lie within one value of another. */
interface Nesting {
  outer: string;
  inner: string;
  outerOf(innerCode: string): string | undefined;
}

const nestings: readonly Nesting[] = [
  { outer: 'regiao', inner: 'uf', outerOf: regionOfState },
  { outer: 'regiao', inner: 'municipio', outerOf: regionOfState },
  { outer: 'uf', inner: 'municipio', outerOf: stateOfMunicipality },
  { outer: 'grandeSetor', inner: 'setor', outerOf: macroSectorOf },
];

/** The value just chosen stays; what contradicts it goes, on either side of the nesting. */
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

/** A city stands only with its state: choosing it sets the state, lifting the state lifts it. */
function tieCityToState(filters: Filters, chosen: string): Filters {
  const cities = filters.municipio ?? [];
  if (chosen === 'municipio' && cities.length > 0) {
    return { ...filters, uf: cities.map(stateOfMunicipality) };
  }
  const stateLifted = chosen === 'uf' && !filters.uf?.length;
  return stateLifted ? { ...filters, municipio: [] } : filters;
}

/** The places and sectors of the labour overview nest: a choice never contradicts another. */
export const labourRule: GroupRule = (next, { name }) =>
  name === null
    ? next
    : nestings.reduce(
        (filters, nesting) => reconcile(filters, name, nesting),
        tieCityToState(next, name),
      );
