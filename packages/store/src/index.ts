export { type EditionName, type Harvest, installEdition } from './catalogue/install';
export { openStore, type StoreOptions } from './open-store';
export { ensureSample } from './sample/ensure';
export type { OnProgress } from './sample/install';
export * from './store';
