import { mkdir } from 'node:fs/promises';
import { type Edition, editionKey, type SourceName } from '@observatorio/contract';
import {
  faultOf,
  manifestOf,
  type StoredEdition,
  type StoredManifest,
  schemaFaultIn,
  withLock,
} from '@observatorio/store';
import { installSample, sampleName } from './base/install';
import type { Sample, SampleProgress } from './base/sample';
import type { GenerateOptions } from './labour/generate';
import { samples } from './samples';

export interface EnsureOptions extends GenerateOptions {
  /** Sources to build samples for if they have no edition. Default: all. */
  only?: readonly SourceName[];
}

/**
 * Signals that a sample is no longer needed because another edition of its source was published.
 */
class Superseded extends Error {}

/** Maximum time to wait for another process that is building the samples, in ms. */
const TIMEOUT_MS = 600_000;

/**
 * Builds sample editions for sources without an edition in the data directory, and rebuilds those
 * that are damaged or have tables of an earlier version. Never replaces an import, a usable sample
 * or one of a later version. If several processes start at once, one builds them and the others
 * wait.
 */
export async function ensureSample(
  dataDir: string,
  onProgress: SampleProgress = () => {},
  options?: EnsureOptions,
): Promise<void> {
  if ((await neededSamples(dataDir, options)).length === 0) return;
  await mkdir(dataDir, { recursive: true });
  const make = async () => makeAll(dataDir, await neededSamples(dataDir, options), onProgress);
  const onWait = () => onProgress('Dados de demonstração: outro processo os está gerando…', 0);
  await withLock(dataDir, make, { file: '.sample-lock', timeoutMs: TIMEOUT_MS, onWait });
}

/** A sample to build, and what is wrong with the one it replaces. */
interface NeededSample {
  sample: Sample;
  replaced?: { edition: StoredEdition; reason: string };
}

async function neededSamples(dataDir: string, options?: EnsureOptions): Promise<NeededSample[]> {
  const manifest = await manifestOf(dataDir);
  const needed: NeededSample[] = [];
  for (const sample of samples(options)) {
    if (options?.only?.includes(sample.source) ?? true) {
      needed.push(...(await neededFor(sample, dataDir, manifest)));
    }
  }
  return needed;
}

async function neededFor(
  sample: Sample,
  dataDir: string,
  { conjuntos, anteriores }: StoredManifest,
): Promise<NeededSample[]> {
  const key = editionKey(sampleName(sample.source));
  let hasUsable = false;
  // Replaced editions count too: an operator may switch back to them.
  for (const edition of [...conjuntos, ...anteriores]) {
    if (edition.conjunto !== sample.source) continue;
    const reason = await unusableReason(dataDir, edition);
    hasUsable ||= !reason;
    if (reason && editionKey(edition) === key && conjuntos.includes(edition)) {
      return [{ sample, replaced: { edition, reason } }];
    }
  }
  return hasUsable ? [] : [{ sample }];
}

/** Returns why a sample edition must be rebuilt, in Portuguese; undefined if it need not be. */
async function unusableReason(
  dataDir: string,
  edition: StoredEdition,
): Promise<string | undefined> {
  if (edition.tipo === 'oficial') return undefined;
  const fault = await faultOf(dataDir, edition);
  if (fault) return fault;
  const schemaFault = await schemaFaultIn(dataDir, edition);
  return schemaFault && !schemaFault.isNewer ? 'de outra versão' : undefined;
}

async function makeAll(
  dataDir: string,
  needed: readonly NeededSample[],
  onProgress: SampleProgress,
): Promise<void> {
  for (const [index, each] of needed.entries()) {
    await makeOne(dataDir, each, (message, fraction) =>
      onProgress(message, (index + fraction) / needed.length),
    );
  }
}

/** Builds one sample, unless another edition of its source is installed in the meantime. */
async function makeOne(
  dataDir: string,
  { sample, replaced }: NeededSample,
  onProgress: SampleProgress,
): Promise<void> {
  if (replaced) {
    onProgress(`Dados de demonstração: refazendo ${sample.label} (${replaced.reason}).`, 0);
  }
  const guard = (live: readonly Edition[]) => {
    const isNeeded = replaced
      ? live.some(({ versao }) => versao === replaced.edition.versao)
      : !live.some(({ conjunto }) => conjunto === sample.source);
    if (!isNeeded) throw new Superseded();
  };
  try {
    await installSample(dataDir, sample, { guard, onProgress });
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}
