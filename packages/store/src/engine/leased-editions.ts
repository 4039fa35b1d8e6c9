import { setTimeout as sleep } from 'node:timers/promises';
import type { Edition } from '@observatorio/contract';
import type { Database } from './connector';
import { LeasedEdition } from './leased-edition';
import type { EditionsObserver } from './live-editions';
import { observeQueries } from './observe-queries';

/**
 * Grace period before a replaced edition is closed, in ms, for queries that already resolved to it.
 */
const CLOSE_GRACE_MS = 30_000;

/** Open editions: live ones, and replaced ones in their grace period. */
export class LeasedEditions {
  private readonly opened = new Map<string, LeasedEdition>();
  private current: readonly Edition[] = [];
  private readonly closing = new AbortController();

  /** `onProblem` is called if closing a replaced edition fails. */
  constructor(private readonly observer: Pick<EditionsObserver, 'onProblem' | 'onQuery'>) {}

  /** Live editions, in import order. */
  get live(): readonly Edition[] {
    return this.current;
  }

  get(version: string): LeasedEdition | undefined {
    return this.opened.get(version);
  }

  add(edition: Edition, database: Database): void {
    const { onQuery } = this.observer;
    const observed = onQuery ? observeQueries(database, edition.versao, onQuery) : database;
    this.opened.set(edition.versao, new LeasedEdition(edition, observed));
  }

  /** Makes open editions live, and closes all others after the grace period. */
  serve(editions: readonly Edition[]): void {
    this.current = editions;
    const replaced = [...this.opened.values()].filter(({ edition }) => !this.serves(edition));
    if (replaced.length > 0) this.closeLater(replaced).catch(this.observer.onProblem);
  }

  /** Stops serving editions immediately, and closes each one after its last query. */
  remove(versions: ReadonlySet<string>): void {
    this.current = this.current.filter(({ versao }) => !versions.has(versao));
    for (const version of versions) this.retire(version).catch(this.observer.onProblem);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all([...this.opened.keys()].map((version) => this.retire(version)));
  }

  private serves({ versao }: Edition): boolean {
    return this.current.some((edition) => edition.versao === versao);
  }

  private async closeLater(replaced: readonly LeasedEdition[]): Promise<void> {
    await sleep(CLOSE_GRACE_MS, undefined, { ref: false, signal: this.closing.signal }).catch(
      () => undefined,
    );
    // An edition may have gone live again in the meantime.
    const closed = replaced.filter(({ edition }) => !this.serves(edition));
    for (const { edition } of closed) await this.retire(edition.versao);
  }

  private async retire(version: string): Promise<void> {
    const leased = this.opened.get(version);
    this.opened.delete(version);
    await leased?.retire();
  }
}
