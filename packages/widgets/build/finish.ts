import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../package.json' with { type: 'json' };
import { IMPORTS } from './entries';
import { IMPORTS_FILE } from './list-imports';
import { integrityLines, makeRelease } from './releases';

/* Runs after the bundler: completes the loader, then makes a release of the build. */

const dist = join(import.meta.dirname, '../dist');
const loader = join(dist, 'cdn/loader.js');
const imports = readFileSync(join(dist, IMPORTS_FILE), 'utf8');
writeFileSync(
  loader,
  readFileSync(loader, 'utf8').replace(IMPORTS, () => imports),
);
console.log(integrityLines(makeRelease(join(dist, 'cdn'), version)));
