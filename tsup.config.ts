import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { minify } from 'vite';
import { inlineCss } from './packages/widgets/build/inline-css';
import { esbuildLicences } from './packages/widgets/build/licences';
import { listImports } from './packages/widgets/build/list-imports';
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

/** One module per family, which defines its elements. */
const families = Object.fromEntries(
  readdirSync(join(widgets, 'src/register')).map((file) => [
    file.replace(/\.ts$/, ''),
    join(widgets, 'src/register', file),
  ]),
);

/** One module per state with the shapes of its cities, loaded when the state is chosen. */
const mapModules = Object.fromEntries(
  readdirSync(maps)
    .filter((file) => file.startsWith('municipalities-'))
    .map((file) => [`maps/${file.replace('.json', '')}`, join(maps, file)]),
);

const common: Options = { platform: 'browser', target: 'es2022', clean: false, silent: true };

/**
 * React 19 includes the hook that this CommonJS package provides for older versions, through a
 * `require` that browsers lack.
 */
const reactShim: EsbuildPlugin = {
  name: 'react-itself',
  setup: (build) =>
    build.onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({
      path: 'react',
      external: true,
    })),
};

/** For bundlers: React stays external, everything else is bundled. */
const npm: Options = {
  ...common,
  entry: {
    index: join(widgets, 'src/npm.ts'),
    register: join(widgets, 'src/register.ts'),
    bus,
    ...families,
    ...entriesOf('modules'),
    ...entriesOf('react'),
  },
  outDir: join(dist, 'npm'),
  format: 'esm',
  splitting: true,
  external: ['react', 'react-dom'],
  noExternal: [/^(?!react(-dom)?(\/|$))/],
  esbuildPlugins: [inlineCss(), reactShim, esbuildLicences(root, join(dist, 'npm'))],
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
};

/**
 * Minifies a tenth better than esbuild alone. No code in the bundles has getters with side effects.
 */
const minifyOutput: TsupPlugin = {
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

/** For other sites: self-contained, on preact, which is a tenth of React's size. */
const forSites: Options = {
  ...common,
  outDir: join(dist, 'cdn'),
  minify: true,
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildPlugins: [inlineCss(), slimMaps(), esbuildLicences(root, join(dist, 'cdn'))],
  plugins: [minifyOutput],
};

function onPreact(options: EsbuildOptions): void {
  options.alias = {
    react: join(widgets, 'build/react-on-preact.ts'),
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'use-sync-external-store/shim/index.js': 'preact/compat',
  };
  // Fails the build if a library imports something that the alias of React lacks.
  options.logOverride = { 'import-is-undefined': 'error' };
  options.legalComments = 'none';
  options.chunkNames = 'chunks/[name]-[hash]';
}

/** The modules that the loader imports: one per tag, with shared chunks. */
const cdnModules: Options = {
  ...forSites,
  entry: { bus, ...entriesOf('modules'), ...mapModules },
  format: 'esm',
  splitting: true,
  esbuildPlugins: [...(forSites.esbuildPlugins ?? []), listImports(dist)],
  esbuildOptions: onPreact,
};

/** The loader, and the single script, which contains everything but the shapes of cities. */
const cdnScripts: Options = {
  ...forSites,
  entry: {
    observatorio: join(widgets, 'src/single-script.ts'),
    frame: join(widgets, 'src/frame.ts'),
    ...entriesOf('scripts'),
  },
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
    minifyOutput,
  ],
};

export default defineConfig([npm, cdnModules, cdnScripts]);
