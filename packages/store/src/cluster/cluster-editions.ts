import { setTimeout as sleep } from 'node:timers/promises';
import type { Edition, UnavailableEdition } from '@observatorio/contract';
import { DataProblem } from '../editions/repair';
import { type ClickHouseConnector, isUnavailable } from '../engine/clickhouse';
import type { ClusterAddress } from '../engine/cluster-address';
import { ClusterClient } from '../engine/cluster-client';
import type { EditionsInService, EditionsObserver } from '../engine/editions-in-service';
import { LeasedEdition } from '../engine/leased-edition';
import { EngineUnavailable, type QueryFailed } from '../engine/query-failed';
import { type ClusterManifest, databaseOf, readClusterManifest } from './cluster-manifest';
import { isMissing } from './cluster-problem';

/** Interval between readings of the manifest. */
const FOLLOW_MS = 1000;

/** Time limit of a reading. */
const TIMEOUT_MS = 5000;

/** Grace period before a replaced edition is closed, for queries resolved to it that wait. */
const CLOSE_GRACE_MS = 30_000;

/** The answer while servers of the cluster are down. */
const NO_ANSWER = 'O banco de dados do portal não responde. Tente de novo em instantes.';

export interface ClusterEditionsOptions extends EditionsObserver {
  address: ClusterAddress;
  connector: ClickHouseConnector;
}

/**
 * The editions that were published to a cluster. Follows later publications, and the servers of the
 * cluster: while one is down whose rows no other holds, no edition can be read.
 */
export class ClusterEditions implements EditionsInService {
  readonly unavailable: readonly UnavailableEdition[] = [];
  /** Editions in service and those about to be closed, by version. */
  private readonly opened = new Map<string, LeasedEdition>();
  private current: readonly Edition[] = [];
  private sequence = 0;
  private down: string | undefined;
  private readonly client: ClusterClient;
  private readonly closing = new AbortController();
  private updates = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ClusterEditionsOptions) {
    this.client = new ClusterClient(options.address, options.address.database);
  }

  get inService(): readonly Edition[] {
    return this.current;
  }

  get fault(): string | undefined {
    return this.down;
  }

  get(version: string): LeasedEdition | undefined {
    return this.opened.get(version);
  }

  async start(): Promise<void> {
    await this.follow();
    this.schedule();
  }

  async faultBehind(error: QueryFailed): Promise<string | undefined> {
    if (!(error instanceof EngineUnavailable)) return undefined;
    if (!this.down)
      this.report(`Uma consulta ao banco de dados falhou: ${reasonOf(error)}.`, error);
    return NO_ANSWER;
  }

  async close(): Promise<void> {
    this.closing.abort();
    clearTimeout(this.timer);
    await this.updates;
    await Promise.all([...this.opened.values()].map((leased) => leased.retire()));
    await this.client.close();
  }

  private schedule(): void {
    if (this.closing.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.updates = this.follow().then(() => this.schedule());
    }, FOLLOW_MS);
    this.timer.unref();
  }

  private async follow(): Promise<void> {
    try {
      const manifest = await this.read();
      // A server that a publication has not reached yet may answer with an earlier one.
      if (manifest && manifest.sequence > this.sequence) await this.serve(manifest);
      if (this.down) this.report('O banco de dados voltou a responder.');
      this.down = undefined;
    } catch (error) {
      if (this.closing.signal.aborted) return;
      if (!this.down) this.report(`O banco de dados não responde: ${reasonOf(error)}.`, error);
      this.down = NO_ANSWER;
      // A server that is frozen would keep them waiting.
      this.options.connector.interruptAll();
    }
  }

  private report(message: string, cause?: unknown): void {
    this.options.onProblem(new DataProblem(message, { cause }));
  }

  /** The latest manifest; undefined before the first publication. */
  private async read(): Promise<ClusterManifest | undefined> {
    try {
      return await readClusterManifest(this.client, AbortSignal.timeout(TIMEOUT_MS));
    } catch (error) {
      if (this.sequence === 0 && isMissing(error)) return undefined;
      throw error;
    }
  }

  private async serve({ sequence, conjuntos }: ClusterManifest): Promise<void> {
    for (const edition of conjuntos) await this.open(edition);
    await this.options.prepare(conjuntos);
    this.current = conjuntos;
    this.sequence = sequence;
    const versions = new Set(conjuntos.map(({ versao }) => versao));
    const replaced = [...this.opened.values()].filter(
      ({ edition }) => !versions.has(edition.versao),
    );
    if (replaced.length > 0) this.closeLater(replaced).catch(this.options.onProblem);
  }

  private async open(edition: Edition): Promise<void> {
    if (this.opened.has(edition.versao)) return;
    const { address, connector } = this.options;
    const database = await connector.open(edition.versao, databaseOf(address.database, edition));
    this.opened.set(edition.versao, new LeasedEdition(edition, database));
  }

  private async closeLater(replaced: readonly LeasedEdition[]): Promise<void> {
    await sleep(CLOSE_GRACE_MS, undefined, { ref: false, signal: this.closing.signal }).catch(
      () => undefined,
    );
    for (const leased of replaced) {
      const { versao } = leased.edition;
      // It may have entered service again in the meantime.
      if (this.current.some((edition) => edition.versao === versao)) continue;
      this.opened.delete(versao);
      await leased.retire();
    }
  }
}

/** Why the cluster does not answer, for its operator. */
function reasonOf(error: unknown): string {
  const cause = error instanceof EngineUnavailable ? error.cause : error;
  const [text = ''] = String(cause instanceof Error ? cause.message : cause).split('\n', 1);
  return isUnavailable(cause) ? text.slice(0, 300) : `erro inesperado, ${text.slice(0, 300)}`;
}
