import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the official files: OBSERVATORIO_DATA, or `shared/data` next to the repository. */
const folder =
  process.env.OBSERVATORIO_DATA ?? join(import.meta.dirname, '../../../../../shared/data');

/** Official files for tests and benchmarks. */
export interface OfficialFiles {
  paths: readonly string[];
  /** First missing file, if any. Tests that need the files are then skipped with a warning. */
  missing: string | undefined;
}

/** Returns the paths of official files. */
export function officialFiles(...names: readonly string[]): OfficialFiles {
  const paths = names.map((name) => join(folder, name));
  const missing = paths.find((path) => !existsSync(path));
  if (missing) console.warn(`PULADO: falta ${missing}; defina OBSERVATORIO_DATA.`);
  return { paths, missing };
}
