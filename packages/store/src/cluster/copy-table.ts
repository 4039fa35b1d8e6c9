import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ClusterClient } from '../engine/cluster-client';
import { textLiteral } from '../engine/inline-values';
import { type EditionTable, sumsOf } from './edition-tables';
import type { ClusterNode } from './topology';

/** Number of rows per file and per insert. */
const CHUNK_ROWS = 1_000_000;

/** Cluster that receives an edition. */
export interface CopyTarget {
  client: ClusterClient;
  /** Name of the cluster in the server configuration. */
  cluster: string;
  nodes: readonly ClusterNode[];
}

/** Progress of a copy. */
export interface CopyProgress {
  table: string;
  /** Number of rows copied so far and total number of rows, for all tables of the edition. */
  rows: number;
  total: number;
}

/** Destination of a copy. */
export interface Destination {
  database: string;
  /** Folder for temporary files. */
  folder: string;
}

/** Size of a finished copy. */
export interface Copied {
  tables: number;
  rows: number;
}

/** Lists the shards of a cluster. */
export const shardsOf = ({ nodes }: CopyTarget): number[] => [
  ...new Set(nodes.map(({ shard }) => shard)),
];

/** Runs a statement on every server. */
export async function runOnAll({ client, nodes }: CopyTarget, sql: string): Promise<void> {
  await Promise.all(nodes.map(({ index }) => client.client(index).command({ query: sql })));
}

/** Formats a string literal for DuckDB. */
export const duckDbText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Creates a table of an edition: a Distributed table over a MergeTree table on every server. */
async function createTable(
  target: CopyTarget,
  database: string,
  { name, columns, key }: Pick<EditionTable, 'name' | 'columns' | 'key'>,
): Promise<void> {
  const list = columns
    .map(({ name: column, type, isNullable }) =>
      isNullable ? `${column} Nullable(${type})` : `${column} ${type}`,
    )
    .join(', ');
  await runOnAll(
    target,
    `CREATE TABLE ${database}.${name}_shard (${list})
     ENGINE = MergeTree() PARTITION BY tuple() ORDER BY (${key})`,
  );
  await runOnAll(
    target,
    `CREATE TABLE ${database}.${name} (${list})
     ENGINE = Distributed(${textLiteral(target.cluster)}, ${database}, ${name}_shard)`,
  );
}

/** Creates tables in a database of a cluster and fills them from DuckDB. */
export class TableCopier {
  private readonly shards: readonly number[];

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly target: CopyTarget,
    private readonly options: Destination,
  ) {
    this.shards = shardsOf(target);
  }

  /** Creates a table, copies its rows and verifies the copy. */
  async copy(table: EditionTable, onRows: (rows: number) => void): Promise<void> {
    await createTable(this.target, this.options.database, table);
    let sending = Promise.resolve();
    for (let from = 0; from < table.rows; from += CHUNK_ROWS) {
      for (const [position, shard] of this.shards.entries()) {
        const file = join(this.options.folder, `${table.name}-${from}-${shard}.csv`);
        await this.write(table, { file, from, position });
        // Sends one file while the next one is written.
        await sending;
        sending = this.send(table, file, shard);
        // The rejection is handled where `sending` is awaited, above or below.
        sending.catch(() => undefined);
      }
      onRows(Math.min(table.rows, from + CHUNK_ROWS));
    }
    await sending;
    await this.compare(table);
  }

  /** Writes a shard's rows from one chunk of a table to a file. */
  private async write(
    { columns, source, shardBy }: EditionTable,
    { file, from, position }: { file: string; from: number; position: number },
  ): Promise<void> {
    const values = columns.map(({ value, name: column }) => `${value} AS ${column}`);
    const texts = columns.flatMap(({ name: column, type }) => (type === 'String' ? [column] : []));
    const quote = texts.length > 0 ? `, FORCE_QUOTE (${texts.join(', ')})` : '';
    await this.connection.run(`
      COPY (SELECT ${values.join(', ')} FROM ${source}
        WHERE rowid >= ${from} AND rowid < ${from + CHUNK_ROWS}
          AND ${shardBy} % ${this.shards.length} = ${position})
      TO ${duckDbText(file)} (FORMAT csv, HEADER false, NULLSTR '\\N'${quote})`);
  }

  /** Sends a file to every server in a shard, then removes the file. */
  private async send(table: EditionTable, file: string, shard: number): Promise<void> {
    const { client, nodes } = this.target;
    const { database } = this.options;
    for (const { index } of nodes.filter((node) => node.shard === shard)) {
      await client.client(index).insert({
        table: `${database}.${table.name}_shard`,
        values: createReadStream(file, { highWaterMark: 1 << 20 }),
        format: 'CSV',
      });
    }
    await rm(file);
  }

  /** Throws unless every server has exactly the rows of its shard. */
  private async compare({ name, columns, source, shardBy }: EditionTable): Promise<void> {
    const { database } = this.options;
    const { client, nodes } = this.target;
    const sums = sumsOf(columns);
    const shards = this.shards.length;
    for (const { index, shard } of nodes) {
      const position = this.shards.indexOf(shard);
      const reader = await this.connection.runAndReadAll(
        `SELECT ${sums.duckDb} FROM ${source} WHERE ${shardBy} % ${shards} = ${position}`,
      );
      const expected = (reader.getRowsJS()[0] ?? []).map(Number);
      const [found = []] = await client.rowsOf<(number | null)[]>(
        index,
        `SELECT ${sums.clickHouse} FROM ${database}.${name}_shard`,
      );
      const isEqual = expected.every((value, column) => value === (found[column] ?? 0));
      if (isEqual) continue;
      const both = `${expected.join()} / ${found.join()}`;
      throw new Error(`The copy of ${name} on node ${index} differs: ${both}.`);
    }
  }
}
