import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { measure, pages } from '../support/download-size';

/* Download sizes of the elements on other sites. Build first: npm run build -w packages/widgets. */

const root = resolve(import.meta.dirname, '../..');
const measures = pages().map((page) => ({ ...page, ...measure(page) }));

console.table(
  measures.map(({ name, files, kilobytes, budget }) => ({
    página: name,
    pedidos: files.length,
    'KB (brotli)': kilobytes,
    limite: budget ?? '',
    cabe: budget === undefined ? '' : kilobytes <= budget ? 'sim' : 'NÃO',
  })),
);
mkdirSync(join(root, 'bench-results'), { recursive: true });
writeFileSync(join(root, 'bench-results/size.json'), `${JSON.stringify(measures, null, 2)}\n`);
