import { type AnyDataset, type Filters, labour } from '@observatorio/contract';

/** The ten cards of a click; the others answer on request or draw a figure that these share. */
const { options: _o, summary: _s, byMunicipality: _m, payByOccupation: _p, ...cards } = labour;

/** Asks for the ten cards of a click at once. */
export const clickAll = (
  ask: (dataset: AnyDataset, filters: Filters) => Promise<unknown>,
  filters: Filters,
): Promise<unknown[]> =>
  Promise.all(Object.values<AnyDataset>(cards).map((dataset) => ask(dataset, filters)));
