import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * `npm run release -- 0.3.0|major|minor|patch`: makes a version. All packages share it and none is
 * published by itself, and the changelog is written by hand for readers. Release tools would derive
 * it from commits, or add hundreds of dependencies for what takes these lines.
 */

const UNRELEASED = '## [Não publicado]';

const USAGE = 'Uso: npm run release -- 0.3.0, ou major, minor ou patch';

/** Thrown before anything has changed. The message is in Portuguese. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

type Version = [major: number, minor: number, patch: number];

function parseVersion(text: string): Version | undefined {
  const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

const isLater = (version: Version, than: Version): boolean => {
  const index = version.findIndex((part, place) => part !== than[place]);
  return index >= 0 && Number(version[index]) > Number(than[index]);
};

/** Returns the version that an argument asks for. Throws a ReleaseRefused. */
function nextVersion(current: string, wanted: string): string {
  const [major, minor, patch] = parseVersion(current) ?? [0, 0, 0];
  const steps: Readonly<Record<string, Version>> = {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
  };
  const next = steps[wanted] ?? parseVersion(wanted);
  if (!next) throw new ReleaseRefused(`“${wanted}” não é uma versão. ${USAGE}`);
  if (!isLater(next, [major, minor, patch])) {
    throw new ReleaseRefused(`${wanted} não vem depois da versão atual, ${current}.`);
  }
  return next.join('.');
}

/** Gives the unreleased changes their version. Throws a ReleaseRefused if there are none. */
function datedChangelog(changelog: string, version: string, day: string): string {
  const [before, after, ...more] = changelog.split(`${UNRELEASED}\n`);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new ReleaseRefused(`O CHANGELOG.md precisa de um título “${UNRELEASED}”.`);
  }
  const [changes = ''] = after.split(/^## /m);
  if (!/^- /m.test(changes)) {
    throw new ReleaseRefused(`Nada a publicar: não há mudanças sob “${UNRELEASED}”.`);
  }
  return `${before}${UNRELEASED}\n\n## [${version}] - ${day}\n${after}`;
}

interface Lock {
  version: string;
  /** By folder; the root's is empty. */
  packages: Record<string, { version?: string }>;
}

/** Sets the version of the workspaces in `package-lock.json` and in their own files. */
function setVersion(root: string, version: string): void {
  const lockFile = join(root, 'package-lock.json');
  const lock: Lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  lock.version = version;
  for (const [folder, entry] of Object.entries(lock.packages)) {
    // The applications of the tests have no version.
    if (/(^|\/)node_modules\//.test(folder) || entry.version === undefined) continue;
    entry.version = version;
    const file = join(root, folder, 'package.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`));
  }
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * Sets the version of all packages, dates the changelog, commits and tags. Returns the version.
 * Throws a ReleaseRefused on another branch than `main`, with uncommitted changes, without unreleased
 * changes in the changelog, and for a version that is invalid, taken or not later.
 */
export function release(root: string, wanted: string, day: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  const version = nextVersion(JSON.parse(read('package.json')).version, wanted);
  const branch = git('branch', '--show-current');
  if (branch !== 'main') {
    throw new ReleaseRefused(`Uma versão sai de main, e aqui está “${branch || 'nenhum ramo'}”.`);
  }
  if (git('status', '--porcelain')) {
    throw new ReleaseRefused('Há mudanças sem commit: veja git status.');
  }
  const tag = `v${version}`;
  if (git('tag', '--list', tag)) throw new ReleaseRefused(`A tag ${tag} já existe.`);
  const changelog = datedChangelog(read('CHANGELOG.md'), version, day);

  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  setVersion(root, version);
  git('commit', '--quiet', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', tag, '--message', `Version ${version}`);
  return version;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [wanted = '', ...more] = process.argv.slice(2);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format();
  try {
    if (!wanted || more.length > 0) throw new ReleaseRefused(USAGE);
    const version = release(process.cwd(), wanted, day);
    console.log(`Versão ${version}. Publique-a com: git push --follow-tags origin main`);
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
