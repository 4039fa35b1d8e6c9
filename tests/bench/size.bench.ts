import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/*
 * Download sizes, compressed with brotli: each entry of the built library, with everything that it
 * imports statically. Build first: npm run build -w packages/widgets.
 */

const root = resolve(import.meta.dirname, '../..');
const cdn = join(root, 'packages/widgets/dist/cdn');
const KB = 1000;

/** The script, what it makes the page import, and how large all of it may be, in KB. */
interface Page {
  name: string;
  entries: readonly string[];
  budget?: number;
}

const isTag = (file: string): boolean => /^[a-z]+(-[a-z]+)+\.js$/.test(file);

const tags = readdirSync(cdn).filter(isTag);

const pages: Page[] = [
  { name: 'loader.js', entries: ['loader.js'] },
  { name: 'página com <labour-map>', entries: ['loader.js', 'labour-map.js'], budget: 110 },
  ...tags
    .filter((file) => file !== 'labour-map.js')
    .map((file) => ({
      name: `página com <${file.replace('.js', '')}>`,
      entries: ['loader.js', file],
    })),
  { name: 'todos os elementos, pelo loader', entries: ['loader.js', ...tags], budget: 130 },
  { name: 'observatorio.js', entries: ['observatorio.js'], budget: 130 },
];

const staticImport = /(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g;

/** A file and all that it imports statically, as paths. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(staticImport)) {
    withImports(join(dirname(path), specifier), found);
  }
  return found;
}

const compressed = (path: string): number => brotliCompressSync(readFileSync(path)).length;

function measure({ name, entries, budget }: Page) {
  const files = new Set(entries.flatMap((entry) => [...withImports(join(cdn, entry))]));
  const size = [...files].reduce((sum, path) => sum + compressed(path), 0) / KB;
  return {
    name,
    requests: files.size,
    kilobytes: Math.round(size * 10) / 10,
    budget,
    fits: budget === undefined || size <= budget,
    files: [...files].map((path) => relative(cdn, path)),
  };
}

const measures = pages.map(measure);

console.table(
  measures.map(({ name, requests, kilobytes, budget, fits }) => ({
    página: name,
    pedidos: requests,
    'KB (brotli)': kilobytes,
    limite: budget ?? '',
    cabe: fits ? 'sim' : 'NÃO',
  })),
);
mkdirSync(join(root, 'bench-results'), { recursive: true });
writeFileSync(join(root, 'bench-results/size.json'), `${JSON.stringify(measures, null, 2)}\n`);
