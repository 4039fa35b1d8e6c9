import { type Filters, formatFilters } from '@observatorio/contract';
import { type Declaration, neededFilters } from '@observatorio/widgets';
import { fixtureCode, probeOf } from '@observatorio/widgets/fixtures';

/** The fixtures know the cities of this state. */
const STATE = '35';

/** Filters that stories set in addition to required ones, if the area has them. */
const usual = ['regiao', 'genero', 'modalidade', 'sexotrabalhador', 'sexo'];

/** The level of education whose source informs the modality. */
const higher: Filters = { nivel_ensino: ['Superior'] };

/** Filters with which an element shows the others. */
const revealing: Readonly<Record<string, Filters>> = {
  // The fields follow the level.
  'home-search': { nivel_ensino: ['Técnico'] },
  // The code of a field of study, which are those of higher education.
  'graduate-axes': { area: ['01'] },
};

/** Default filters of an element's group: the required ones, and those without which it has no rows. */
export function storyDefaults(declaration: Declaration): Filters {
  const { selects, area } = declaration;
  const names = [selects, probeOf(declaration).name];
  return {
    ...(area.family === 'graduate' && names.includes('modalidade') && higher),
    ...neededFilters(declaration),
  };
}

/** Another value of the filter that an element requires. */
function otherNeeded(declaration: Declaration): Filters {
  const { name, codes } = probeOf(declaration);
  return { ...storyDefaults(declaration), [name]: [codes[0]].flat() };
}

/**
 * The required filters of an element, usual filters of its area, and the one that it sets. If it has the
 * required one only, another value of it.
 */
export function someFilters(declaration: Declaration): Filters {
  const filters = usualFilters(declaration);
  const isDefault = formatFilters(filters) === formatFilters(storyDefaults(declaration));
  return isDefault ? otherNeeded(declaration) : filters;
}

function usualFilters(declaration: Declaration): Filters {
  const { selects, area } = declaration;
  const own = revealing[declaration.tag] ?? {};
  const isTechnical = selects === 'etapa_ensino';
  const names = area.filters
    .map(({ name }) => name)
    .filter((name) => usual.includes(name) || name === selects)
    .filter((name) => !(isTechnical && name === 'modalidade') && !(name in own));
  return {
    ...(area.family === 'graduate' && !isTechnical && higher),
    ...neededFilters(declaration),
    ...own,
    ...Object.fromEntries(names.map((name) => [name, [fixtureCode(name) ?? '']])),
    ...(names.includes('regiao') && { regiao: ['3'] }),
    ...((selects === 'uf' || area.family === 'imbalance') && { uf: [STATE] }),
  };
}
