export * from './areas';
export * from './catalogue';
export * from './declaration';
export { defineElement } from './element';
export { useElement } from './element-context';
export type * from './element-types';
export { type ElementEvents, type ElementProps, reactElement } from './react-element';
export { type Card, useCard } from './use-card';
export { type Rows, type RowsOptions, useRows } from './use-rows';
