/* Packs the built package with `npm pack`, including the scripts for other sites. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');
const scripts = join(dist, 'npm/cdn');
rmSync(scripts, { recursive: true, force: true });
cpSync(join(dist, 'cdn'), scripts, { recursive: true });
execFileSync('npm', ['pack', join(dist, 'npm'), '--pack-destination', dist, '--loglevel=error'], {
  stdio: 'inherit',
});
