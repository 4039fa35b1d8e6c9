export { importFiles, type SourceName } from './importers';
