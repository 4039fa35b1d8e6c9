import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const floors: Record<string, number> = {
  'packages/domain': 0,
  'packages/contract': 1,
  'packages/charts': 1,
  'packages/ui': 1,
  'packages/bus': 2,
  'packages/client': 2,
  'packages/store': 2,
  'packages/widgets': 3,
  'packages/server': 3,
  portal: 4,
  stories: 4,
  tests: 4,
};

/** Where the floor alone would allow more: browser and database meet only at the contract. */
const allowed: Record<string, string[]> = {
  'packages/charts': ['packages/domain'],
  'packages/ui': ['packages/domain'],
  'packages/bus': ['packages/contract', 'packages/domain'],
  'packages/client': ['packages/contract', 'packages/domain'],
  'packages/widgets': ['bus', 'client', 'charts', 'ui', 'contract', 'domain'].map(
    (name) => `packages/${name}`,
  ),
  'packages/server': ['store', 'contract', 'domain'].map((name) => `packages/${name}`),
  portal: ['packages/widgets', 'packages/domain'],
};

const roomOf = (file: string): string => {
  const [first, second] = file.split('/');
  return first === 'packages' ? `${first}/${second}` : (first ?? '');
};

const files = ['packages', 'portal', 'stories', 'tests'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => `${top}/${path}`),
);

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? '');
}

function targetRoom(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.'))
    return roomOf(relative(root, resolve(root, dirname(file), specifier)));
  const name = /^@observatorio\/([^/]+)/.exec(specifier)?.[1];
  if (name === undefined) return undefined;
  return name === 'portal' ? name : `packages/${name}`;
}

function targetFile(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = relative(root, resolve(root, dirname(file), specifier));
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((name) =>
    files.includes(name),
  );
}

describe('imports', () => {
  it('go only down the floors', () => {
    const upward = files.flatMap((file) => {
      const room = roomOf(file);
      return importsOf(file).flatMap((specifier) => {
        const target = targetRoom(file, specifier);
        if (target === undefined || target === room) return [];
        const fine =
          (floors[target] ?? 9) < (floors[room] ?? -1) && (allowed[room]?.includes(target) ?? true);
        return fine ? [] : [`${file} → ${specifier}`];
      });
    });
    expect(upward).toEqual([]);
  });

  it('make no circles', () => {
    const graph = new Map(
      files.map((file) => [
        file,
        importsOf(file).flatMap((specifier) => targetFile(file, specifier) ?? []),
      ]),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) {
        circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
        return;
      }
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });
});
