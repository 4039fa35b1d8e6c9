import { type Declaration, neededFilters } from '@observatorio/widgets';
import { fixtureCode } from '@observatorio/widgets/fixtures';

/** The fixtures know the cities of this state. */
const STATE = '35';

/** Filters that stories set beside those that an element needs, as far as its area has them. */
const usual = ['regiao', 'genero', 'modalidade', 'sexotrabalhador', 'sexo'];

/** What the element needs, usual filters of its area, and the one that the element itself sets. */
export function someFilters(declaration: Declaration): Record<string, string> {
  const { selects, area } = declaration;
  const names = area.filters
    .map(({ name }) => name)
    .filter((name) => usual.includes(name) || name === selects);
  const needed = Object.entries(neededFilters(declaration)).map(([name, codes]) => [
    name,
    codes[0],
  ]);
  return {
    ...Object.fromEntries(needed),
    ...Object.fromEntries(names.map((name) => [name, fixtureCode(name)])),
    ...(names.includes('regiao') && { regiao: '3' }),
    ...(selects === 'uf' && { uf: STATE }),
  };
}
