import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the browser builds are made from, relative to the repository. */
const sources = [
  'package-lock.json',
  'tsup.config.ts',
  'portal',
  ...['domain', 'contract', 'bus', 'client', 'charts', 'ui', 'search', 'widgets'].map(
    (name) => `packages/${name}`,
  ),
];

const results = ['portal/dist/index.html', 'packages/widgets/dist'];

/** Folders that hold no source, and tests, which no build contains. */
const ignored = /^(node_modules|dist)$|\.test\.tsx?$/;

/** Time of the newest file at or below a path, in milliseconds; 0 where there is none. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const times = readdirSync(path)
    .filter((name) => !ignored.test(name))
    .map((name) => newest(join(path, name)));
  return Math.max(0, ...times);
}

/** Whether a browser build is missing or older than a file that it is made from. */
export function assetsAreStale(root: string): boolean {
  const built = Math.min(...results.map((path) => newest(join(root, path))));
  return sources.some((path) => newest(join(root, path)) > built);
}

/** Runs `npm run build` in a folder. Throws an error with what the build printed if it fails. */
export function buildAssets(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    build.stdout.on('data', keep);
    build.stderr.on('data', keep);
    build.on('error', reject);
    build.on('close', (code) => (code === 0 ? resolve() : reject(new Error(printed.trim()))));
  });
}
