import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { ClusterClient } from '../engine/cluster-client';
import { textLiteral } from '../engine/inline-values';
import { type EditionTable, editionTables, sumsOf } from './edition-tables';
import type { ClusterNode } from './topology';

/** Rows that are written into one file and sent at once. */
const CHUNK_ROWS = 1_000_000;

/** The cluster that an edition is copied to. */
export interface Target {
  client: ClusterClient;
  /** Name of the cluster in the configuration of its servers. */
  cluster: string;
  nodes: readonly ClusterNode[];
}

/** What a copy reports of its progress. */
export interface CopyProgress {
  table: string;
  /** Rows of the edition, in all tables, that were copied so far, and in all. */
  rows: number;
  total: number;
}

export interface CopyOptions {
  /** Path of the edition's file. */
  path: string;
  /** The database that holds the copy; it must not exist. */
  database: string;
  /** Folder for temporary files. */
  folder: string;
  onProgress(progress: CopyProgress): void;
}

/** The extent of a copy. */
export interface Copied {
  tables: number;
  rows: number;
}

/**
 * Copies an edition to a cluster: each table becomes a Distributed one over a MergeTree on every
 * server, with the rows spread evenly over the shards. Compares the copy with the edition.
 */
export async function copyEdition(target: Target, options: CopyOptions): Promise<Copied> {
  const { path, database } = options;
  const instance = await DuckDBInstance.create(':memory:');
  try {
    const connection = await instance.connect();
    await connection.run(`ATTACH ${duckDbText(path)} AS edition (READ_ONLY)`);
    const tables = await editionTables(connection);
    await runOnAll(target, `CREATE DATABASE ${database}`);
    const copy = new Copy(connection, target, options);
    const total = tables.reduce((sum, { rows }) => sum + rows, 0);
    let before = 0;
    for (const table of tables) {
      await copy.table(table, (rows) =>
        options.onProgress({ table: table.name, rows: before + rows, total }),
      );
      before += table.rows;
    }
    connection.closeSync();
    return { tables: tables.length, rows: total };
  } finally {
    instance.closeSync();
  }
}

/** Runs a statement on every server. */
export async function runOnAll({ client, nodes }: Target, sql: string): Promise<void> {
  await Promise.all(nodes.map(({ index }) => client.client(index).command({ query: sql })));
}

/** A text as DuckDB writes it. */
const duckDbText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

class Copy {
  private readonly shards: readonly number[];

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly target: Target,
    private readonly options: CopyOptions,
  ) {
    this.shards = [...new Set(target.nodes.map(({ shard }) => shard))];
  }

  /** Copies one table. */
  async table(table: EditionTable, onRows: (rows: number) => void): Promise<void> {
    await this.create(table);
    let sending = Promise.resolve();
    for (let from = 0; from < table.rows; from += CHUNK_ROWS) {
      for (const [position, shard] of this.shards.entries()) {
        const file = join(this.options.folder, `${table.name}-${from}-${shard}.csv`);
        await this.write(table, { file, from, position });
        // One file is sent while the next one is written.
        await sending;
        sending = this.send(table, file, shard);
        // Awaited above, or below after the last one.
        sending.catch(() => undefined);
      }
      onRows(Math.min(table.rows, from + CHUNK_ROWS));
    }
    await sending;
    await this.compare(table);
  }

  private async create({ name, columns, key }: EditionTable): Promise<void> {
    const { database } = this.options;
    const list = columns
      .map(({ name: column, type, isNullable }) =>
        isNullable ? `${column} Nullable(${type})` : `${column} ${type}`,
      )
      .join(', ');
    await runOnAll(
      this.target,
      `CREATE TABLE ${database}.${name}_shard (${list})
       ENGINE = MergeTree() PARTITION BY tuple() ORDER BY (${key})`,
    );
    await runOnAll(
      this.target,
      `CREATE TABLE ${database}.${name} (${list})
       ENGINE = Distributed(${textLiteral(this.target.cluster)}, ${database}, ${name}_shard)`,
    );
  }

  /** Writes the rows of one shard among the next ones of a table into a file. */
  private async write(
    { name, columns }: EditionTable,
    { file, from, position }: { file: string; from: number; position: number },
  ): Promise<void> {
    const values = columns.map(({ value, name: column }) => `${value} AS ${column}`);
    const texts = columns.flatMap(({ name: column, type }) => (type === 'String' ? [column] : []));
    const quote = texts.length > 0 ? `, FORCE_QUOTE (${texts.join(', ')})` : '';
    await this.connection.run(`
      COPY (SELECT ${values.join(', ')} FROM edition.${name}
        WHERE rowid >= ${from} AND rowid < ${from + CHUNK_ROWS}
          AND rowid % ${this.shards.length} = ${position})
      TO ${duckDbText(file)} (FORMAT csv, HEADER false, NULLSTR '\\N'${quote})`);
  }

  /** Sends a file to every server of a shard, and removes it. */
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

  /** Throws unless the copies of a table have its rows, on each server those of its shard. */
  private async compare({ name, columns }: EditionTable): Promise<void> {
    const { database } = this.options;
    const { client, nodes } = this.target;
    const sums = sumsOf(columns);
    const shards = this.shards.length;
    for (const { index, shard } of nodes) {
      const position = this.shards.indexOf(shard);
      const reader = await this.connection.runAndReadAll(
        `SELECT ${sums.duckDb} FROM edition.${name} WHERE rowid % ${shards} = ${position}`,
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
