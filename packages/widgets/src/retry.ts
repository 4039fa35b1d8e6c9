export { retryAll } from './data/retry-all';
