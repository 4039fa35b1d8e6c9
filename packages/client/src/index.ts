export { cardCsvUrl, csvUrl, dataUrl } from './address';
export * from './collection';
export { dataReload } from './data-version';
export { type Failure, RequestError, unreachable } from './failure';
export * from './manifest';
export { nextFreeTask } from './next-free-task';
export { prefetch } from './prefetch';
export * from './resource';
