import { constants, setPriority } from 'node:os';
import { precompress } from '../src/static/precompress';

/*
 * Writes compressed copies of the files in the folders given as arguments, at the lowest CPU
 * priority.
 */
setPriority(constants.priority.PRIORITY_LOW);
await Promise.all(process.argv.slice(2).map(precompress));
