export { findables } from './findables';
export {
  createSearchIndex,
  type Findable,
  type Found,
  type SearchIndex,
} from './search-index';
export { sharedIndex } from './shared-index';
