export * from './server';
export * from './settings/read-settings';
export * from './settings/setting-error';
export type * from './settings/settings';
export { precompress } from './static/precompress';
