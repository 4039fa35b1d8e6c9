import { placesPage } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import type { Area } from '../kit/area';
import { placeFilterOptions } from './place-figures';
import { type PlaceFilter, placeFilterDefinitions } from './place-filters';

/** Area of one place: a municipality, a state, a region or the country. */
export const placeArea: Area<PlaceFilter> = {
  family: 'place',
  page: placesPage,
  filters: placeFilterDefinitions,
  options: placeFilterOptions,
  narrowing: ['ano', 'regiao', 'uf'],
  withoutChips: ['ano'],
  unitOf: () => LINKS,
  debounce: 0,
};
