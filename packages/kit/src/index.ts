export {
  anyText,
  type Cell,
  decimalCell,
  listCell,
  matching,
  oneOfCell,
  orEmpty,
} from './csv-cells';
export { readCsv, readLines } from './csv-file';
export { SharedCache } from './shared-cache';
export { SharedTask } from './shared-task';
