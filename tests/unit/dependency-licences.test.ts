import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

interface Package {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const lock: { packages: Readonly<Record<string, Package>> } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'),
);

/** Licences permitted for code that the server or the pages run; all are compatible with MIT. */
const permitted = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** Licences permitted for development tools, whose code is not distributed. */
const permittedTools = [
  ...permitted,
  '(MIT AND Zlib)',
  'CC-BY-4.0',
  'CC0-1.0',
  'MIT OR Apache-2.0',
  'MPL-2.0',
];

/** Packages from the registry without a permitted licence. */
const refused = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .filter(([, { dev, license = '' }]) => !(dev ? permittedTools : permitted).includes(license))
  .map(([path, { license }]) => `${path} (${license})`);

it('finds only licences compatible with MIT in the lock file', () => {
  expect(refused).toEqual([]);
});
