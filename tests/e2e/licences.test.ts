import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

type Replacements = Readonly<Record<string, string | null>>;

/** Packages replaced at build time → their replacements, or null for code of this repository. */
const replaced: Replacements = { 'd3-geo': null, react: 'preact', 'react-dom': 'preact' };

/**
 * Returns a workspace package's external dependencies, including those of the workspace packages
 * that it depends on.
 */
function dependenciesOf(folder: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies ?? {}).flatMap((name) =>
    name.startsWith('@observatorio/')
      ? dependenciesOf(name.replace('@observatorio/', 'packages/'))
      : [name],
  );
}

it.each([
  ['/THIRD-PARTY-LICENSES.txt', 'portal'],
  ['/widgets/THIRD-PARTY-LICENSES.txt', 'packages/widgets'],
])('contains the licence of every dependency in %s', async (path, folder) => {
  const response = await fetch(inject('origin') + path);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const missing = dependenciesOf(folder)
    .map((name) => (name in replaced ? replaced[name] : name))
    .filter((name) => name && !`\n${text}`.includes(`\n${name} `));
  expect(missing).toEqual([]);
});
