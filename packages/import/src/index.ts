export { type ImportedSource, importFiles } from './importers';
export { parseDescription, readDescription } from './tables/description';
export { importTable } from './tables/import-table';
