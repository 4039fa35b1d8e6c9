import {
  FEDERAL_DISTRICT,
  placeWithArticle,
  regions,
  stateOfMunicipality,
  states,
} from '@observatorio/domain';
import { formatCount, prependDe, withUnit } from '@observatorio/language';
import type { Places } from '@observatorio/store';
import { type Place, parentsOf, partsOf } from './place';

const INHABITANTS = { one: 'habitante', many: 'habitantes' } as const;

const STATES = { one: 'estado', many: 'estados' } as const;

const MUNICIPALITIES = { one: 'município', many: 'municípios' } as const;

/** Number of inhabitants of a municipality in the census of 2022: ` Tinha 12 habitantes …`. */
function inhabitantsOf(code: string, places: Places): string {
  const { inhabitants } = places.find(code) ?? {};
  return inhabitants === undefined
    ? ' É mais novo que o censo de 2022, e os dados de antes não o contam.'
    : ` Tinha ${withUnit(inhabitants, INHABITANTS)} no censo de 2022.`;
}

/** Says what a place is and where it lies, in one or two sentences. */
export function whereText(place: Place, places: Places): string {
  const { level, code } = place;
  const region = parentsOf(place).find((parent) => parent.level === 'region');
  if (level === 'country') {
    const count = formatCount(places.municipalities.length);
    return `O país inteiro: ${regions.length} regiões, ${states.length - 1} estados e o Distrito Federal, ${count} municípios.`;
  }
  const parts = partsOf(place, places).length;
  if (level === 'region') {
    const hasDistrict = FEDERAL_DISTRICT.startsWith(code);
    const count = withUnit(parts - (hasDistrict ? 1 : 0), STATES);
    return `Região do Brasil com ${count}${hasDistrict ? ' e o Distrito Federal' : ''}.`;
  }
  if (level === 'state') {
    const kind = code === FEDERAL_DISTRICT ? 'Unidade da Federação' : 'Estado';
    return `${kind} da ${region?.title}, com ${withUnit(parts, MUNICIPALITIES)}.`;
  }
  const state = parentsOf(place).find((parent) => parent.level === 'state');
  const where =
    stateOfMunicipality(code) === FEDERAL_DISTRICT
      ? 'Capital do país'
      : `Município do estado ${prependDe(placeWithArticle(state?.name ?? ''))}`;
  return `${where}, na ${region?.title}.${inhabitantsOf(code, places)}`;
}

/** Title of a place's page. */
export const pageTitle = ({ title }: Place): string => `${title}: trabalho, remuneração e cursos`;
