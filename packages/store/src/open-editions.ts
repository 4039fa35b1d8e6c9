import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Edition, UnavailableEdition } from '@observatorio/contract';
import {
  BadEditionFile,
  faultOf,
  readMark,
  type StoredEdition,
  verifyFile,
} from './editions/edition-file';
import { publicPart } from './editions/install';
import { keyOf, manifestPath, readManifest, type StoredManifest } from './editions/manifest-file';
import { DataProblem, repairManifest } from './editions/repair';
import type { Connector } from './engine/connector';
import type { EditionsInService, EditionsObserver } from './engine/editions-in-service';
import { LeasedEdition } from './engine/leased-edition';

/** Interval between checks of the manifest. */
const FOLLOW_MS = 1000;
/** Grace period before a replaced edition is closed, for queries resolved to it that wait. */
const CLOSE_GRACE_MS = 30_000;
/** Checks for which a manifest may be unreadable before it is rebuilt: it may be being copied. */
const PATIENCE = 3;

export interface OpenEditionsOptions extends EditionsObserver {
  dataDir: string;
  connector: Connector;
}

/** An edition that the manifest names and that cannot be opened. */
interface Failure {
  unavailable: UnavailableEdition;
  /** State of the file when it failed; the edition is tried again once this changes. */
  state: string;
}

/**
 * Keeps the editions open that the manifest of a data directory names, and follows its changes. An
 * edition whose file is bad does not affect the others; it is tried again until it opens, and the
 * one that it replaces serves until then.
 */
export class OpenEditions implements EditionsInService {
  /** A bad file concerns one edition only. */
  readonly fault = undefined;

  /** Editions in service and those about to be closed, by version. */
  private readonly opened = new Map<string, LeasedEdition>();
  private readonly failures = new Map<string, Failure>();
  private current: readonly Edition[] = [];
  private manifest: StoredManifest | undefined;
  private manifestState = '';
  private unreadable = 0;
  private rechecking: Promise<boolean> | undefined;
  private updates = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private readonly closing = new AbortController();

  constructor(private readonly options: OpenEditionsOptions) {}

  /** The editions in service, in the order of their imports. */
  get inService(): readonly Edition[] {
    return this.current;
  }

  /** The editions that the manifest names and that cannot be opened. */
  get unavailable(): readonly UnavailableEdition[] {
    return [...this.failures.values()].map(({ unavailable }) => unavailable);
  }

  /** An open edition by its version. */
  get(version: string): LeasedEdition | undefined {
    return this.opened.get(version);
  }

  /** Opens the editions and begins to follow the manifest. */
  async start(): Promise<void> {
    const { dataDir, onProblem } = this.options;
    this.manifestState = await stateOf(manifestPath(dataDir));
    await this.serve(await repairManifest(dataDir, onProblem));
    this.schedule();
  }

  /**
   * Verifies the files of the editions in service again, and takes the bad ones out of service.
   * Queries that fail meanwhile share the pass.
   */
  async faultBehind(): Promise<string | undefined> {
    this.rechecking ??= this.removeBad().finally(() => {
      this.rechecking = undefined;
    });
    return (await this.rechecking) ? 'Um arquivo de dados está com defeito.' : undefined;
  }

  private async removeBad(): Promise<boolean> {
    const bad: StoredEdition[] = [];
    for (const stored of this.manifest?.conjuntos ?? []) {
      if (!this.opened.has(stored.versao)) continue;
      const fault = await faultOf(this.options.dataDir, stored);
      if (!fault) continue;
      bad.push(stored);
      const path = join(this.options.dataDir, stored.arquivo);
      this.fail(stored, await stateOf(path), new BadEditionFile(fault));
    }
    this.current = this.current.filter(({ versao }) => bad.every((each) => each.versao !== versao));
    const closed = bad.flatMap(({ versao }) => this.opened.get(versao) ?? []);
    for (const { versao } of bad) this.opened.delete(versao);
    for (const leased of closed) leased.retire().catch(this.options.onProblem);
    return bad.length > 0;
  }

