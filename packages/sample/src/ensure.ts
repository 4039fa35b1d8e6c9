import { mkdir } from 'node:fs/promises';
import type { Edition, SourceName } from '@observatorio/contract';
import { manifestOf, withLock } from '@observatorio/store';
import { installSample } from './base/install';
import type { OnProgress, Sample } from './base/sample';
import type { GenerateOptions } from './labour/generate';
import { samples } from './samples';

export interface EnsureOptions extends GenerateOptions {
  /** The sources that need an edition; all by default. */
  only?: readonly SourceName[];
}

/** Cancels a sample because another edition of its source is in service. */
class Superseded extends Error {}

/** Time limit of waiting for another process that makes the samples. */
const TIMEOUT_MS = 600_000;

/**
 * Makes sample editions for the sources without any edition in the data directory: it never
 * replaces an import or an earlier sample. Of several processes that start at once, one makes them
 * while the others wait.
 */
export async function ensureSample(
  dataDir: string,
  onProgress: OnProgress = () => {},
  options?: EnsureOptions,
): Promise<void> {
  if ((await missingSamples(dataDir, options)).length === 0) return;
  await mkdir(dataDir, { recursive: true });
  const make = async () => makeAll(dataDir, await missingSamples(dataDir, options), onProgress);
  const onWait = () => onProgress('Dados de demonstração: outro processo os está gerando…', 0);
  await withLock(dataDir, make, { file: '.sample-lock', timeoutMs: TIMEOUT_MS, onWait });
}

async function missingSamples(dataDir: string, options?: EnsureOptions): Promise<Sample[]> {
  const { conjuntos, anteriores } = await manifestOf(dataDir);
  // One that was replaced is there to return to.
  const editions = [...conjuntos, ...anteriores];
  return samples(options).filter(
    (sample) => !isInService(sample, editions) && (options?.only?.includes(sample.source) ?? true),
  );
}

const isInService = ({ source }: Sample, editions: readonly Edition[]): boolean =>
  editions.some(({ conjunto }) => conjunto === source);

async function makeAll(
  dataDir: string,
  missing: readonly Sample[],
  onProgress: OnProgress,
): Promise<void> {
  for (const [index, sample] of missing.entries()) {
    await makeOne(dataDir, sample, (message, fraction) =>
      onProgress(message, (index + fraction) / missing.length),
    );
  }
}

/** Makes one sample, unless an edition of its source is installed in the meantime. */
async function makeOne(dataDir: string, sample: Sample, onProgress: OnProgress): Promise<void> {
  const guard = (inService: readonly Edition[]) => {
    if (isInService(sample, inService)) throw new Superseded();
  };
  try {
    await installSample(dataDir, sample, { guard, onProgress });
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}
