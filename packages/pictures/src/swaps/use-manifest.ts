import type { Manifest } from '@observatorio/contract';
import { rendering } from '../rendering';

/** Returns the manifest of the server. */
export const useManifest = (): Manifest => rendering().manifest;
