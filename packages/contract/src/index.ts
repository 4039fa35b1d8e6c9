export * from './dataset';
export * from './filter';
export * from './labour';
export * from './labour-filters';
export * from './manifest';
export * from './problem';
export * from './request';
