/* The `bus` module of the published package; its types are in `build/published/bus.d.ts`. */
export { filters } from './bus';
