export { setDefaultApi } from './base/default-api';
