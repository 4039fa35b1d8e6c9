import type { Edition } from '@observatorio/contract';
import { readManifest } from '../catalogue/manifest-file';
import type { GenerateOptions } from './generate';
import { installSample, type OnProgress, SOURCE } from './install';

/** Ends the making of a sample that is no longer wanted; what is in service stays. */
class Superseded extends Error {}

/**
 * Makes the sample edition where the data directory holds no edition of the source at all, and
 * does nothing otherwise: an import, or a sample made before, is never replaced. Safe when several
 * processes start at once: whoever ends first is kept.
 */
export async function ensureSample(
  dataDir: string,
  onProgress?: OnProgress,
  options?: GenerateOptions,
): Promise<void> {
  const { conjuntos } = await readManifest(dataDir);
  if (conjuntos.some(isRais)) return;
  const guard = (inService: readonly Edition[]) => {
    if (inService.some(isRais)) throw new Superseded();
  };
  try {
    await installSample(dataDir, { ...options, onProgress, guard });
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}

const isRais = ({ conjunto }: Edition) => conjunto === SOURCE;
