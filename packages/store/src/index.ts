export { type EditionName, type Harvest, installEdition } from './catalogue/install';
export { openStore, type StoreOptions } from './open-store';
export * from './store';
