import type { Manifest } from '@observatorio/contract';
import { rendering } from '../rendering';

/** Returns the server's manifest. */
export const useManifest = (): Manifest => rendering().manifest;
