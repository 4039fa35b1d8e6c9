/** Generators for tests and benchmarks of other packages. */
export { generateOffers } from './education/generate';
export { generateLinks } from './labour/generate';
