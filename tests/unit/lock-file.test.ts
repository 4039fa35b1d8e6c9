import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

interface LockEntry {
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Readonly<Record<string, string>>;
}

const file = resolve(import.meta.dirname, '../../package-lock.json');
const { packages }: { packages: Readonly<Record<string, LockEntry>> } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

it('pins every package by hash', () => {
  expect(installed.length).toBeGreaterThan(500);
  const unpinned = installed.filter(
    ([, { integrity = '' }]) => !/^sha512-.{86}==$/.test(integrity),
  );
  expect(unpinned.map(([path]) => path)).toEqual([]);
});

it('lists the binaries for every platform, not only the one that installed last', () => {
  const names = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)));
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});
