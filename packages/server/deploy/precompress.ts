import { precompress } from '../src/precompress';

/* Writes the compressed copies of these folders, for servers that may not write them. */
await Promise.all(process.argv.slice(2).map(precompress));
