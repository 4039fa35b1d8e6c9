export { retryAll } from './base/retry-event';
