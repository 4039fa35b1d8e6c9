export { type EditionName, type Harvest, installEdition } from './catalogue/install';
export { buildOffers } from './education/build-offers';
export { buildEdition } from './labour/build-edition';
export { LINKS_TABLE } from './labour/links';
export { openStore, type StoreOptions } from './open-store';
export { ensureSample } from './sample/ensure';
export type { OnProgress } from './sample/sample';
export * from './store';
