export type { Values } from './accepted-filters';
export * from './address';
export * from './bind-address';
export { graduateDefaults } from './graduate-rule';
export type { FilterChange, GroupRule } from './group-rule';
export * from './group-signal';
export * from './groups';
export { initProfile } from './init-profile';
export { placeFilters } from './place-rule';
