import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { release } from '../support/release';

const source = resolve(import.meta.dirname, '../..');

/** The files of this repository that have a version. */
const versioned = [
  'package.json',
  'portal/package.json',
  ...readdirSync(join(source, 'packages')).map((name) => `packages/${name}/package.json`),
].filter((file) => existsSync(join(source, file)));

const DAY = '2027-01-31';
const CHANGED = '# Mudanças\n\n## [Não publicado]\n\n### Corrigido\n\n- Um erro.\n';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const versionIn = (file: string) => JSON.parse(read(file)).version;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  for (const file of [...versioned, 'package-lock.json']) {
    cpSync(join(source, file), join(root, file));
  }
  writeFileSync(join(root, 'CHANGELOG.md'), CHANGED);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  for (const name of ['commit.gpgSign', 'tag.gpgSign']) git('config', name, 'false');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
});

afterEach(() => rmSync(root, { recursive: true }));

it('sets the version everywhere, dates the changelog, commits and tags', () => {
  expect(release(root, '9.4.0', DAY)).toBe('9.4.0');
  for (const file of versioned) expect(versionIn(file), file).toBe('9.4.0');
  expect(read('CHANGELOG.md')).toBe(
    CHANGED.replace('## [Não publicado]', '## [Não publicado]\n\n## [9.4.0] - 2027-01-31'),
  );
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe('Release 9.4.0');
  expect(git('describe')).toBe('v9.4.0');
  // Nothing else in these files has changed.
  const lines = git('show', '--format=', '--unified=0', '--', '*.json').match(/^\+(?!\+\+).*/gm);
  expect(new Set(lines?.map((line) => line.slice(1).trim()))).toEqual(
    new Set(['"version": "9.4.0",']),
  );
  // Their own files, and in the lock also a line for the whole.
  expect(lines).toHaveLength(2 * versioned.length + 1);
});

it('counts from the current version', () => {
  const [major = 0, minor = 0, patch = 0] = versionIn('package.json').split('.').map(Number);
  const next = (wanted: string) => {
    const version = release(root, wanted, DAY);
    git('reset', '--quiet', '--hard', 'HEAD~');
    return version;
  };
  expect(next('patch')).toBe(`${major}.${minor}.${patch + 1}`);
  expect(next('minor')).toBe(`${major}.${minor + 1}.0`);
  expect(next('major')).toBe(`${major + 1}.0.0`);
});

it('rejects what is not a version', () => {
  for (const wanted of ['', 'grande', 'v9.0.0', '9.0', '9.0.0-rc.1', '09.0.0']) {
    expect(() => release(root, wanted, DAY)).toThrow(`“${wanted}” não é uma versão`);
  }
});

const write = (file: string, text: string) => {
  writeFileSync(join(root, file), text);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change');
};

it.each<[what: string, prepare: () => void, message: string]>([
  ['the current version', () => {}, 'não vem depois da versão atual'],
  ['uncommitted changes', () => writeFileSync(join(root, 'new.txt'), ''), 'mudanças sem commit'],
  ['another branch', () => void git('switch', '--quiet', '-c', 'other'), 'aqui está “other”'],
  ['a detached commit', () => void git('checkout', '--quiet', '--detach'), 'nenhum ramo'],
  ['a taken tag', () => void git('tag', 'v9.0.0'), 'A tag v9.0.0 já existe'],
  [
    'a changelog without changes',
    () => write('CHANGELOG.md', '## [Não publicado]\n\n## [0.1.0]\n\n- Tudo.\n'),
    'Nada a publicar',
  ],
  [
    'a changelog without the heading',
    () => write('CHANGELOG.md', '## [0.1.0]\n\n- Tudo.\n'),
    'precisa de um título',
  ],
])('changes nothing with %s', (what, prepare, message) => {
  prepare();
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')];
  const wanted = what === 'the current version' ? versionIn('package.json') : '9.0.0';
  expect(() => release(root, wanted, DAY)).toThrow(message);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before);
});

it('finds one version in all packages of this repository', () => {
  const versions = versioned.map(
    (file) => JSON.parse(readFileSync(join(source, file), 'utf8')).version,
  );
  const { version, packages } = JSON.parse(read('package-lock.json'));
  const locked = Object.entries<{ version?: string }>(packages)
    .filter(([path]) => versioned.includes(join(path, 'package.json')))
    .map(([, entry]) => entry.version);
  expect(new Set([...versions, ...locked, version]).size).toBe(1);
  expect(locked).toHaveLength(versioned.length);
});
