import type { Edition } from '@observatorio/contract';
import { importTables, type TableSource } from '../reading/import-tables';
import type { ImportOptions } from '../reading/read-files';
import type { TableKind } from '../reading/table-kind';

type Importer = (
  dataDir: string,
  paths: readonly string[],
  options?: ImportOptions,
) => Promise<Edition>;

/** An importer of a source whose files are all of one kind. */
export function singleTable({
  kind,
  ...source
}: Pick<TableSource, 'conjunto' | 'notes' | 'credits' | 'build'> & { kind: TableKind }): Importer {
  const whole: TableSource = {
    ...source,
    delimiters: [';', ','],
    kinds: [kind],
    required: [kind],
    kindOf: () => kind,
  };
  return (dataDir, paths, options) => importTables(whole, dataDir, paths, options);
}
