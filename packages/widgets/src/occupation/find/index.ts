export { findables } from './findables';
export { createOccupationIndex } from './occupation-index';
