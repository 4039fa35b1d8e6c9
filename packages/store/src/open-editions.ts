import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Edition, editionKey, type UnavailableEdition } from '@observatorio/contract';
import {
  BadEditionFile,
  faultOf,
  readStamp,
  type StoredEdition,
  schemaFaultIn,
  verifyFile,
  verifySize,
} from './editions/edition-file';
import { publicPart } from './editions/install';
import { manifestPath, readManifest, type StoredManifest } from './editions/manifest-file';
import { DataProblem, repairManifest } from './editions/repair';
import type { Connector, Database } from './engine/connector';
import type { LeasedEdition } from './engine/leased-edition';
import { LeasedEditions } from './engine/leased-editions';
import type { EditionsObserver, LiveEditions } from './engine/live-editions';
import { type Repetition, repeat } from './engine/repeat';
import { EditionUnavailableError, outOfService } from './query/store';

/**
 * Pause after each MiB of background verification, in ms. Limits verification to 25 MB/s, a fortieth
 * of a CPU core, because it delays the responses on the same thread.
 */
const READING_PAUSE_MS = 40;

/** Polling interval of the manifest, in ms. */
const FOLLOW_MS = 1000;
/**
 * Number of failed reads before an unreadable manifest is rebuilt. A failure may be temporary, e.g.
 * while the file is being copied.
 */
const REPAIR_AFTER_FAILURES = 3;

export interface OpenEditionsOptions extends EditionsObserver {
  dataDir: string;
  connector: Connector;
  /**
   * Maximum total size of the files to verify before the first response, in bytes. The checksums of
   * many years take minutes, so other files are verified on the first query to their edition, or in
   * the background.
   */
  verifiedBytes: number;
}

/**
 * Verifies an open edition's file once, without pauses if a query is waiting for it. Throws an
 * EditionUnavailableError.
 */
type Verification = (priority: 'foreground' | 'background') => Promise<void>;

/** Wraps an edition so that its queries wait until its file is verified. */
const verifiedFirst = (database: Database, verify: Verification): Database => ({
  dialect: database.dialect,
  rows: async (sql, values, signal) => {
    await verify('foreground');
    return database.rows(sql, values, signal);
  },
  close: () => database.close(),
});

/** Edition in the manifest that cannot be opened. */
interface Failure {
  unavailable: UnavailableEdition;
  /** State of the file at the time of failure. Opening is retried after it changes. */
  state: string;
}

/**
 * Keeps the editions in a data directory's manifest open and watches for changes. A bad file does
 * not affect the other editions. Opening it is retried; until that succeeds, the edition that it
 * would replace stays live.
 */
export class OpenEditions implements LiveEditions {
  /** Always undefined because a bad file only affects its own edition. */
  readonly fault = undefined;

  private readonly editions: LeasedEditions;
  private readonly failures = new Map<string, Failure>();
  /** State of each edition's file when it was opened or last verified, by version. */
  private readonly states = new Map<string, string>();
  private manifest: StoredManifest | undefined;
  private manifestState = '';
  private unreadable = 0;
  private rechecking: Promise<UnavailableEdition[]> | undefined;
  private following: Repetition | undefined;
  /** Remaining budget of bytes to verify before the editions go live. */
  private verifiable: number;
  private readonly unverified: Verification[] = [];
  private verifying: Promise<void> | undefined;
  private readonly closing = new AbortController();

  constructor(private readonly options: OpenEditionsOptions) {
    this.verifiable = options.verifiedBytes;
    this.editions = new LeasedEditions(options);
  }

  /** Live editions, in import order. */
  get live(): readonly Edition[] {
    return this.editions.live;
  }

  /** Editions in the manifest that cannot be opened. */
  get unavailable(): readonly UnavailableEdition[] {
    return [...this.failures.values()].map(({ unavailable }) => unavailable);
  }

  /** Returns an open edition by its version. */
  get(version: string): LeasedEdition | undefined {
    return this.editions.get(version);
  }

