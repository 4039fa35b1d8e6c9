import { type AnyDataset, type Filters, labour } from '@observatorio/contract';

/**
 * The ten cards that every click requests. The other datasets load on demand or repeat figures from
 * these.
 */
const {
  options: _o,
  summary: _s,
  byMunicipality: _m,
  densityByState: _ds,
  densityByMunicipality: _dm,
  payByOccupation: _p,
  pay: _d,
  payGap: _g,
  ...cards
} = labour;

/** Requests the ten cards of a click concurrently. */
export const clickAll = (
  ask: (dataset: AnyDataset, filters: Filters) => Promise<unknown>,
  filters: Filters,
): Promise<unknown[]> =>
  Promise.all(Object.values<AnyDataset>(cards).map((dataset) => ask(dataset, filters)));
