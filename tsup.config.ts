import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { buildTargets } from './packages/widgets/build/baseline';
import { inlineCss } from './packages/widgets/build/inline-css';
import { esbuildLicences } from './packages/widgets/build/licences';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const root = import.meta.dirname;
const widgets = join(root, 'packages/widgets');
const dist = join(widgets, 'dist');

/**
 * Finds the entries that `packages/widgets/build/generate.ts` writes from the catalogue, by name.
 */
function entriesOf(kind: 'families' | 'modules' | 'react'): Record<string, string> {
  const folder = join(dist, 'entries', kind);
  if (!existsSync(folder))
    throw new Error('Falta gerar as entradas: npm run build -w packages/widgets');
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace(/\.ts$/, ''), join(folder, file)]),
  );
}

/**
 * React 19 includes the hook that this CommonJS package shims for older versions through `require`,
 * which browsers lack.
 */
const reactShim: EsbuildPlugin = {
  name: 'react-itself',
  setup: (build) =>
    build.onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({
      path: 'react',
      external: true,
    })),
};

/**
 * Builds the npm package for bundlers: React stays external, everything else is bundled. The
 * scripts for other sites are built by `packages/widgets/build/sites/bundle.ts`, because their size
 * depends on which modules share a chunk, which esbuild cannot control.
 */
export default defineConfig({
  platform: 'browser',
  target: buildTargets,
  clean: false,
  silent: true,
  entry: {
    index: join(widgets, 'src/npm.ts'),
    register: join(widgets, 'src/register.ts'),
    bus: join(widgets, 'src/public-bus.ts'),
    ...entriesOf('families'),
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
});