  /** Opens the editions and starts watching the manifest. */
  async start(): Promise<void> {
    const { dataDir, onProblem } = this.options;
    this.manifestState = await stateOf(manifestPath(dataDir));
    await this.serve(await repairManifest(dataDir, onProblem));
    this.verifying = this.verifyRest();
    // Later editions are fully verified before they replace the live one.
    this.verifiable = Number.POSITIVE_INFINITY;
    this.following = repeat(() => this.follow().catch(onProblem), FOLLOW_MS);
  }

  /**
   * Verifies the live editions' files again and stops serving the bad ones. Concurrent calls share
   * a single pass.
   */
  async findFault(): Promise<string | undefined> {
    this.rechecking ??= this.removeBad(this.stored()).finally(() => {
      this.rechecking = undefined;
    });
    const bad = await this.rechecking;
    return bad.length > 0 ? outOfService(bad) : undefined;
  }

  /** Lists the live editions in the manifest. */
  private stored(): StoredEdition[] {
    return (this.manifest?.conjuntos ?? []).filter(({ versao }) => this.editions.get(versao));
  }

  /**
   * Verifies the editions whose files were modified while open: the engine may misread the new
   * contents as the old. Skips deleted files, which the engine can still read through its open
   * handle.
   */
  private async recheckChanged(): Promise<void> {
    const changed: StoredEdition[] = [];
    for (const stored of this.stored()) {
      const state = await stateOf(join(this.options.dataDir, stored.arquivo));
      if (state === 'missing' || state === this.states.get(stored.versao)) continue;
      this.states.set(stored.versao, state);
      changed.push(stored);
    }
    await this.removeBad(changed);
  }

  private async removeBad(editions: readonly StoredEdition[]): Promise<UnavailableEdition[]> {
    const bad: UnavailableEdition[] = [];
    for (const stored of editions) {
      const fault = await faultOf(this.options.dataDir, stored);
      if (!fault) continue;
      const path = join(this.options.dataDir, stored.arquivo);
      bad.push(this.fail(stored, await stateOf(path), new BadEditionFile(fault)));
      this.editions.remove(new Set([stored.versao]));
    }
    return bad;
  }

