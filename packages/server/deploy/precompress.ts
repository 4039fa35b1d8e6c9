import { constants, setPriority } from 'node:os';
import { precompress } from '../src/precompress';

/* Writes the compressed copies of these folders, and leaves the processors to all other work. */
setPriority(constants.priority.PRIORITY_LOW);
await Promise.all(process.argv.slice(2).map(precompress));
