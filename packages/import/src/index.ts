export { importFiles } from './importers';
