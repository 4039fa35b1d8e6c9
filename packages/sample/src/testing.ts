/** Generators for tests and benchmarks of other packages. */
export { randomNumbers } from './base/random';
export { generateOffers } from './education/generate';
export { generateLinks } from './labour/generate';
