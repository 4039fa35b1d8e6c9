import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { minify } from 'vite';
import { inlineCss } from './packages/widgets/build/inline-css';
import { slimMaps } from './packages/widgets/build/slim-maps';
import { FOLDER_KEY } from './packages/widgets/src/base/script-folder';

type EsbuildOptions = Parameters<NonNullable<Options['esbuildOptions']>>[0];
type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type TsupPlugin = NonNullable<Options['plugins']>[number];

const root = import.meta.dirname;
const widgets = join(root, 'packages/widgets');
const dist = join(widgets, 'dist');
const bus = join(widgets, 'src/bus.ts');
const maps = join(root, 'packages/charts/src/maps/generated');

/** The entries that `packages/widgets/build/generate.ts` writes from the catalogue, by name. */
function entriesOf(kind: 'modules' | 'react' | 'scripts'): Record<string, string> {
  const folder = join(dist, 'entries', kind);
  if (!existsSync(folder))
    throw new Error('Falta gerar as entradas: npm run build -w packages/widgets');
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace(/\.ts$/, ''), join(folder, file)]),
  );
}

/** One module per state with the shapes of its cities, loaded when the state is chosen. */
const mapModules = Object.fromEntries(
  readdirSync(maps)
    .filter((file) => file.startsWith('municipalities-'))
    .map((file) => [`maps/${file.replace('.json', '')}`, join(maps, file)]),
);

const common: Options = { platform: 'browser', target: 'es2022', clean: false, silent: true };

/**
 * React 19 has what this CommonJS package brings to older ones, by a `require` that no browser
 * knows.
 */
const reactItself: EsbuildPlugin = {
  name: 'react-itself',
  setup: (build) =>
    build.onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({
      path: 'react',
      external: true,
    })),
};

/** For bundlers: React is the application's own, everything else is inside. */
const npm = (types: boolean): Options => ({
  ...common,
  entry: {
    index: join(widgets, 'src/index.ts'),
    register: join(widgets, 'src/register.ts'),
    bus,
    ...entriesOf('modules'),
    ...entriesOf('react'),
  },
  outDir: join(dist, 'npm'),
  format: 'esm',
  splitting: true,
  external: ['react', 'react-dom'],
  noExternal: [/^(?!react(-dom)?(\/|$))/],
  esbuildPlugins: [inlineCss(), reactItself],
  dts: types && {
    compilerOptions: {
      // tsup's declaration build sets `baseUrl`, which TypeScript 6 deprecates.
      ignoreDeprecations: '6.0',
      // Seen as sources, not as packages, the internal ones are written into the declarations.
      paths: { '@observatorio/*': [join(root, 'packages/*/src/index.ts')] },
    },
  },
});

/** Finds a tenth more than esbuild does. Nothing bundled here has getters with side effects. */
const minifiedAgain: TsupPlugin = {
  name: 'minified-again',
  async renderChunk(code, { path }) {
    const compress = { treeshake: { propertyReadSideEffects: false } };
    const { code: smaller, errors } = await minify(path, code, {
      module: this.format === 'esm',
      compress,
    });
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
    return { code: smaller };
  },
};

/** For other sites: complete, and on preact, which is a tenth of React's size. */
const forSites: Options = {
  ...common,
  outDir: join(dist, 'cdn'),
  minify: true,
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildPlugins: [inlineCss(), slimMaps()],
  plugins: [minifiedAgain],
};

function onPreact(options: EsbuildOptions): void {
  options.alias = {
    react: join(widgets, 'build/react-on-preact.ts'),
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'use-sync-external-store/shim/index.js': 'preact/compat',
  };
  // What the alias of React lacks, a library would otherwise find missing in the browser.
  options.logOverride = { 'import-is-undefined': 'error' };
  options.legalComments = 'none';
  options.chunkNames = 'chunks/[name]-[hash]';
}

/** What the loader imports: a module per tag, with shared chunks. */
const cdnModules: Options = {
  ...forSites,
  entry: { bus, ...entriesOf('modules'), ...mapModules },
  format: 'esm',
  splitting: true,
  esbuildOptions: onPreact,
};

/** The loader, and the one script that holds everything but the cities' shapes. */
const cdnScripts: Options = {
  ...forSites,
  entry: { observatorio: join(widgets, 'src/single-script.ts'), ...entriesOf('scripts') },
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
  esbuildOptions(options) {
    onPreact(options);
    options.external = ['./generated/municipalities-*'];
  },
  plugins: [
    {
      name: 'shapes-beside-the-script',
      renderChunk: (code) => ({
        code: code.replaceAll(
          /import\("\.\/generated\/(municipalities-\d\d)\.json"\)/g,
          `import(globalThis[Symbol.for("${FOLDER_KEY}")]+"maps/$1.js")`,
        ),
      }),
    },
    minifiedAgain,
  ],
};

// `tsup --env.TYPES 1` writes the declarations too, which takes ten times as long.
export default defineConfig(({ env }) => [npm(Boolean(env?.TYPES)), cdnModules, cdnScripts]);
