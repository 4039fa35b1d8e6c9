export * from './server';
export * from './settings/settings';
export { precompress } from './static/precompress';
