export type { Values } from './accepted-filters';
export * from './bind-address';
export * from './group-signal';
export * from './groups';
export { initProfile } from './init-profile';
