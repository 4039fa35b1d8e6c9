import { municipality, state } from '../kit/common-filters';
import { pageParameters } from '../kit/paging';

/**
 * Place filters of the imbalance panel. Only one place may be selected at a time, since averages
 * over several places are meaningless.
 */
export const imbalanceFilterDefinitions = [
  { ...state, single: 'um estado só' },
  { ...municipality, single: 'um município só' },
] as const;

/** Filters of the paged ranking. */
export const rankingFilters = [...imbalanceFilterDefinitions, ...pageParameters] as const;

export type ImbalanceFilter = (typeof imbalanceFilterDefinitions)[number]['name'];
