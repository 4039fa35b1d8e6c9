import { type Filters, formatFilters } from '@observatorio/contract';
import { type Declaration, neededFilters } from '@observatorio/widgets';
import { fixtureCode, probeOf } from '@observatorio/widgets/fixtures';

/** State whose municipalities are in the fixtures. */
const STATE = '35';

/**
 * Filters that stories set in addition to required ones, if the area has them. Without any of them,
 * stories set the state.
 */
const usual = ['regiao', 'genero', 'modalidade', 'sexotrabalhador', 'sexo'];

/** The education level whose source reports the modality. */
const higher: Filters = { nivel_ensino: ['Superior'] };

/** Filters needed for an element to show its other filters, or that a click leaves in place. */
const revealing: Readonly<Record<string, Filters>> = {
  // The available fields depend on the level.
  'home-search': { nivel_ensino: ['Técnico'] },
  // Code of a study field, which exists only in higher education.
  'graduate-axes': { area: ['01'] },
  'indicator-map': { ano: ['2019'] },
  'indicator-ranking': { ano: ['2019'] },
};

/**
 * Default filters of an element's group: the required ones, and others that it needs to have rows.
 */
export function storyDefaults(declaration: Declaration): Filters {
  const { selects, area } = declaration;
  const names = [selects, probeOf(declaration).name];
  return {
    ...(area.family === 'graduate' && names.includes('modalidade') && higher),
    ...neededFilters(declaration),
  };
}

/** Filters with an alternative value for the element's required filter. */
function otherNeeded(declaration: Declaration): Filters {
  const { name, codes } = probeOf(declaration);
  return { ...storyDefaults(declaration), [name]: [codes[0]].flat() };
}

/**
 * The element's required filters, its area's usual filters, and the filter that it sets. If only
 * the required filter remains, uses another value for it.
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
  const all = area.filters.map(({ name }) => name);
  const setsState =
    selects === 'uf' || (all.includes('uf') && !all.some((name) => usual.includes(name)));
  const names = all
    .filter((name) => usual.includes(name) || name === selects)
    .filter((name) => !(isTechnical && name === 'modalidade') && !(name in own));
  return {
    ...(area.family === 'graduate' && !isTechnical && higher),
    ...neededFilters(declaration),
    ...own,
    ...Object.fromEntries(names.map((name) => [name, [fixtureCode(name) ?? '']])),
    ...(names.includes('regiao') && { regiao: ['3'] }),
    ...(setsState && { uf: [STATE] }),
  };
}
