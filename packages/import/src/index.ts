export { importFiles } from './importers';
export type { ClusterOptions } from './pipeline/destination';
