import type { HeaderNames } from '../reading/cells/checks';

/** Columns of the place, some of which have other names in the institutions file. */
export const placeFields = {
  region: ['CO_REGIAO', 'CO_REGIAO_IES'],
  regionName: ['NO_REGIAO', 'NO_REGIAO_IES'],
  state: ['CO_UF', 'CO_UF_IES'],
  stateName: ['NO_UF', 'NO_UF_IES'],
  stateAbbr: ['SG_UF', 'SG_UF_IES'],
  municipality: ['CO_MUNICIPIO', 'CO_MUNICIPIO_IES'],
  municipalityName: ['NO_MUNICIPIO', 'NO_MUNICIPIO_IES'],
} as const satisfies HeaderNames;