  async close(): Promise<void> {
    this.closing.abort();
    clearTimeout(this.timer);
    await this.updates;
    await Promise.all([...this.opened.values()].map((leased) => leased.retire()));
  }

  private schedule(): void {
    if (this.closing.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.updates = this.follow()
        .catch(this.options.onProblem)
        .then(() => this.schedule());
    }, FOLLOW_MS);
    this.timer.unref();
  }

  private async follow(): Promise<void> {
    const state = await stateOf(manifestPath(this.options.dataDir));
    if (state === this.manifestState && this.failures.size === 0 && this.unreadable === 0) return;
    this.manifestState = state;
    const manifest = await this.read();
    if (manifest) await this.serve(manifest);
  }

  /** The manifest; undefined while it is unreadable, when the editions in service stay. */
  private async read(): Promise<StoredManifest | undefined> {
    const { dataDir, onProblem } = this.options;
    try {
      const manifest = await readManifest(dataDir);
      this.unreadable = 0;
      return manifest;
    } catch {
      this.unreadable++;
      if (this.unreadable !== PATIENCE || !this.manifest) return undefined;
      const repaired = await repairManifest(dataDir, onProblem, this.manifest);
      return repaired.conjuntos.length > 0 ? repaired : undefined;
    }
  }

  /** Opens the editions of a manifest and closes those that it does not name. */
  private async serve(manifest: StoredManifest): Promise<void> {
    const serving: Edition[] = [];
    const failed = new Set<string>();
    for (const stored of manifest.conjuntos) {
      const edition = (await this.open(stored)) ?? this.predecessor(stored);
      if (edition) serving.push(edition);
      if (!this.opened.has(stored.versao)) failed.add(stored.versao);
    }
    for (const version of this.failures.keys()) {
      if (!failed.has(version)) this.failures.delete(version);
    }
    await this.options.prepare(serving);
    this.current = serving;
    this.manifest = manifest;
    const versions = new Set(serving.map(({ versao }) => versao));
    const replaced = [...this.opened.values()].filter(
      ({ edition }) => !versions.has(edition.versao),
    );
    if (replaced.length > 0) this.closeLater(replaced).catch(this.options.onProblem);
  }

  /** The edition in service that another one would replace. */
  private predecessor(stored: StoredEdition): Edition | undefined {
    return this.current.find((edition) => keyOf(edition) === keyOf(stored));
  }

  /** Verifies and opens an edition; undefined if that fails. */
  private async open(stored: StoredEdition): Promise<Edition | undefined> {
    const { versao, arquivo, bytes } = stored;
    const known = this.opened.get(versao);
    if (known) return known.edition;
    const path = join(this.options.dataDir, arquivo);
    const state = await stateOf(path);
    if (this.failures.get(versao)?.state === state) return undefined;
    try {
      await verifyFile(path, bytes);
      const database = await this.options.connector.open(versao, path);
      // The manifest of a rebuilt directory knows little about a file that was bad.
      const mark = await readMark(path).catch(() => stored);
      const edition = publicPart({ ...stored, ...mark });
      this.opened.set(versao, new LeasedEdition(edition, database));
      return edition;
    } catch (error) {
      this.fail(stored, state, error);
      return undefined;
    }
  }

  private fail(stored: StoredEdition, state: string, error: unknown): void {
    const { conjunto, ano, tipo, versao, arquivo } = stored;
    const isBad = error instanceof BadEditionFile;
    const motivo = isBad ? error.reason : 'arquivo que não abre';
    const before = this.failures.get(versao)?.unavailable.motivo;
    this.failures.set(versao, { unavailable: { conjunto, ano, tipo, versao, motivo }, state });
    if (motivo === before) return;
    const remedy = `Restaure o arquivo ${arquivo}, importe os dados de novo ou veja “npm run editions -- list”.`;
    this.options.onProblem(
      new DataProblem(`A edição ${conjunto} ${ano} está fora de serviço: ${motivo}. ${remedy}`, {
        ...(!isBad && { cause: error }),
      }),
    );
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

/** Changes when a file does. */
async function stateOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path);
    return [ino, size, mtimeMs, ctimeMs].join(' ');
  } catch {
    return 'missing';
  }
}
