export { csvUrl, dataUrl } from './address';
export { type Failure, RequestError } from './failure';
export { fetchAhead } from './fetch-ahead';
export * from './manifest';
export * from './resource';
