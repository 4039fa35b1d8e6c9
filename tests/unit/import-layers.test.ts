import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Layer of each workspace, and the other workspaces that its shipped code may import. */
const workspaces: Readonly<Record<string, { layer: number; imports: readonly string[] }>> = {
  kit: { layer: 0, imports: [] },
  domain: { layer: 0, imports: [] },
  language: { layer: 1, imports: ['domain'] },
  contract: { layer: 2, imports: ['domain', 'language'] },
  charts: { layer: 2, imports: ['domain', 'language'] },
  ui: { layer: 2, imports: ['domain', 'language'] },
  search: { layer: 2, imports: ['domain', 'language'] },
  cards: { layer: 3, imports: ['contract', 'charts', 'domain', 'language'] },
  bus: { layer: 3, imports: ['contract', 'domain', 'language'] },
  client: { layer: 3, imports: ['contract', 'domain', 'language'] },
  store: { layer: 3, imports: ['contract', 'search', 'domain', 'language', 'kit'] },
  import: { layer: 4, imports: ['store', 'contract', 'domain', 'language'] },
  sample: { layer: 4, imports: ['store', 'contract', 'domain', 'language', 'kit'] },
  accounts: { layer: 4, imports: [] },
  widgets: {
    layer: 5,
    imports: ['cards', 'bus', 'client', 'charts', 'ui', 'search', 'contract', 'domain', 'language'],
  },
  pages: { layer: 4, imports: ['cards', 'contract', 'domain', 'language'] },
  pictures: { layer: 4, imports: ['cards', 'charts', 'ui', 'contract', 'domain', 'language'] },
  server: {
    layer: 5,
    imports: [
      'pages',
      'pictures',
      'cards',
      'charts',
      'accounts',
      'sample',
      'store',
      'contract',
      'domain',
      'language',
      'kit',
    ],
  },
  portal: {
    layer: 6,
    imports: [
      'widgets',
      'pages',
      'cards',
      'client',
      'ui',
      'search',
      'contract',
      'domain',
      'language',
    ],
  },
  stories: {
    layer: 6,
    imports: ['widgets', 'cards', 'bus', 'ui', 'contract', 'domain', 'language'],
  },
};

/** Folder with the tests outside the packages, which may import any workspace. */
const TESTS = 'tests';

const workspaceOf = (file: string): string => {
  const [top = '', name = ''] = file.split('/');
  return top === 'packages' ? name : top;
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Whether a file is not shipped: a test, its helper or a build script. */
const isTooling = (file: string): boolean =>
  !file.includes('/src/') || file.split('/').some((part) => part.includes('test'));

const files = ['packages', 'portal', 'stories', 'tests'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.m?tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => `${top}/${path}`),
);
const known = new Set(files);

/** Returns the specifiers of a file's imports and re-exports, including dynamic and type imports. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, literal] = /^['"`]([^$]*)['"`]$/.exec(source.slice(start, end)) ?? [];
    return literal ?? [];
  });
  const types = [...source.matchAll(/typeof import\('([^']+)'\)/g)].map((match) => match[1] ?? '');
  const statics = staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return [...new Set([...statics, ...reexports, ...dynamic, ...types])];
}

const imports = files.flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })));

/** The `package.json` of each package, by folder. */
const manifests = new Map(
  readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [
      `packages/${name}`,
      JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')),
    ]),
);

const pathOf = (file: string, specifier: string): string =>
  relative(root, resolve(root, dirname(file), specifier));

function targetWorkspace(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return workspaceOf(pathOf(file, specifier));
  return /^@observatorio\/([^/]+)/.exec(specifier)?.[1];
}

/**
 * Resolves an import in which a file refers to its own package by name. Tests are exempt,
 * because they may import their package as a consumer would.
 */
function workspaceExport(file: string, specifier: string): string | undefined {
  if (!file.startsWith('packages/') || isTest(file)) return undefined;
  const folder = `packages/${workspaceOf(file)}`;
  const { name, exports = {} } = manifests.get(folder);
  if (specifier !== name && !specifier.startsWith(`${name}/`)) return undefined;
  const exported = exports[`.${specifier.slice(name.length)}`];
  return typeof exported === 'string' ? join(folder, exported) : undefined;
}

function targetFile(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.')
    ? pathOf(file, specifier)
    : workspaceExport(file, specifier);
  if (path === undefined) return undefined;
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, `${path}/index.ts`, path].find((name) => known.has(name));
}

/**
 * Whether a file may import a workspace: shipped code may import only those listed for its own
 * workspace; tests may import any lower layer.
 */
function mayImport(file: string, from: string, to: string): boolean {
  if (from === to || from === TESTS) return true;
  const [here, there] = [workspaces[from], workspaces[to]];
  if (!here || !there) return false;
  return here.layer > there.layer && (isTest(file) || here.imports.includes(to));
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const graphOf = (edges: readonly (readonly [from: string, to: string])[]): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
};

const fileEdges = imports.flatMap(({ file, specifier }) => {
  const target = targetFile(file, specifier);
  return target === undefined ? [] : [[file, target] as const];
});

/** Imports between folders of the same workspace, without tests, which may start all of it. */
const folderEdges = fileEdges
  .filter(([from, to]) => !isTooling(from) && !isTooling(to))
  .filter(([from, to]) => workspaceOf(from) === workspaceOf(to))
  .map(([from, to]) => [dirname(from), dirname(to)] as const)
  .filter(([from, to]) => from !== to);

function cyclesOf(graph: Graph): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, path: string[]): void => {
    if (path.includes(node)) {
      cycles.push([...path.slice(path.indexOf(node)), node].join(' → '));
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

describe('the import graph', () => {
  it('points only to lower layers', () => {
    const upward = imports.filter(({ file, specifier }) => {
      const to = targetWorkspace(file, specifier);
      return to !== undefined && !mayImport(file, workspaceOf(file), to);
    });
    expect(upward).toEqual([]);
  });

  it('enters a workspace only by its exports', () => {
    const past = imports.filter(
      ({ file, specifier }) =>
        !isTooling(file) &&
        specifier.startsWith('.') &&
        workspaceOf(pathOf(file, specifier)) !== workspaceOf(file),
    );
    expect(past).toEqual([]);
  });

  it('has no cycles between files', () => {
    expect(cyclesOf(graphOf(fileEdges))).toEqual([]);
  });

  it('has no cycles between a workspace’s folders', () => {
    expect(cyclesOf(graphOf(folderEdges))).toEqual([]);
  });

  it('respects the order of the folders in widgets', () => {
    const order = ['base', 'data', 'card', 'families'];
    const level = (folder: string) =>
      order.indexOf(/^packages\/widgets\/src\/([^/]+)/.exec(folder)?.[1] ?? '');
    const upward = folderEdges.filter(([from, to]) => level(from) >= 0 && level(to) > level(from));
    expect(upward).toEqual([]);
  });

  it('matches the dependencies declared in each package.json', () => {
    const undeclared = imports.filter(({ file, specifier }) => {
      if (!file.startsWith('packages/') || specifier.startsWith('.') || isBuiltin(specifier))
        return false;
      const [, dependency = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? [];
      // Tests and builds may also use the packages that the repository shares.
      if (isTooling(file) && !dependency.startsWith('@observatorio/')) return false;
      const { name, dependencies, devDependencies } = manifests.get(
        `packages/${workspaceOf(file)}`,
      );
      const declared = { [name]: '*', ...dependencies, ...devDependencies };
      return !(dependency in declared || `@types/${dependency}` in declared);
    });
    expect(undeclared).toEqual([]);
  });
});
