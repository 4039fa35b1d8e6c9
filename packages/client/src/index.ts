export { csvUrl, dataUrl } from './address';
export { type Failure, RequestError } from './failure';
export * from './manifest';
export * from './resource';
