import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const widgets = resolve(import.meta.dirname, '../../packages/widgets');
const apps = resolve(import.meta.dirname, '../apps');

let packed: string | undefined;

/** Packs the built package once, as `npm run package` does. Returns the path to the tarball. */
export function packedPackage(): string {
  if (packed) return packed;
  execFileSync(process.execPath, [join(widgets, 'build/pack.mjs')], { stdio: 'pipe' });
  const dist = join(widgets, 'dist');
  const [name = ''] = readdirSync(dist).filter((file) => file.endsWith('.tgz'));
  packed = join(dist, name);
  return packed;
}

const installed = new Set<string>();

/**
 * Extracts the tarball into an application's node_modules once, which is enough because the package
 * has no dependencies to install. Returns the application's folder.
 */
export function installedIn(app: string): string {
  const folder = join(apps, app);
  if (installed.has(app)) return folder;
  installed.add(app);
  const target = join(folder, 'node_modules/@observatorio/widgets');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['xzf', packedPackage(), '-C', target, '--strip-components=1']);
  return folder;
}
