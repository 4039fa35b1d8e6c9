import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { measure, pages } from '../support/download-size';

/*
 * Download sizes of the elements on other sites, and the size that each adds to a page that already
 * has `<labour-map>`. Requires a build: npm run build -w packages/widgets.
 */

const root = resolve(import.meta.dirname, '../..');
const withMap = ['loader.js', 'labour-map.js'];
const map = measure({ name: '', entries: withMap }).kilobytes;
const measures = pages().map((page) => ({
  ...page,
  ...measure(page),
  added: measure({ name: '', entries: [...withMap, ...page.entries] }).kilobytes - map,
}));

console.table(
  measures.map(({ name, files, kilobytes, added, budget }) => ({
    página: name,
    pedidos: files.length,
    'KB (brotli)': kilobytes,
    'a mais, com labour-map': added.toFixed(1),
    limite: budget ?? '',
    cabe: budget === undefined ? '' : kilobytes <= budget ? 'sim' : 'NÃO',
  })),
);
mkdirSync(join(root, 'bench-results'), { recursive: true });
writeFileSync(join(root, 'bench-results/size.json'), `${JSON.stringify(measures, null, 2)}\n`);
