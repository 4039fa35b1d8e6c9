/* Alias of `react` in the portal's build. */

export * from 'preact/compat';
export { default } from 'preact/compat';

/** react-router checks whether React has this hook; preact/compat does not. */
export const useOptimistic = undefined;
