import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { undefinedStyles } from '../src/base/reserve';
import { cataloguePage } from './catalogue-page';
import { entries } from './entries';
import { customElements, vscodeData, webTypes } from './manifests';
import { publishedPackage } from './published-package';
import { clearBuild } from './releases';

const dist = join(import.meta.dirname, '../dist');
const source = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

function write(path: string, content: string | object): void {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
}

/** Loads the catalogue through Vite, since Node cannot import its style sheets. */
async function loadCatalogue(): Promise<typeof import('../src/catalogue').catalogue> {
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const { catalogue } = await server.ssrLoadModule('/src/catalogue.ts');
  await server.close();
  return catalogue;
}

const catalogue = await loadCatalogue();
clearBuild(dist);
for (const [path, text] of entries(catalogue)) write(join('entries', path), text);
write('custom-elements.json', customElements(catalogue));
write('vscode.html-custom-data.json', vscodeData(catalogue));
write('web-types.json', webTypes(catalogue, source.version));
for (const path of ['reserve.css', 'cdn/reserve.css']) write(path, undefinedStyles(catalogue));
write('catalogo.md', cataloguePage(catalogue));
write('package.json', publishedPackage(source, catalogue));
