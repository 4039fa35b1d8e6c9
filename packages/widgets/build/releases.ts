import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A build at a permanent URL, `/widgets/<id>/…`, whose files never change. */
export interface Release {
  /** Version plus a hash of all files, so that only identical builds share an id. */
  id: string;
  /** Path of each file → its hash for Subresource Integrity. */
  files: Readonly<Record<string, string>>;
}

/** File name of the manifest of releases, in the output folder of the builds for other sites. */
const RELEASES_FILE = 'releases.json';

/** Manifest of the releases, newest first. */
interface Releases {
  releases: readonly Release[];
}

/**
 * Number of earlier releases that a build keeps. A server keeps every release it has served, in
 * `RELEASES_DIR`.
 */
const KEPT = 5;

/** Whether pages reference the file in their HTML, as a classic script or style sheet. */
const isPublished = (path: string): boolean => /^[a-z]+\.(js|css)$/.test(path) && path !== 'bus.js';

function readReleases(folder: string): readonly Release[] {
  const path = join(folder, RELEASES_FILE);
  if (!existsSync(path)) return [];
  const { releases } = JSON.parse(readFileSync(path, 'utf8')) as Releases;
  return releases.filter(({ id }) => existsSync(join(folder, id)));
}

/** Empties the build folder, except for the releases in `cdn`. */
export function clearBuild(dist: string): void {
  const folder = join(dist, 'cdn');
  const kept = new Set([RELEASES_FILE, ...readReleases(folder).map(({ id }) => id)]);
  const stale = existsSync(folder) ? readdirSync(folder).filter((name) => !kept.has(name)) : [];
  const others = existsSync(dist) ? readdirSync(dist).filter((name) => name !== 'cdn') : [];
  for (const name of others) rmSync(join(dist, name), { recursive: true });
  for (const name of stale) rmSync(join(folder, name), { recursive: true });
}

const digest = (algorithm: string, bytes: Buffer | string, encoding: 'base64' | 'hex'): string =>
  createHash(algorithm).update(bytes).digest(encoding);

/** Scripts and style sheets of the current build, excluding those in release folders. */
function filesIn(folder: string, releases: readonly Release[]): string[] {
  const ids = new Set(releases.map(({ id }) => id));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !ids.has(path.split('/', 1)[0] ?? ''))
    .toSorted();
}

function releaseOf(folder: string, version: string, earlier: readonly Release[]): Release {
  const files = Object.fromEntries(
    filesIn(folder, earlier).map((path) => [
      path,
      `sha384-${digest('sha384', readFileSync(join(folder, path)), 'base64')}`,
    ]),
  );
  const hash = digest('sha256', JSON.stringify(files), 'hex').slice(0, 8);
  return { id: `${version}-${hash}`, files };
}

/** Makes a file available at a second path, as a hard link if the file system allows it. */
function share(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

/**
 * Creates a release of the build next to the earlier ones. Keeps the chunks of the earlier releases
 * in the build, for pages that have already loaded modules of those releases. Returns the release.
 */
export function makeRelease(folder: string, version: string): Release {
  const earlier = readReleases(folder);
  const release = releaseOf(folder, version, earlier);
  const kept = earlier.filter(({ id }) => id !== release.id).slice(0, KEPT);
  for (const { id } of earlier) {
    if (id !== release.id && !kept.some((each) => each.id === id)) {
      rmSync(join(folder, id), { recursive: true });
    }
  }
  for (const path of Object.keys(release.files)) {
    share(join(folder, path), join(folder, release.id, path));
  }
  for (const { id, files } of kept) {
    for (const path of Object.keys(files).filter((each) => each.startsWith('chunks/'))) {
      share(join(folder, id, path), join(folder, path));
    }
  }
  const manifest: Releases = { releases: [release, ...kept] };
  writeFileSync(join(folder, RELEASES_FILE), JSON.stringify(manifest));
  return release;
}

/** Integrity hashes of the files that pages reference, one per line. */
export const integrityLines = ({ id, files }: Release): string =>
  Object.entries(files)
    .filter(([path]) => isPublished(path))
    .map(([path, hash]) => `/widgets/${id}/${path}  ${hash}`)
    .join('\n');
