/** What tests and benchmarks outside the package need of it. */

export { drawOffers } from './education/random-offers';
export { importCbo } from './occupations/import-cbo';
export { officialFiles } from './official-files';
export { importRais } from './rais/import-rais';
export { HEADER_2019 } from './rais/test-files';
export { randomNumbers } from './random';
export { generateOffers } from './sample/education/generate';
export { generateLinks } from './sample/generate';
