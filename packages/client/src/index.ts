export { csvUrl, dataUrl } from './address';
export { type Failure, RequestError } from './failure';
export * from './manifest';
export { prefetch } from './prefetch';
export * from './resource';
