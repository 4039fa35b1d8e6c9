export { csvUrl, dataUrl, isApiAddress } from './address';
export { type Failure, RequestError } from './failure';
export * from './manifest';
export * from './resource';
