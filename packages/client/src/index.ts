export { csvUrl, dataUrl } from './address';
export * from './collection';
export { type Failure, RequestError } from './failure';
export * from './manifest';
export { nextFreeTask } from './next-free-task';
export { prefetch } from './prefetch';
export { dataReload } from './request';
export * from './resource';
