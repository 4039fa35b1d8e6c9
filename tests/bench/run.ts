import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Runs the benchmarks sequentially, so that they do not disturb each other; `npm run bench -- store
 * size` runs only those named. Each prints a table and writes bench-results/<name>.json.
 */

const folder = import.meta.dirname;
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Não há medição “${unknown.join(', ')}”. Há: ${all.join(', ')}.`);
  process.exit(2);
}

const missed = (wanted.length > 0 ? wanted : all).filter((name) => {
  console.log(`\n${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(folder, `${name}.bench.ts`)],
    { stdio: 'inherit' },
  );
  return status !== 0;
});
if (missed.length > 0) {
  console.error(`\nNão terminaram ou ficaram fora da meta: ${missed.join(', ')}.`);
  process.exitCode = 1;
}
