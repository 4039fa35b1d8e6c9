import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { undefinedStyles } from '../src/base/reserve';
import { cataloguePage } from './catalogue-page';
import { withDocumentedFilters } from './document-filters';
import { entries } from './entries';
import { customElements, embeddableElements, vscodeData, webTypes } from './manifests';
import { typeFiles } from './npm-types';
import { publishedPackage } from './published-package';
import { readme } from './readme';
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

interface Sources {
  catalogue: typeof import('../src/catalogue').catalogue;
  tokens: string;
}

/**
 * Loads the catalogue and the tokens through Vite, because Node cannot import their style sheets.
 */
async function loadSources(): Promise<Sources> {
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const { catalogue } = await server.ssrLoadModule('/src/catalogue.ts');
  const { tokens } = await server.ssrLoadModule('/src/tokens.ts');
  await server.close();
  return { catalogue, tokens };
}

const npm = (path: string): string => join('npm', path);

const text = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const { catalogue, tokens } = await loadSources();
clearBuild(dist);
for (const [path, code] of entries(catalogue)) write(join('entries', path), code);
const copied = {
  'public-types': text('../src/base/public-types.ts'),
  bus: text('published/bus.d.ts'),
};
const documented = withDocumentedFilters(catalogue);
for (const [name, types] of typeFiles(documented, copied)) write(npm(`${name}.d.ts`), types);
write(npm('custom-elements.json'), customElements(documented));
write(npm('vscode.html-custom-data.json'), vscodeData(documented));
write(npm('web-types.json'), webTypes(documented, source.version));
write('cdn/elements.json', JSON.stringify(embeddableElements(catalogue)));
for (const path of [npm('reserve.css'), 'cdn/reserve.css']) write(path, undefinedStyles(catalogue));
write('tokens.css', tokens);
write(npm('README.md'), readme(source.name) + cataloguePage(catalogue));
write(npm('LICENSE'), text('../../../LICENSE'));
write(npm('package.json'), publishedPackage(source, catalogue));