  /** Verifies the remaining editions in the background. */
  private async verifyRest(): Promise<void> {
    for (const verify of this.unverified.splice(0)) {
      if (this.closing.signal.aborted) return;
      await verify('background').catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.verifying;
    await this.following?.stop();
    await this.editions.close();
  }

  private async follow(): Promise<void> {
    await this.recheckChanged();
    const state = await stateOf(manifestPath(this.options.dataDir));
    if (state === this.manifestState && this.failures.size === 0 && this.unreadable === 0) return;
    this.manifestState = state;
    const manifest = await this.read();
    if (manifest) await this.serve(manifest);
  }

  /**
   * Reads the manifest, repairing it after `REPAIR_AFTER_FAILURES` failures in a row. Returns
   * undefined while it is unreadable; the live editions then stay live.
   */
  private async read(): Promise<StoredManifest | undefined> {
    const { dataDir, onProblem } = this.options;
    try {
      const manifest = await readManifest(dataDir);
      this.unreadable = 0;
      return manifest;
    } catch {
      this.unreadable++;
      if (this.unreadable !== REPAIR_AFTER_FAILURES || !this.manifest) return undefined;
      const repaired = await repairManifest(dataDir, onProblem, this.manifest);
      return repaired.conjuntos.length > 0 ? repaired : undefined;
    }
  }

  /** Opens the editions of a manifest and closes all others. */
  private async serve(manifest: StoredManifest): Promise<void> {
    const serving: Edition[] = [];
    for (const stored of manifest.conjuntos) {
      const edition = (await this.open(stored)) ?? this.predecessor(stored);
      if (edition) serving.push(edition);
    }
    await this.options.beforeServing(serving);
    // A failed query may have closed one of them in the meantime.
    const isOpen = (version: string) => this.editions.get(version) !== undefined;
    const named = new Set(manifest.conjuntos.map(({ versao }) => versao));
    for (const version of this.failures.keys()) {
      if (!named.has(version) || isOpen(version)) this.failures.delete(version);
    }
    for (const version of this.states.keys()) {
      if (!named.has(version)) this.states.delete(version);
    }
    this.editions.serve(serving.filter(({ versao }) => isOpen(versao)));
    this.manifest = manifest;
  }

  /** Finds the live edition that another one would replace. */
  private predecessor(stored: StoredEdition): Edition | undefined {
    return this.live.find((edition) => editionKey(edition) === editionKey(stored));
  }

  /** Verifies and opens an edition; undefined on failure. */
  private async open(stored: StoredEdition): Promise<Edition | undefined> {
    const { versao, arquivo, bytes } = stored;
    const known = this.editions.get(versao);
    if (known) return known.edition;
    const path = join(this.options.dataDir, arquivo);
    const state = await stateOf(path);
    if (this.failures.get(versao)?.state === state) return undefined;
    try {
      const isVerified = await this.verify(path, bytes);
      const opened = await this.options.connector.open(versao, path);
      // A rebuilt manifest lacks metadata of editions whose files were bad, so the stamp takes
      // precedence.
      const fault = await schemaFaultIn(this.options.dataDir, stored);
      if (fault) {
        await opened.close();
        throw new BadEditionFile(fault.reason, fault.remedy);
      }
      // An unverified file is never queried by the engine that serves the others.
      const query = isVerified ? (sql: string) => opened.rows(sql) : undefined;
      const stamp = await readStamp(path, query).catch(() => stored);
      const edition = publicPart({ ...stored, ...stamp });
      this.editions.add(edition, isVerified ? opened : this.verifiedLater(opened, stored));
      this.states.set(versao, state);
      return edition;
    } catch (error) {
      this.fail(stored, state, error);
      return undefined;
    }
  }

  /** Verifies a file. If it is too large to wait for, only checks its size and returns false. */
  private async verify(path: string, bytes = 0): Promise<boolean> {
    const isSmall = bytes <= this.verifiable;
    if (isSmall) this.verifiable -= bytes;
    await (isSmall ? verifyFile : verifySize)(path, bytes);
    return isSmall;
  }

  private verifiedLater(database: Database, stored: StoredEdition): Database {
    const path = join(this.options.dataDir, stored.arquivo);
    const { signal } = this.closing;
    let running: Promise<void> | undefined;
    let isForeground = false;
    const pause = () => (isForeground ? undefined : sleep(READING_PAUSE_MS, undefined, { signal }));
    const verify: Verification = (priority) => {
      isForeground ||= priority === 'foreground';
      running ??= verifyFile(path, stored.bytes, { signal, pause }).catch(
        async (error: unknown) => {
          signal.throwIfAborted();
          const bad = this.fail(stored, await stateOf(path), error);
          this.editions.remove(new Set([stored.versao]));
          throw new EditionUnavailableError(outOfService([bad]), { cause: error });
        },
      );
      return running;
    };
    this.unverified.push(verify);
    return verifiedFirst(database, verify);
  }

  private fail(stored: StoredEdition, state: string, error: unknown): UnavailableEdition {
    const { conjunto, ano, tipo, versao, arquivo } = stored;
    const isBad = error instanceof BadEditionFile;
    const motivo = isBad ? error.reason : 'arquivo que não abre';
    const before = this.failures.get(versao)?.unavailable.motivo;
    const unavailable = { conjunto, ano, tipo, versao, motivo };
    this.failures.set(versao, { unavailable, state });
    if (motivo === before) return unavailable;
    const remedy =
      (isBad && error.remedy) ||
      `Restaure o arquivo ${arquivo}, importe os dados de novo ou veja “npm run editions -- list”.`;
    this.options.onProblem(
      new DataProblem(`A edição ${conjunto} ${ano} está fora de serviço: ${motivo}. ${remedy}`, {
        ...(!isBad && { cause: error }),
      }),
    );
    return unavailable;
  }
}

/** Returns a fingerprint that changes whenever the file does. */
async function stateOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path);
    return [ino, size, mtimeMs, ctimeMs].join(' ');
  } catch {
    return 'missing';
  }
}
