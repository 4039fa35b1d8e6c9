import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Each room with its floor and the rooms that its shipped code may import. */
const rooms: Readonly<Record<string, { floor: number; imports: readonly string[] }>> = {
  domain: { floor: 0, imports: [] },
  contract: { floor: 1, imports: ['domain'] },
  charts: { floor: 1, imports: ['domain'] },
  ui: { floor: 1, imports: ['domain'] },
  search: { floor: 1, imports: ['domain'] },
  bus: { floor: 2, imports: ['contract', 'domain'] },
  client: { floor: 2, imports: ['contract', 'domain'] },
  store: { floor: 2, imports: ['contract', 'search', 'domain'] },
  import: { floor: 3, imports: ['store', 'contract', 'domain'] },
  sample: { floor: 3, imports: ['store', 'contract', 'domain'] },
  accounts: { floor: 3, imports: ['domain'] },
  widgets: {
    floor: 4,
    imports: ['bus', 'client', 'charts', 'ui', 'search', 'contract', 'domain'],
  },
  server: { floor: 4, imports: ['accounts', 'sample', 'store', 'contract', 'domain'] },
  pictures: {
    floor: 5,
    imports: ['widgets', 'bus', 'client', 'charts', 'ui', 'contract', 'domain'],
  },
  portal: { floor: 5, imports: ['widgets', 'client', 'search', 'contract', 'domain'] },
  stories: { floor: 5, imports: ['widgets', 'bus', 'ui', 'contract', 'domain'] },
};

/** Tests outside the packages are above every floor and may import any room. */
const TESTS = 'tests';

const roomOf = (file: string): string => {
  const [top = '', name = ''] = file.split('/');
  return top === 'packages' ? name : top;
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const files = ['packages', 'portal', 'stories', 'tests'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => `${top}/${path}`),
);
const known = new Set(files);

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(
    (match) => match[1] ?? '',
  );

const pathOf = (file: string, specifier: string): string =>
  relative(root, resolve(root, dirname(file), specifier));

function targetRoom(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return roomOf(pathOf(file, specifier));
  return /^@observatorio\/([^/]+)/.exec(specifier)?.[1];
}

/** The file that a package exports under its own name; a test may import its package from above. */
function ownExport(file: string, specifier: string): string | undefined {
  if (!file.startsWith('packages/') || isTest(file)) return undefined;
  const folder = `packages/${roomOf(file)}`;
  const { name, exports = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  if (specifier !== name && !specifier.startsWith(`${name}/`)) return undefined;
  const exported = exports[`.${specifier.slice(name.length)}`];
  return typeof exported === 'string' ? join(folder, exported) : undefined;
}

function targetFile(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.') ? pathOf(file, specifier) : ownExport(file, specifier);
  if (path === undefined) return undefined;
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((name) => known.has(name));
}

/**
 * Shipped code imports only the rooms in the list of its room; tests may import all lower floors.
 */
function mayImport(file: string, from: string, to: string): boolean {
  if (from === to || from === TESTS) return true;
  const [here, there] = [rooms[from], rooms[to]];
  if (!here || !there) return false;
  return here.floor > there.floor && (isTest(file) || here.imports.includes(to));
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const fileGraph: Graph = new Map(
  files.map((file) => [
    file,
    new Set(importsOf(file).flatMap((specifier) => targetFile(file, specifier) ?? [])),
  ]),
);

/** Imports between the folders of each room. */
function folderGraph(): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of fileGraph) {
    for (const target of targets) {
      const [from, to] = [dirname(file), dirname(target)];
      if (from === to || roomOf(file) !== roomOf(target)) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

function circlesOf(graph: Graph): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (node: string, path: string[]): void => {
    if (path.includes(node)) {
      circles.push([...path.slice(path.indexOf(node)), node].join(' → '));
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return circles;
}

describe('imports', () => {
  it('go only down the floors', () => {
    const upward = files.flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const from = roomOf(file);
        const to = targetRoom(file, specifier);
        return to === undefined || mayImport(file, from, to) ? [] : [`${file} → ${specifier}`];
      }),
    );
    expect(upward).toEqual([]);
  });

  it('form no cycles between files', () => {
    expect(circlesOf(fileGraph)).toEqual([]);
  });

  it('form no cycles between the folders of a room', () => {
    expect(circlesOf(folderGraph())).toEqual([]);
  });

  it('go only down the folders of the widgets', () => {
    const order = ['base', 'data', 'card', 'families'];
    const level = (folder: string) =>
      order.indexOf(/^packages\/widgets\/src\/([^/]+)/.exec(folder)?.[1] ?? '');
    const upward = [...folderGraph()].flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => level(from) >= 0 && level(to) > level(from))
        .map((to) => `${from} → ${to}`),
    );
    expect(upward).toEqual([]);
  });

  it('are declared in the package that makes them', () => {
    const undeclared = files.flatMap((file) => {
      const from = roomOf(file);
      if (!file.startsWith('packages/')) return [];
      const manifest = JSON.parse(
        readFileSync(join(root, `packages/${from}/package.json`), 'utf8'),
      );
      return importsOf(file).flatMap((specifier) => {
        const to = /^@observatorio\/[^/]+/.exec(specifier)?.[0];
        const declared = { ...manifest.dependencies, ...manifest.devDependencies };
        return !to || to === manifest.name || to in declared ? [] : [`${file} → ${specifier}`];
      });
    });
    expect(undeclared).toEqual([]);
  });
});
