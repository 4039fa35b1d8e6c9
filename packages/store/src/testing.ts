/** What tests and benchmarks outside the package need of it. */

export { importRais } from './rais/import-rais';
export { HEADER_2019 } from './rais/test-files';
export { randomNumbers } from './random';
export { generateLinks } from './sample/generate';
