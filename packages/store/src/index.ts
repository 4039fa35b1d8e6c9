export { type EditionName, type Harvest, installEdition } from './catalogue/install';
export { buildEdition } from './labour/build-edition';
export { LINKS_TABLE } from './labour/links';
export { openStore, type StoreOptions } from './open-store';
export { ensureSample } from './sample/ensure';
export { installSample, type OnProgress } from './sample/install';
export * from './store';
