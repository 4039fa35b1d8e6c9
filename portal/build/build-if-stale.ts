import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * Runs before `npm start`: builds the portal and the elements if a build is missing or out of date.
 * OBSERVATORIO_SKIP_BUILD=1 skips this.
 */

const SCOPE = '@observatorio/';
const results = ['portal/dist/index.html', 'packages/widgets/dist'];

/**
 * Matches names to exclude from the search for the newest file: folders without sources, and tests.
 */
const ignored = /^(node_modules|dist)$|\.test\.tsx?$/;

/** Returns the modification time of the newest file at or under a path, in ms; 0 without files. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const times = readdirSync(path)
    .filter((name) => !ignored.test(name))
    .map((name) => newest(join(path, name)));
  return Math.max(0, ...times);
}

/** Lists the built folders and all packages that they depend on, relative to the repository. */
function sourceFolders(root: string): Set<string> {
  const folders = new Set(['portal']);
  for (const folder of folders) {
    const manifest = join(root, folder, 'package.json');
    const { dependencies = {} } = existsSync(manifest)
      ? JSON.parse(readFileSync(manifest, 'utf8'))
      : {};
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith(SCOPE)) folders.add(`packages/${name.slice(SCOPE.length)}`);
    }
  }
  return folders;
}

/** Whether a browser build is missing or older than one of its sources. */
export function isStale(root: string): boolean {
  const built = Math.min(...results.map((path) => newest(join(root, path))));
  const sources = ['package-lock.json', 'tsup.config.ts', ...sourceFolders(root)];
  return sources.some((path) => newest(join(root, path)) > built);
}

/** Runs `npm run build` in a folder. Rejects with the build output if it fails. */
export function build(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const run = spawn('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    run.stdout.on('data', keep);
    run.stderr.on('data', keep);
    run.on('error', reject);
    run.on('close', (code) => (code === 0 ? resolve() : reject(new Error(printed.trim()))));
  });
}

/** Builds if needed. A failed build is only reported, because the API works without it. */
export async function buildIfStale(root: string, env = process.env): Promise<void> {
  if (env.OBSERVATORIO_SKIP_BUILD === '1' || !isStale(root)) return;
  console.log('Construindo as páginas e os elementos…');
  await build(root).catch((error: Error) => {
    console.error(`${error.message}\nA construção falhou: o portal pode faltar ou estar velho.`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildIfStale(fileURLToPath(new URL('../..', import.meta.url)));
}
