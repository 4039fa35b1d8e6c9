import type { DuckDBConnection } from '@duckdb/node-api';
import type { Edition } from '@observatorio/contract';
import { Refusal } from '../command/command';
import { type EditionMetadata, type EditionName, newVersion } from '../editions/install';
import { withScratch, withWorkspace } from '../editions/scratch';
import type { ClusterAddress } from '../engine/cluster-address';
import { cubeAxesFor } from '../labour/build-edition';
import { withClusterRefusals } from './cluster-refusal';
import { type Copied, createTable, runOnAll, TableCopier } from './copy-table';
import { countSchema } from './count-schema';
import { countTables } from './count-tables';
import { compareTotals } from './count-totals';
import { type ChangeOptions, changeCluster, type Publication } from './publication';

export interface CountEditionOptions extends ChangeOptions {
  /** Number of axes that the cube combines, from 0 to 7. Default: depends on the number of rows. */
  cubeAxes?: number;
  /** Called after each chunk of links, with the share sent so far. */
  onSend?(share: number): void;
  /** Called after all links are sent, before the cluster counts them. */
  onCount?(): void;
}

/**
 * Creates and publishes an edition of links in a cluster, which computes all tables except the
 * table of links; running servers pick up the edition within a second. Locally, this needs disk
 * space and memory only for the links of one year.
 *
 * `make` receives a connection to scratch space, where it must create the table or view `links`
 * with a column `rowid`, and a directory for temporary files. If it throws or the process is killed
 * at any moment, the live editions do not change, and the next change to the cluster removes the
 * leftovers. Throws a Refusal.
 */
export function countEdition(
  dataDir: string,
  address: ClusterAddress,
  name: EditionName,
  make: (connection: DuckDBConnection, workspace: string) => Promise<EditionMetadata>,
  options: CountEditionOptions = {},
): Promise<Edition> {
  return withWorkspace(dataDir, (workspace) =>
    withScratch(workspace, async (connection) => {
      const edition: Edition = {
        ...name,
        versao: newVersion(),
        importadoEm: new Date().toISOString(),
        ...(await make(connection, workspace)),
      };
      const change = async (publication: Publication) => {
        const outcome = await publication.add(edition, (database) =>
          fill(connection, publication, { ...options, edition, database, folder: workspace }),
        );
        if (outcome.kind === 'refused') throw new Refusal(overOfficial(outcome.official));
      };
      await withClusterRefusals(() => changeCluster(address, options, change));
      return edition;
    }),
  );
}

const overOfficial = ({ conjunto, ano, versao }: Edition): string =>
  `O cluster tem dados oficiais de ${conjunto} ${ano} (edição ${versao}), e a demonstração os substituiria.`;

interface FillOptions extends CountEditionOptions {
  edition: Edition;
  database: string;
  /** Folder for temporary files. */
  folder: string;
}

async function fill(
  connection: DuckDBConnection,
  publication: Publication,
  { edition, database, folder, onSend, onCount, ...options }: FillOptions,
): Promise<Copied> {
  const { target } = publication;
  const { links, counted } = await countSchema(connection, edition.ano);
  const cubeAxes = options.cubeAxes ?? (await cubeAxesFor(connection));
  await runOnAll(target, `CREATE DATABASE ${database}`);
  await new TableCopier(connection, target, { database, folder }).copy(links, (rows) => {
    publication.check();
    onSend?.(rows / links.rows);
  });
  onCount?.();
  for (const table of counted) await createTable(target, database, table);
  await countTables(target, { database, cubeAxes, onStatement: () => publication.check() });
  await compareTotals(connection, target, { database, cubeAxes });
  return { tables: 1 + counted.length, rows: links.rows };
}
