import type { Manifest } from '@observatorio/contract';
import { rendering } from '../rendering';

/** The manifest of the server. */
export const useManifest = (): Manifest => rendering().manifest;
