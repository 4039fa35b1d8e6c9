import type { Edition, SourceName, TABLE_SOURCE, YearlySource } from '@observatorio/contract';
import { cnct } from './courses/cnct';
import { emec } from './courses/emec';
import { superior } from './inep/superior';
import { tecnico } from './inep/tecnico';
import { automation } from './occupations/automation';
import { cbo } from './occupations/cbo';
import { evolution } from './occupations/evolution';
import { onet } from './occupations/onet';
import { profiles } from './occupations/profiles';
import type { Importer, YearlyImporter } from './pipeline/importer';
import { type ImportOptions, runImport } from './pipeline/run-import';
import { rais } from './rais/rais';
import { findInputs } from './reading/files/find-inputs';
import { freeSpaceOf } from './reading/refusal/free-space';

/** A source with a fixed importer; the importer of a table is built from its description. */
export type ImportedSource = Exclude<SourceName, typeof TABLE_SOURCE>;

/**
 * Importers by source, in help text order. A file is recognised by the last matching signature, so
 * broad signatures such as that of `rais` precede narrower ones.
 */
export const importers = {
  rais,
  'inep-superior': superior,
  'inep-tecnico': tecnico,
  cbo,
  onet,
  automacao: automation,
  evolucao: evolution,
  perfis: profiles,
  cnct,
  emec,
} as const satisfies Readonly<
  Record<YearlySource, YearlyImporter> & Record<ImportedSource, Importer>
>;

/**
 * Imports the files of a source as one edition; of folders and archives, those of their files that
 * belong to it. Throws an ImportRefusal and leaves the published data unchanged if a file cannot be
 * read or trusted.
 */
export async function importFiles(
  source: ImportedSource,
  dataDir: string,
  paths: readonly string[],
  options: ImportOptions = {},
): Promise<Edition> {
  const { freeSpace = freeSpaceOf, requiredStates = [], onIgnored } = options;
  const { of, kinds, delimiters, members }: Importer = importers[source];
  const found = await findInputs(paths, {
    source,
    signatures: importers,
    delimiters,
    of,
    kinds,
    members,
    dataDir,
    freeSpace,
    // A file without links of the states of a year cannot hide that one is missing.
    mayBeOther: requiredStates.length > 0,
    onIgnored,
  });
  try {
    return await runImport(importers, source, dataDir, found.inputs, options);
  } finally {
    await found.remove();
  }
}
