import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the repository, unless the environment says where. */
const folder =
  process.env.OBSERVATORIO_DATA ?? join(import.meta.dirname, '../../../../../shared/data');

/** Real official files that tests and benches read where they are. */
export interface OfficialFiles {
  paths: readonly string[];
  /** The first that is not there: the tests that need them are skipped, which is told aloud. */
  missing: string | undefined;
}

/** The official files of these names. */
export function officialFiles(...names: readonly string[]): OfficialFiles {
  const paths = names.map((name) => join(folder, name));
  const missing = paths.find((path) => !existsSync(path));
  if (missing) console.warn(`PULADO: falta ${missing}; defina OBSERVATORIO_DATA.`);
  return { paths, missing };
}
