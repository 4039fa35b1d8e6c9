import { mkdir } from 'node:fs/promises';
import type { Edition, SourceName } from '@observatorio/contract';
import { manifestOf, withLock } from '@observatorio/store';
import { installSample } from './base/install';
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
 * Builds sample editions only for sources without an edition in the data directory, so they never
 * replace an import or an earlier sample. If several processes start at once, one builds them and
 * the others wait.
 */
export async function ensureSample(
  dataDir: string,
  onProgress: SampleProgress = () => {},
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
  // Replaced editions count too: an operator may switch back to them.
  const editions = [...conjuntos, ...anteriores];
  return samples(options).filter(
    (sample) => !isLive(sample, editions) && (options?.only?.includes(sample.source) ?? true),
  );
}

const isLive = ({ source }: Sample, editions: readonly Edition[]): boolean =>
  editions.some(({ conjunto }) => conjunto === source);

async function makeAll(
  dataDir: string,
  missing: readonly Sample[],
  onProgress: SampleProgress,
): Promise<void> {
  for (const [index, sample] of missing.entries()) {
    await makeOne(dataDir, sample, (message, fraction) =>
      onProgress(message, (index + fraction) / missing.length),
    );
  }
}

/** Builds one sample, unless an edition of its source is installed in the meantime. */
async function makeOne(dataDir: string, sample: Sample, onProgress: SampleProgress): Promise<void> {
  const guard = (live: readonly Edition[]) => {
    if (isLive(sample, live)) throw new Superseded();
  };
  try {
    await installSample(dataDir, sample, { guard, onProgress });
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}
