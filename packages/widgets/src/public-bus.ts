/* What other sites import as `bus`; `build/published/bus.d.ts` has its types. */
export { filters } from './bus';
