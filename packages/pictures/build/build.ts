import { resolve } from 'node:path';
import { build } from 'esbuild';
import { overrideModules } from './override-modules';

/*
 * Bundles the cards for Node. The server cannot load the sources, since they import style sheets
 * and files that only a bundler resolves.
 */

const folder = resolve(import.meta.dirname, '..');

await build({
  entryPoints: { pictures: resolve(folder, 'src/index.ts') },
  outdir: resolve(folder, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Defines `require` for bundled CommonJS libraries that load Node modules.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
  },
  external: ['@napi-rs/canvas', '@fontsource/poppins'],
  // Style sheets have no effect on pictures.
  loader: { '.css': 'empty' },
  plugins: [overrideModules()],
  logLevel: 'warning',
});
