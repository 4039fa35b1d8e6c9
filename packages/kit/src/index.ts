export { anyText, type Cell, decimal, listOf, matching, oneOf, orEmpty } from './csv-cells';
export { readCsv, readLines } from './csv-file';
export { SharedCache } from './shared-cache';
export { SharedTask } from './shared-task';
