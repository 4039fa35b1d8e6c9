import { mkdir } from 'node:fs/promises';
import { type Edition, editionKey, isYearly, type SourceName } from '@observatorio/contract';
import {
  faultOf,
  manifestOf,
  type StoredEdition,
  type StoredManifest,
  schemaFaultIn,
  withLock,
} from '@observatorio/store';
import { GENERATED_SOURCE, installSample, sampleName } from './base/install';
import type { Sample, SampleProgress } from './base/sample';
import { SAMPLE_YEAR } from './base/totals';
import { sampleYears } from './base/years';
import type { GenerateOptions } from './labour/generate';
import { samples, yearSamples } from './samples';

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
  const key = editionKey(sampleName(sample));
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

/**
 * Returns the samples of other years to build. None once a yearly source has official data, of which
 * readers would take the others for a continuation, or unless the sample of 2019 is there.
 */
async function neededYears(dataDir: string, years: readonly number[]): Promise<NeededSample[]> {
  const manifest = await manifestOf(dataDir);
  const yearly = manifest.conjuntos.filter(({ conjunto }) => isYearly(conjunto));
  const isSample = ({ tipo, ano, fontes }: StoredEdition) =>
    tipo === 'demonstracao' && (ano !== SAMPLE_YEAR || fontes.includes(GENERATED_SOURCE));
  const has2019 = yearly.some(({ conjunto, ano }) => conjunto === 'rais' && ano === SAMPLE_YEAR);
  if (!has2019 || !yearly.every(isSample)) return [];
  const needed: NeededSample[] = [];
  for (const sample of yearSamples(years)) {
    const isIts = (edition: StoredEdition) =>
      editionKey(edition) === editionKey(sampleName(sample));
    const edition = manifest.conjuntos.find(isIts);
    const reason = edition && (await unusableReason(dataDir, edition));
    if (edition && reason) needed.push({ sample, replaced: { edition, reason } });
    else if (!edition && !manifest.anteriores.some(isIts)) needed.push({ sample });
  }
  return needed;
}

/** Returns whether `ensureSampleYears` would build anything. */
export const needsSampleYears = async (dataDir: string): Promise<boolean> =>
  (await neededYears(dataDir, sampleYears)).length > 0;

/**
 * Builds the samples of years other than 2019 that are missing or unusable, one after the other, those
 * closest to 2019 first. Stops once a yearly source has official data. Several processes may call it.
 */
export async function ensureSampleYears(
  dataDir: string,
  onProgress: SampleProgress = () => {},
  years: readonly number[] = sampleYears,
): Promise<void> {
  const closestFirst = years.toSorted(
    (a, b) => Math.abs(a - SAMPLE_YEAR) - Math.abs(b - SAMPLE_YEAR),
  );
  const make = async () => {
    const [next] = await neededYears(dataDir, closestFirst);
    if (next) await makeOne(dataDir, next, onProgress);
    return next !== undefined;
  };
  const lock = { file: '.sample-lock', timeoutMs: TIMEOUT_MS };
  while (await withLock(dataDir, make, lock));
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
    const key = editionKey(sampleName(sample));
    const isNeeded = replaced
      ? live.some(({ versao }) => versao === replaced.edition.versao)
      : !live.some(
          (edition) =>
            edition.conjunto === sample.source &&
            (sample.year === undefined ||
              edition.tipo === 'oficial' ||
              editionKey(edition) === key),
        );
    if (!isNeeded) throw new Superseded();
  };
  try {
    await installSample(dataDir, sample, { guard, onProgress });
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}
