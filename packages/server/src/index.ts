export { precompress } from './precompress';
export * from './server';
export * from './settings';
