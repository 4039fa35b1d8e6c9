import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { areaNames } from '@observatorio/contract';

/** Folder of the build for other sites: npm run build -w packages/widgets. */
const cdn = resolve(import.meta.dirname, '../../packages/widgets/dist/cdn');

const KB = 1000;

/** A page's scripts, without its data. */
export interface Page {
  name: string;
  /** Files that the page references or that the loader imports for it. */
  entries: readonly string[];
  /** Size limit in KB, from the design of the library. Unlimited by default. */
  budget?: number;
}

const modules = (): string[] =>
  readdirSync(cdn).filter((file) => /^[a-z]+(-[a-z]+)+\.js$/.test(file));

/**
 * Returns the pages to measure: one per element, one with the elements of /mapa, one with all
 * elements, and one per standalone script.
 */
export function pages(): Page[] {
  const all = modules();
  return [
    { name: 'loader.js', entries: ['loader.js'] },
    { name: 'labour-map', entries: ['loader.js', 'labour-map.js'], budget: 116 },
    ...all
      .filter((file) => file !== 'labour-map.js')
      .map((file) => ({ name: file.replace('.js', ''), entries: ['loader.js', file] })),
    {
      name: 'os elementos de /mapa',
      entries: ['loader.js', ...all.filter((file) => file.startsWith('labour-'))],
      budget: 166,
    },
    { name: 'todos os elementos', entries: ['loader.js', ...all], budget: 240 },
    ...areaNames.map((area) => ({ name: `${area}.js`, entries: [`${area}.js`], budget: 154 })),
    { name: 'observatorio.js', entries: ['observatorio.js'] },
  ];
}

const staticImport = /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g;

/** Returns the paths of a file and of all its static imports, recursively. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(staticImport)) {
    withImports(join(dirname(path), specifier), found);
  }
  return found;
}

const sizes = new Map<string, number>();

/** Returns a file's size in bytes after compression with Brotli. */
function compressed(path: string): number {
  const known = sizes.get(path) ?? brotliCompressSync(readFileSync(path)).length;
  sizes.set(path, known);
  return known;
}

/**
 * Returns the paths of the files that a page loads, and their total size in KB after compression
 * with Brotli.
 */
export function measure({ entries }: Page): { files: string[]; kilobytes: number } {
  const files = [...new Set(entries.flatMap((entry) => [...withImports(join(cdn, entry))]))];
  const bytes = files.reduce((sum, path) => sum + compressed(path), 0);
  return {
    files: files.map((path) => relative(cdn, path)),
    kilobytes: Math.round(bytes / (KB / 10)) / 10,
  };
}
