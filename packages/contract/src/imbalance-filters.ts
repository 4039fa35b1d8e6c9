import { municipality, state } from './common-filters';
import { pageParameters } from './paging';

/** The places of the imbalance panel, one at a time: averages of several would be of none. */
export const imbalanceFilters = [
  { ...state, single: 'um estado só' },
  { ...municipality, single: 'um município só' },
] as const;

/** The filters of the ranking, which comes in pages. */
export const rankingFilters = [...imbalanceFilters, ...pageParameters] as const;

export type ImbalanceFilter = (typeof imbalanceFilters)[number]['name'];
