export type { FilterValues } from './accepted-filters';
export * from './bind-address';
export * from './group-signal';
export * from './groups';
export { initProfile } from './init-profile';
