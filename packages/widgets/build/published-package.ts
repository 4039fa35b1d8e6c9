import type { Declaration } from '../src/base/declaration';

interface SourcePackage {
  name: string;
  version: string;
  description: string;
  license: string;
}

const entryPoint = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** Non-module files of the package, exported under their own paths. */
const dataFiles = [
  'custom-elements.json',
  'vscode.html-custom-data.json',
  'web-types.json',
  'reserve.css',
  'package.json',
];

/**
 * Contents of the published package.json. Each subpath is a real file, so tools without `exports`
 * support also resolve it. React is a peer dependency; everything else is bundled.
 */
export function publishedPackage(source: SourcePackage, catalogue: readonly Declaration[]) {
  const tags = catalogue.map(({ tag }) => tag);
  const families = [...new Set(catalogue.map(({ area }) => area.family))];
  const registering = ['register', 'bus', ...families, ...tags];
  const { name, version, description, license } = source;
  return {
    name,
    version,
    description,
    license,
    keywords: ['web-components', 'custom-elements', 'charts', 'dados-abertos'],
    type: 'module',
    main: './index.js',
    module: './index.js',
    types: './index.d.ts',
    exports: {
      '.': entryPoint('index'),
      ...Object.fromEntries(
        ['react', ...registering].map((entry) => [`./${entry}`, entryPoint(entry)]),
      ),
      ...Object.fromEntries(dataFiles.map((file) => [`./${file}`, `./${file}`])),
      './cdn/*': './cdn/*',
    },
    sideEffects: [...registering.map((entry) => `./${entry}.js`), './cdn/**', './reserve.css'],
    peerDependencies: { react: '^18.2.0 || ^19.0.0', 'react-dom': '^18.2.0 || ^19.0.0' },
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
  };
}
