export {
  createSearchIndex,
  type Found,
  type SearchIndex,
  type SearchItem,
} from './search-index';
export { searchItems } from './search-items';
export { sharedIndex } from './shared-index';
