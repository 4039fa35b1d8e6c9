import type { Edition, UnavailableEdition } from '@observatorio/contract';
import { DataProblem } from '../editions/repair';
import { schemaFaultOf } from '../editions/schemas';
import { type ClickHouseConnector, isUnavailable } from '../engine/clickhouse';
import type { ClusterAddress } from '../engine/cluster-address';
import { ClusterClient } from '../engine/cluster-client';
import type { LeasedEdition } from '../engine/leased-edition';
import { LeasedEditions } from '../engine/leased-editions';
import type { EditionsObserver, LiveEditions } from '../engine/live-editions';
import { EngineUnavailable, type QueryFailed } from '../engine/query-failed';
import { type Repetition, repeat } from '../engine/repeat';
import { type ClusterManifest, databaseOf, readClusterManifest } from './cluster-manifest';
import { isMissing } from './cluster-problem';

/** Polling interval of the manifest, in ms. */
const FOLLOW_MS = 1000;

/** Timeout of a manifest read, in ms. */
const TIMEOUT_MS = 5000;

/** Error message for queries while servers in the cluster are down. */
const NO_ANSWER = 'O banco de dados do portal não responde. Tente de novo em instantes.';

export interface ClusterEditionsOptions extends EditionsObserver {
  address: ClusterAddress;
  connector: ClickHouseConnector;
}

/**
 * Editions published to a cluster. Tracks later publications and the state of the servers: no
 * edition is readable while every replica of some shard is down.
 */
export class ClusterEditions implements LiveEditions {
  unavailable: readonly UnavailableEdition[] = [];
  private readonly editions: LeasedEditions;
  private sequence = 0;
  private down: string | undefined;
  private readonly client: ClusterClient;
  private following: Repetition | undefined;

  constructor(private readonly options: ClusterEditionsOptions) {
    this.editions = new LeasedEditions(options);
    this.client = new ClusterClient(options.address, options.address.database);
  }

  get live(): readonly Edition[] {
    return this.editions.live;
  }

  get fault(): string | undefined {
    return this.down;
  }

  get(version: string): LeasedEdition | undefined {
    return this.editions.get(version);
  }

  async start(): Promise<void> {
    await this.follow();
    this.following = repeat((signal) => this.follow(signal), FOLLOW_MS);
  }

  async findFault(error: QueryFailed): Promise<string | undefined> {
    if (!(error instanceof EngineUnavailable)) return undefined;
    if (!this.down)
      this.report(`Uma consulta ao banco de dados falhou: ${reasonOf(error)}.`, error);
    return NO_ANSWER;
  }

  async close(): Promise<void> {
    await this.following?.stop();
    await this.editions.close();
    await this.client.close();
  }

  private async follow(closing?: AbortSignal): Promise<void> {
    try {
      const manifest = await this.read();
      // A server that has not yet received the latest publication may return an older manifest.
      if (manifest && manifest.sequence > this.sequence) await this.serve(manifest);
      if (this.down) this.report('O banco de dados voltou a responder.');
      this.down = undefined;
    } catch (error) {
      if (closing?.aborted) return;
      if (!this.down) this.report(`O banco de dados não responde: ${reasonOf(error)}.`, error);
      this.down = NO_ANSWER;
      // Abort running queries because a frozen server would keep them waiting.
      this.options.connector.interruptAll();
    }
  }

  private report(message: string, cause?: unknown): void {
    this.options.onProblem(new DataProblem(message, { cause }));
  }

  /** Reads the latest manifest; undefined before the first publication. */
  private async read(): Promise<ClusterManifest | undefined> {
    try {
      return await readClusterManifest(this.client, AbortSignal.timeout(TIMEOUT_MS));
    } catch (error) {
      if (this.sequence === 0 && isMissing(error)) return undefined;
      throw error;
    }
  }

  private async serve({ sequence, conjuntos }: ClusterManifest): Promise<void> {
    const live = conjuntos.filter((edition) => !faultOf(edition));
    for (const edition of live) await this.open(edition);
    await this.options.beforeServing(live);
    this.editions.serve(live);
    this.unavailable = conjuntos.flatMap((edition) => this.unavailableFor(edition));
    this.sequence = sequence;
  }

  /** Reports an edition whose tables this release cannot read. */
  private unavailableFor(edition: Edition): UnavailableEdition[] {
    const fault = faultOf(edition);
    if (!fault) return [];
    const { conjunto, ano, tipo, versao } = edition;
    this.report(`A edição ${conjunto} ${ano} está fora de serviço: ${fault.reason}.`);
    return [{ conjunto, ano, tipo, versao, motivo: fault.reason }];
  }

  private async open(edition: Edition): Promise<void> {
    if (this.editions.get(edition.versao)) return;
    const { address, connector } = this.options;
    const database = await connector.open(edition.versao, databaseOf(address.database, edition));
    this.editions.add(edition, database);
  }
}

/** Publications of earlier versions carry no schema number, and are served. */
const faultOf = (edition: Edition) =>
  edition.esquema === undefined ? undefined : schemaFaultOf(edition);

/** Returns the reason for the outage, as shown to the operator. */
function reasonOf(error: unknown): string {
  const cause = error instanceof EngineUnavailable ? error.cause : error;
  const [text = ''] = String(cause instanceof Error ? cause.message : cause).split('\n', 1);
  return isUnavailable(cause) ? text.slice(0, 300) : `erro inesperado, ${text.slice(0, 300)}`;
}
