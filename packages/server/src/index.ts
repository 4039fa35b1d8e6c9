export * from './server';
export * from './settings';
