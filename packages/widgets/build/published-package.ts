import type { Declaration } from '../src/base/declaration';

interface SourcePackage {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Readonly<Record<string, string>>;
}

const entryPoint = (name: string) => ({
  types: `./npm/${name}.d.ts`,
  default: `./npm/${name}.js`,
});

/** The published package.json. React is a peer dependency; everything else is bundled. */
export function publishedPackage(source: SourcePackage, catalogue: readonly Declaration[]) {
  const tags = catalogue.map(({ tag }) => tag);
  const { name, version, description, license } = source;
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: {
      '.': entryPoint('index'),
      ...Object.fromEntries(
        ['bus', 'react', 'register', ...tags].map((entry) => [`./${entry}`, entryPoint(entry)]),
      ),
      './custom-elements.json': './custom-elements.json',
      './cdn/*': './cdn/*',
    },
    sideEffects: ['register', ...tags].map((entry) => `./npm/${entry}.js`),
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
  };
}
