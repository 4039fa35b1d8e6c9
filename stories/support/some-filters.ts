import type { Filters } from '@observatorio/contract';
import { type Declaration, neededFilters } from '@observatorio/widgets';
import { fixtureCode } from '@observatorio/widgets/fixtures';

/** The fixtures know the cities of this state. */
const STATE = '35';

/** Filters that stories set in addition to required ones, if the area has them. */
const usual = ['regiao', 'genero', 'modalidade', 'sexotrabalhador', 'sexo'];

/** The required filters of an element, usual filters of its area, and the one that it sets. */
export function someFilters(declaration: Declaration): Filters {
  const { selects, area } = declaration;
  const names = area.filters
    .map(({ name }) => name)
    .filter((name) => usual.includes(name) || name === selects);
  return {
    ...neededFilters(declaration),
    ...Object.fromEntries(names.map((name) => [name, [fixtureCode(name) ?? '']])),
    ...(names.includes('regiao') && { regiao: ['3'] }),
    ...((selects === 'uf' || area.family === 'imbalance') && { uf: [STATE] }),
  };
}
