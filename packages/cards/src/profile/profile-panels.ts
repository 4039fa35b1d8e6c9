import { profile, profileArea, profilePageArea } from '@observatorio/contract';
import { panel } from '../model/panel';
import { wherePanel } from '../shared/where-panel';

/** Filter bar of the occupation profile: occupation, year and sector. */
export const profileFilterBar = panel({
  tag: 'profile-filters',
  title: 'Filtros do perfil',
  description:
    'Barra que mostra vínculos ou remuneração, com os filtros de ocupação, ano e setor da empresa, e os outros filtros em vigor.',
  area: profilePageArea,
  kind: 'filters',
  reserve: { heights: { 0: 224, 602: 194, 962: 120 } },
});

/** Places a reader's pay among that of an occupation, by year and sector. */
export const profileWherePanel = wherePanel({
  tag: 'profile-where',
  area: profileArea,
  failure: profile.market.failure,
});
